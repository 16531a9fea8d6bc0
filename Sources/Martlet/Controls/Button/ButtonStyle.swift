import AttributeGraph

/// How buttons look that behave as buttons do.
///
///     struct Faded: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///         }
///     }
///
/// What a style declares, `@State` for instance, is kept once for each button (law A9).
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// A button, as a style sees it.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// What the button is for, if it says so.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is held down now.
    public let isPressed: Bool
}

/// How buttons look and what operates them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a button, which calls the configuration's `trigger()`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The look of the host's that a built-in style stands for; nil for a style with a body.
    nonisolated static var _look: _ControlLook? { get }
}

extension PrimitiveButtonStyle {
    /// None: a style with a body draws by itself.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// A button, as a primitive style sees it.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// What the button is for, if it says so.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: () -> Void

    /// Runs the action of the button.
    @MainActor public func trigger() { action() }
}

nonisolated struct ButtonStyleModifier<S: ButtonStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let maker = BodyStyleMaker<S, ButtonParts, S.Body>(
            key: ButtonStyleKey.self,
            style: modifier[\.style],
            inputs: inputs
        ) { style, parts in
            let configuration = ButtonStyleConfiguration(
                role: parts.role,
                label: .init(),
                isPressed: parts.isPressed
            )
            return onMainActor((style, configuration)) { $0.makeBody(configuration: $1) }
        }
        inputs.attach(ButtonStyleKey.self, ButtonStyleAttachment(maker: maker, isPrimitive: false))
    }
}

nonisolated struct PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if let look = S._look {
            let attachment = ButtonStyleAttachment(maker: nil, isPrimitive: true, look: look.as(ButtonLook.self))
            inputs.attach(ButtonStyleKey.self, attachment)
            return
        }
        let maker = BodyStyleMaker<S, ButtonParts, S.Body>(
            key: ButtonStyleKey.self,
            style: modifier[\.style],
            inputs: inputs
        ) { style, parts in
            let configuration = PrimitiveButtonStyleConfiguration(
                role: parts.role,
                label: .init(),
                action: parts.action
            )
            return onMainActor((style, configuration)) { $0.makeBody(configuration: $1) }
        }
        inputs.attach(ButtonStyleKey.self, ButtonStyleAttachment(maker: maker, isPrimitive: true))
    }
}

extension View {
    /// Gives the buttons of the view a look of one's own.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: style))
    }

    /// Gives the buttons of the view a look and a behaviour.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: style))
    }
}
