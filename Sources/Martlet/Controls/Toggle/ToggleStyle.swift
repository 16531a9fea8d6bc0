import AttributeGraph

/// How toggles look and what operates them.
///
///     struct Check: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isOn.toggle() } label: { configuration.label }
///         }
///     }
///
/// What a style declares, `@State` for instance, is kept once for each toggle (law A9).
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a toggle, which changes the configuration's `isOn`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ToggleStyleConfiguration

    /// The look of the host's that a built-in style stands for; nil for a style with a body.
    nonisolated static var _look: _ControlLook? { get }

    /// The colour that a built-in style was made with.
    nonisolated var _tint: Color? { get }
}

extension ToggleStyle {
    /// None: a style with a body draws by itself.
    nonisolated public static var _look: _ControlLook? { nil }
    /// None: a style with a body has its own.
    nonisolated public var _tint: Color? { nil }
}

/// A toggle, as a style sees it.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether what the toggle stands for is partly on.
    public var isMixed: Bool

    init(isOn: Binding<Bool>, isMixed: Bool) {
        label = Label()
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// What a toggle has beside its label.
struct ToggleParts {
    var isOn: Binding<Bool>
    /// Whether only some of the toggle's values are on.
    var isMixed = false
}

/// The key under which a toggle finds its style.
enum ToggleStyleKey {}

/// The style that toggles find around them.
final class ToggleStyleAttachment {
    let maker: StyleMaker<ToggleParts>?
    let look: ToggleControl.Look
    /// The colour of the style, read in a rule.
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
    /// Gives the toggles of the view a look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ToggleStyleModifier(style: style))
    }
}

/// The look that suits the host and the place.
public struct DefaultToggleStyle: ToggleStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.automatic) }

    /// Makes the style.
    nonisolated public init() {}

    /// The toggle itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.switching) }
    /// The colour that the style was made with; nil for that of the views around.
    nonisolated public let _tint: Color?

    /// The colour that the style was made with; nil for that of the views around.
    nonisolated public init() { _tint = nil }

    /// A switch that is in a colour while it is on.
    nonisolated public init(tint: Color) { _tint = tint }

    /// The toggle itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A box before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.checkbox) }

    /// Makes the style.
    nonisolated public init() {}

    /// The toggle itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ToggleControl.Look.button) }

    /// Makes the style.
    nonisolated public init() {}

    /// The toggle itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look that suits the host and the place.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box before the label.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while the toggle is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
