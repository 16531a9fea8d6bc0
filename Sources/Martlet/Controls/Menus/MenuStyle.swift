import AttributeGraph

/// A custom look for menus.
///
///     struct RedMenu: MenuStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Menu(configuration).foregroundStyle(.red)
///         }
///     }
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = MenuStyleConfiguration

    /// The look that hosts draw for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ControlLook? { get }
}

extension MenuStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// The properties of a menu, for the body of a style.
public struct MenuStyleConfiguration {
    /// The type of the menu's label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The type of the menu's items.
    nonisolated public struct Content: StyleContentView {
        init() {}

        /// Adds the items' nodes to the list of the container.
        public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) { makeItems(inputs) }
    }

    /// The label of the menu.
    public var label: Label { Label() }
    /// The items of the menu.
    public var content: Content { Content() }
    let primaryAction: (@MainActor () -> Void)?

    init(primaryAction: (@MainActor () -> Void)?) { self.primaryAction = primaryAction }
}

extension StyleContentView {
    /// Adds the content's nodes separately, instead of wrapping them in one node.
    nonisolated fileprivate static func makeItems(_ inputs: _ViewInputs) {
        inputs.attachment(Self.self, as: StyleContent.self)?.makeList(inputs)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style styles, for use in the style's body.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}

/// The key of the menu style among the attachments of the inputs.
enum MenuStyleKey {}

/// The menu style that is in effect in a subtree.
final class MenuStyleAttachment {
    let maker: StyleMaker<MenuParts>?
    let look: ButtonLook

    init(maker: StyleMaker<MenuParts>?, look: ButtonLook = .automatic) {
        self.maker = maker
        self.look = look
    }
}

nonisolated struct MenuStyleModifier<S: MenuStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if let look = S._look {
            inputs.attach(MenuStyleKey.self, MenuStyleAttachment(maker: nil, look: look.as(ButtonLook.self)))
            return
        }
        let maker = BodyStyleMaker<S, MenuParts, S.Body>(
            key: MenuStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, parts in
            onMainActor((style, MenuStyleConfiguration(primaryAction: parts.primaryAction))) {
                $0.makeBody(configuration: $1)
            }
        }
        inputs.attach(MenuStyleKey.self, MenuStyleAttachment(maker: maker))
    }
}

/// The default style: the look of the surrounding buttons.
public struct DefaultMenuStyle: MenuStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.automatic) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a menu that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// The look of buttons, as set by `buttonStyle(_:)`.
public struct ButtonMenuStyle: MenuStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.automatic) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a menu that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderless) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a menu that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.bordered) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a menu that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style: the look of the surrounding buttons.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The look of buttons, as set by `buttonStyle(_:)`.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    nonisolated public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The order of the items in a menu.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int

    /// The system's order, which shows the first item on top.
    public static let automatic = MenuOrder(number: 0)
    /// The first item is closest to the control that opens the menu. Menus open downwards here, so it is on top.
    public static let priority = MenuOrder(number: 1)
    /// The first item is on top.
    public static let fixed = MenuOrder(number: 2)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The order of the items in menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The visibility of the arrow that marks menu buttons.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(MenuStyleModifier(style: style))
    }

    /// Sets the order of the items in the view's menus.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }

    /// Shows or hides the arrow of the menu buttons in the view.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
