import AttributeGraph

/// A custom look for control groups.
///
///     struct Column: ControlGroupStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.content }
///         }
///     }
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a control group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ControlGroupStyleConfiguration

    /// The look that hosts draw for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ControlLook? { get }
}

extension ControlGroupStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// The properties of a control group, for the body of a style.
public struct ControlGroupStyleConfiguration {
    /// The type of the group's controls.
    nonisolated public struct Content: StyleContentView {
        init() {}

        /// Adds the controls' nodes to the list of the container.
        public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
            inputs.attachment(Self.self, as: StyleContent.self)?.makeList(inputs)
        }

        /// `false`: there may be any number of controls.
        public static var _isUnary: Bool { false }
    }

    /// The type of the group's label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The controls of the group.
    public let content = Content()
    /// The label of the group.
    public let label = Label()

    init() {}
}

/// The built-in looks of a control group.
enum ControlGroupLook: Hashable {
    /// Adjacent controls in a row.
    case row
    /// A button that opens a menu of the controls; inside a menu, a submenu.
    case menu
}

/// The key of the control group style among the attachments of the inputs.
enum ControlGroupStyleKey {}

/// The control group style that is in effect in a subtree.
final class ControlGroupStyleAttachment {
    let maker: StyleMaker<Void>?
    let look: ControlGroupLook

    init(maker: StyleMaker<Void>?, look: ControlGroupLook = .row) {
        self.maker = maker
        self.look = look
    }
}

nonisolated struct ControlGroupStyleModifier<S: ControlGroupStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if let look = S._look {
            let attachment = ControlGroupStyleAttachment(maker: nil, look: look.as(ControlGroupLook.self))
            return inputs.attach(ControlGroupStyleKey.self, attachment)
        }
        let maker = BodyStyleMaker<S, Void, S.Body>(
            key: ControlGroupStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, _ in
            onMainActor(style) { $0.makeBody(configuration: ControlGroupStyleConfiguration()) }
        }
        inputs.attach(ControlGroupStyleKey.self, ControlGroupStyleAttachment(maker: maker))
    }
}

extension View {
    /// Sets the style of the control groups in the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlGroupStyleModifier(style: style))
    }
}
