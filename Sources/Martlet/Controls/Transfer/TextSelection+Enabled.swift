import AttributeGraph

/// Whether a person can take text from views: `.enabled` or `.disabled`.
@MainActor @preconcurrency
public protocol TextSelectability {
    /// Whether a person can.
    nonisolated static var allowsSelection: Bool { get }
}

/// A person can take text from views.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// Whether a person can.
    nonisolated public static var allowsSelection: Bool { true }
}

/// A person can't take text from views.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// Whether a person can.
    nonisolated public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// A person can take text from views.
    nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// A person can't take text from views.
    nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Says of a node whether text in it can be copied.
final class TextCopying: NodeAttachment {
    let isAllowed: Bool

    init(isAllowed: Bool) { self.isAllowed = isAllowed }
}

nonisolated struct TextSelectionModifier<S: TextSelectability>: PrimitiveModifier {
    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        node.setAttachment(TextCopying(isAllowed: S.allowsSelection))
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension RenderNode {
    /// The items by which the text that the node shows can be copied; empty where it can't.
    @MainActor
    var textCopyItems: [MenuItem] {
        guard case .text(let text) = content else { return [] }
        var node: RenderNode? = self
        while let current = node {
            if let copying = current.attachment(TextCopying.self) {
                guard copying.isAllowed else { return [] }
                let string = text.string
                return [MenuItem("Copy") { [weak self] in if let self { Clipboard.copy(string, in: scene) } }]
            }
            node = current.parent
        }
        return []
    }
}

extension View {
    /// Says whether a person can take text from the view: each text has a menu that copies it.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier<S>())
    }
}
