import AttributeGraph
import Foundation

/// The selectability of text: `.enabled` or `.disabled`.
@MainActor @preconcurrency
public protocol TextSelectability {
    /// Whether users can select text.
    nonisolated static var allowsSelection: Bool { get }
}

/// Text that users can select.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// `true`: users can select text.
    nonisolated public static var allowsSelection: Bool { true }
}

/// Text that users cannot select.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// `false`: users cannot select text.
    nonisolated public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that users can select.
    nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that users cannot select.
    nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The text selectability of a node's subtree.
final class TextCopying: NodeAttachment {
    let isAllowed: Bool
    private let places: TextCopyingPlaces

    init(isAllowed: Bool, in scene: SceneGraph) {
        self.isAllowed = isAllowed
        places = scene.service(TextCopyingPlaces.self)
        if isAllowed { places.count += 1 }
    }

    deinit { if isAllowed { places.count -= 1 } }
}

/// The number of views in a scene that enable text selection. While it is zero, pointer movements need no hit test for
/// text.
final class TextCopyingPlaces: SceneService {
    static let slot = ServiceSlot()
    fileprivate(set) var count = 0

    init(scene: SceneGraph) {}
}

nonisolated struct TextSelectionModifier<S: TextSelectability>: PrimitiveModifier {
    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        node.setAttachment(TextCopying(isAllowed: S.allowsSelection, in: inputs.scene))
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// The text that the user has selected in a node, on hosts that support it.
private final class SelectedText: NodeAttachment {
    let string: String

    init(_ string: String) { self.string = string }
}

extension TextNode {
    /// The menu items that copy the node's text, or the selected part of it; empty if the text is not selectable.
    @MainActor
    var copyItems: [MenuItem] {
        guard allowsTaking, case .text(let text) = node.content else { return [] }
        let string = selectedText ?? text.string
        return [MenuItem("Copy") { [weak node = self.node] in if let node { Clipboard.copy(string, in: node.scene) } }]
    }

    /// The selected part of the node's text; `nil` for none.
    package var selectedText: String? {
        get { node.attachment(SelectedText.self)?.string }
        nonmutating set {
            if let newValue {
                node.setAttachment(SelectedText(newValue))
            } else {
                node.removeAttachment(SelectedText.self)
            }
        }
    }

    /// Whether the user can select the node's text.
    fileprivate var allowsTaking: Bool {
        guard case .text = self.node.content else { return false }
        var node: RenderNode? = self.node
        while let current = node {
            if let copying = current.attachment(TextCopying.self) { return copying.isAllowed }
            node = current.parent
        }
        return false
    }

    /// Whether a press of the node, or of a node around it, runs an action.
    fileprivate var isPressed: Bool {
        var node: RenderNode? = self.node
        while let current = node {
            if let control = current.controlContent, control.isEnabled, control.offers.contains(.press) { return true }
            node = current.containerNode
        }
        return false
    }
}

extension SceneTransfer {
    /// Returns the selectable text at a point of the window, unless a press there runs an action.
    @MainActor
    package func takeableText(at point: CGPoint) -> RenderNode? {
        guard let places = scene.existingService(TextCopyingPlaces.self), places.count > 0 else { return nil }
        guard let node = scene.hitTest(point), node.text.allowsTaking, !node.text.isPressed else { return nil }
        return node
    }

    /// Copies a text to the clipboard.
    @MainActor
    package func copyText(_ string: String) { Clipboard.copy(string, in: scene) }
}

extension View {
    /// Sets whether users can select text in the view. In windows, text is selected with the pointer; a context menu
    /// copies it.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier<S>())
    }
}
