import Martlet

/// Looks for elements in a part of a render tree, inside the labels of controls too.
@MainActor
struct ElementSearch {
    let core: HostCore
    /// The root of the search: that of the scene, or an element.
    let root: RenderNode
    /// Whether the root itself may be found.
    var includesRoot = true

    /// The nodes in reading order, parents first.
    var nodes: [RenderNode] {
        var nodes: [RenderNode] = []
        func visit(_ node: RenderNode) {
            nodes.append(node)
            for child in node.reading.children { visit(child) }
        }
        core.scene.inDepth { visit(root) }
        if !includesRoot { nodes.removeFirst() }
        return nodes
    }

    /// Returns the nodes that satisfy a condition; nodes that are being removed come last.
    func all(where isWanted: (RenderNode) -> Bool) -> [RenderNode] {
        let found = nodes.filter(isWanted)
        let leaving = found.filter(\.isLeaving)
        return leaving.isEmpty ? found : found.filter { !$0.isLeaving } + leaving
    }

    func all(_ role: Role) -> [RenderNode] { all { role.matches($0) } }

    /// Returns the first node of a role with a name: its label; or else one of the texts in it, the name of its symbol,
    /// or the prompt of an empty field.
    func first(_ role: Role, _ name: String) -> RenderNode? {
        let candidates = all(role)
        return candidates.first { $0.reading.label == name } ?? candidates.first { $0.otherNames.contains(name) }
    }

    /// Returns the nodes with an accessibility identifier.
    func all(identifier: String) -> [RenderNode] { all { $0.reading.identifier == identifier } }

    /// The outermost nodes of each view of a type.
    func all(view type: Any.Type) -> [RenderNode] {
        nodes.filter { node in
            guard let made = node.innermostView(of: type) else { return false }
            return node.containerNode?.isContained(in: made) != true
        }
    }

    /// Returns the elements with a tag; of nested ones, the outermost.
    func all(tag: AnyHashable) -> [RenderNode] {
        nodes.filter { $0.hasTag(tag) && $0.containerNode?.hasTag(tag) != true }
    }

    /// Returns the nodes with an explicit identity.
    func all(explicitID id: AnyHashable) -> [RenderNode] {
        core.scene.inDepth { root.nodes(withID: id) }.filter { $0.isShown && (includesRoot || $0 !== root) }
    }
}

extension RenderNode {
    /// The names that find the node in addition to its label.
    var otherNames: [String] {
        var names = reading.labelTexts
        if let symbolName { names.append(symbolName) }
        if case .image(let image) = content, let name = image.name { names.append(name) }
        if let prompt = control?.as(FieldControl.self)?.prompt, !prompt.isEmpty { names.append(prompt) }
        return names
    }

    /// Returns the innermost view of a type whose body contains the node.
    func innermostView(of type: Any.Type) -> ViewInstance? {
        var view = instance
        while let current = view {
            if current.viewType == type { return current }
            view = current.outer
        }
        return nil
    }

    /// Whether the node was created in the body of a view, or of a descendant of it.
    func isContained(in view: ViewInstance) -> Bool {
        var current = instance
        while let next = current {
            if next === view { return true }
            current = next.outer
        }
        return false
    }

    func hasTag(_ tag: AnyHashable) -> Bool {
        guard let own: AnyHashable = trait(TagTrait.self) else { return false }
        return own == tag || own.base as? AnyHashable == tag
    }
}

extension HostCore {
    /// All of the scene.
    @MainActor var search: ElementSearch { ElementSearch(core: self, root: scene.root) }
}
