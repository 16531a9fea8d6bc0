import AttributeGraph

/// How menus look.
///
///     struct RedMenu: MenuStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Menu(configuration).foregroundStyle(.red)
///         }
///     }
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = MenuStyleConfiguration

    /// The look of the host's that a built-in style stands for; nil for a style with a body.
    nonisolated static var _look: _ControlLook? { get }
}

extension MenuStyle {
    /// None: a style with a body draws by itself.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// A menu, as a style sees it.
public struct MenuStyleConfiguration {
    /// The label of the menu.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The items of the menu.
    nonisolated public struct Content: StyleContentView {
        init() {}

        /// The items stand for themselves.
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
    /// Makes the elements as they are, rather than as one.
    nonisolated fileprivate static func makeItems(_ inputs: _ViewInputs) {
        inputs.attachment(Self.self, as: StyleContent.self)?.makeList(inputs)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was asked for, for the style to put into its body.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}

/// The key under which a menu finds its style.
enum MenuStyleKey {}

/// The style that menus find around them.
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

/// The look that suits the place: that of buttons.
public struct DefaultMenuStyle: MenuStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.automatic) }

    /// Makes the style.
    nonisolated public init() {}

    /// The menu itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// The look that buttons have there, by `buttonStyle(_:)`.
public struct ButtonMenuStyle: MenuStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.automatic) }

    /// Makes the style.
    nonisolated public init() {}

    /// The menu itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.borderless) }

    /// Makes the style.
    nonisolated public init() {}

    /// The menu itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ButtonLook.bordered) }

    /// Makes the style.
    nonisolated public init() {}

    /// The menu itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The look that suits the place: that of buttons.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The look that buttons have there, by `buttonStyle(_:)`.
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

/// The order in which the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int

    /// As the system has it. Here the first item is the first from above.
    public static let automatic = MenuOrder(number: 0)
    /// The first item is the nearest to what opened the menu. Menus open downwards here, so that it is the upper one.
    public static let priority = MenuOrder(number: 1)
    /// The first item is the first from above.
    public static let fixed = MenuOrder(number: 2)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The order in which the items of menus stand.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether menus show that they are such.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Says how the menus of the view look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(MenuStyleModifier(style: style))
    }

    /// Says in which order the items of the view's menus stand.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }

    /// Shows or hides the arrow by which the menus of the view show that they are such.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
