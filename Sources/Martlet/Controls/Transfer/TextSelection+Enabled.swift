import AttributeGraph
import Foundation

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
    private let places: TextCopyingPlaces

    init(isAllowed: Bool, in scene: SceneGraph) {
        self.isAllowed = isAllowed
        places = scene.service(TextCopyingPlaces.self)
        if isAllowed { places.count += 1 }
    }

    deinit { if isAllowed { places.count -= 1 } }
}

/// How many views of a scene let a person take text: without one, no movement of the pointer has to look for it.
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

/// What a person has selected of a text, where the host lets them.
private final class SelectedText: NodeAttachment {
    let string: String

    init(_ string: String) { self.string = string }
}

extension RenderNode {
    /// The items by which the text that the node shows can be copied, or what is selected of it; empty where it can't.
    @MainActor
    var textCopyItems: [MenuItem] {
        guard allowsTaking, case .text(let text) = content else { return [] }
        let string = selectedText ?? text.string
        return [MenuItem("Copy") { [weak self] in if let self { Clipboard.copy(string, in: scene) } }]
    }

    /// What is selected of the text that the node shows; nil for nothing.
    package var selectedText: String? {
        get { attachment(SelectedText.self)?.string }
        set {
            if let newValue { setAttachment(SelectedText(newValue)) } else { removeAttachment(SelectedText.self) }
        }
    }

    /// Whether a person can take the text that the node shows.
    fileprivate var allowsTaking: Bool {
        guard case .text = content else { return false }
        var node: RenderNode? = self
        while let current = node {
            if let copying = current.attachment(TextCopying.self) { return copying.isAllowed }
            node = current.parent
        }
        return false
    }

    /// Whether the node, or what it stands in, does something when it is pressed.
    fileprivate var isPressed: Bool {
        var node: RenderNode? = self
        while let current = node {
            if let control = current.controlContent, control.isEnabled, control.offers.contains(.press) { return true }
            node = current.containerNode
        }
        return false
    }
}

extension SceneGraph {
    /// The text at a point of the window that a person can take, where pressing it does nothing else.
    @MainActor
    package func takeableText(at point: CGPoint) -> RenderNode? {
        guard let places = existingService(TextCopyingPlaces.self), places.count > 0 else { return nil }
        guard let node = hitTest(point), node.allowsTaking, !node.isPressed else { return nil }
        return node
    }

    /// Puts a text onto the clipboard.
    @MainActor
    package func copyText(_ string: String) { Clipboard.copy(string, in: self) }
}

extension View {
    /// Says whether a person can take text from the view: by its menu, and in windows by selecting some of it with the
    /// pointer.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier<S>())
    }
}
