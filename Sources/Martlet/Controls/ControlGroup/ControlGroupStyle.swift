import AttributeGraph

/// How groups of controls look.
///
///     struct Column: ControlGroupStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.content }
///         }
///     }
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ControlGroupStyleConfiguration

    /// The look of the host's that a built-in style stands for; nil for a style with a body.
    nonisolated static var _look: _ControlLook? { get }
}

extension ControlGroupStyle {
    /// None: a style with a body draws by itself.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// A group of controls, as a style sees it.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    nonisolated public struct Content: StyleContentView {
        init() {}

        /// The controls stand for themselves.
        public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
            inputs.attachment(Self.self, as: StyleContent.self)?.makeList(inputs)
        }

        /// There may be any number of them.
        public static var _isUnary: Bool { false }
    }

    /// The label of the group.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The controls.
    public let content = Content()
    /// The label of the group.
    public let label = Label()

    init() {}
}

/// What a built-in style makes of a group.
enum ControlGroupLook: Hashable {
    /// Controls beside each other.
    case row
    /// A button that opens a menu of them; in a menu, a menu of its own.
    case menu
}

/// The key under which a group finds its style.
enum ControlGroupStyleKey {}

/// The style that groups find around them.
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
    /// Gives the groups of controls in the view a look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlGroupStyleModifier(style: style))
    }
}
