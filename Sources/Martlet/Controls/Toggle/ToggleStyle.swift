import AttributeGraph

/// A custom look and interaction for toggles.
///
///     struct Check: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isOn.toggle() } label: { configuration.label }
///         }
///     }
///
/// Dynamic properties of the style, such as `@State`, are stored once for each toggle (law A9).
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a toggle. It changes the configuration's `isOn`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ToggleStyleConfiguration

    /// The look that hosts draw for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ControlLook? { get }

    /// The tint of a built-in style.
    nonisolated var _tint: Color? { get }
}

extension ToggleStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ControlLook? { nil }
    /// `nil` for custom styles.
    nonisolated public var _tint: Color? { nil }
}

/// The properties of a toggle, for the body of a style.
public struct ToggleStyleConfiguration {
    /// The type of the toggle's label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle's values differ.
    public var isMixed: Bool

    init(isOn: Binding<Bool>, isMixed: Bool) {
        label = Label()
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The properties of a toggle other than its label.
struct ToggleParts {
    var isOn: Binding<Bool>
    /// Whether the toggle's values differ.
    var isMixed = false
}

/// The key of the toggle style among the attachments of the inputs.
enum ToggleStyleKey {}

/// The toggle style that is in effect in a subtree.
final class ToggleStyleAttachment {
    let maker: StyleMaker<ToggleParts>?
    let look: ToggleControl.Look
    /// The tint of the style, read in a rule.
    let tint: (Graph) -> Color?

    init(
        maker: StyleMaker<ToggleParts>?, look: ToggleControl.Look = .automatic,
        tint: @escaping (Graph) -> Color? = { _ in nil }
    ) {
        self.maker = maker
        self.look = look
        self.tint = tint
    }
}

nonisolated struct ToggleStyleModifier<S: ToggleStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if let look = S._look {
            let attachment = ToggleStyleAttachment(maker: nil, look: look.as(ToggleControl.Look.self)) {
                modifier.read(in: $0).style._tint
            }
            inputs.attach(ToggleStyleKey.self, attachment)
            return
        }
        let maker = BodyStyleMaker<S, ToggleParts, S.Body>(
            key: ToggleStyleKey.self,
            style: modifier[\.style],
            inputs: inputs
        ) { style, parts in
            let configuration = ToggleStyleConfiguration(isOn: parts.isOn, isMixed: parts.isMixed)
            return onMainActor((style, configuration)) { $0.makeBody(configuration: $1) }
        }
        inputs.attach(ToggleStyleKey.self, ToggleStyleAttachment(maker: maker))
    }
}

extension View {
    /// Sets the style of the toggles in the view.
    ///
    ///     Toggle("Notifications", isOn: $notifies)
    ///         .toggleStyle(.switch)
    ///
    /// - Parameter style: The style, which also applies to toggles in subviews that do not set their own.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ToggleStyleModifier(style: style))
    }
}

/// The look that the host chooses for the surroundings, such as a list row or a toolbar.
public struct DefaultToggleStyle: ToggleStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.automatic) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a toggle that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.switching) }
    /// The tint of the style; `nil` for that of the environment.
    nonisolated public let _tint: Color?

    /// Creates the style in the tint of the environment.
    nonisolated public init() { _tint = nil }

    /// Creates a style whose switches have a color while they are on.
    nonisolated public init(tint: Color) { _tint = tint }

    /// Returns a toggle that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A check box before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.checkbox) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a toggle that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.button) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a toggle that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look that the host chooses for the surroundings, such as a list row or a toolbar.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A check box before the label.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the toggle is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
