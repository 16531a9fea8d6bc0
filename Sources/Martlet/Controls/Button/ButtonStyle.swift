import AttributeGraph

/// A custom look for buttons that keeps their standard interaction.
///
///     struct Faded: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///         }
///     }
///
/// Dynamic properties of the style, such as `@State`, are stored once for each button (law A9).
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a button.
    ///
    /// - Parameter configuration: The label, role and state of the button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button, for the body of a style.
public struct ButtonStyleConfiguration {
    /// The type of the button's label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The purpose of the button; `nil` for an ordinary one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the user holds the button down.
    public let isPressed: Bool
}

/// A custom look and interaction for buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a button. It runs the action by calling the configuration's `trigger()`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The look that hosts draw for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ControlLook? { get }
}

extension PrimitiveButtonStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// The properties of a button, for the body of a primitive style.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of the button's label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The purpose of the button; `nil` for an ordinary one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: () -> Void

    /// Runs the button's action.
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
    /// Sets a style with a custom look for the buttons in the view.
    ///
    ///     VStack { Button("One") {}; Button("Two") {} }.buttonStyle(Faded())
    ///
    /// The style makes the body of each button; pressing, keys and the role work as before. Buttons in subviews may
    /// have another style.
    ///
    /// - Parameter style: The style.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: style))
    }

    /// Sets a style with a custom look and interaction, or a built-in style, for the buttons in the view.
    ///
    ///     Button("Save") { save() }.buttonStyle(.borderedProminent)
    ///
    /// The nearest style applies. The default, `.automatic`, is the look of the host in the surroundings of the button.
    ///
    /// - Parameter style: The style, such as `.bordered`, `.borderless` or `.plain`.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: style))
    }
}
