import Martlet

/// The relation of an element to others.
extension Element {
    /// The role of the element; nil for a container that only arranges others, such as a stack.
    public var role: Role? { item == nil ? Role(of: node) : .menuItem }

    /// The name of the element in the dump: its role, or the kind of container.
    public var kind: String { item == nil ? node.kindName : "menuItem" }

    /// The nearest element around this one that has a role; nil if there is none.
    public var parent: Element? {
        var around = node.containerNode
        while let current = around {
            if Role(of: current) != nil { return Element(current, core: core) }
            around = current.containerNode
        }
        return nil
    }

    /// Returns the nearest element of a role around this one.
    /// - Throws: ``ElementNotFound`` if there is none; the description lists the elements around this one.
    public func ancestor(_ role: Role) throws -> Element {
        var around = node.containerNode
        var kinds: [String] = []
        while let current = around {
            if role.matches(current) { return Element(current, core: core) }
            kinds.append(current.kindName)
            around = current.containerNode
        }
        throw ElementNotFound(
            description: "There is no \(role) around the \(kind) \"\(label)\". Around it stand: "
                + kinds.joined(separator: ", ") + ".")
    }

    /// The nearest elements in this one that have a role, in reading order.
    public var children: [Element] {
        var found: [RenderNode] = []
        func visit(_ node: RenderNode) {
            for child in node.reading.children {
                if Role(of: child) != nil { found.append(child) } else { visit(child) }
            }
        }
        core.scene.inDepth { visit(node) }
        return found.map { Element($0, core: core) }
    }

    /// The other elements in the nearest container with a role.
    public var siblings: [Element] {
        let around = parent ?? Element(core.scene.root, core: core)
        return around.children.filter { $0.node !== node }
    }

    /// Returns the tag that `tag(_:)` has given to the element; nil for none.
    public func tag<Tag: Hashable>(as type: Tag.Type = Tag.self) -> Tag? {
        guard let tag: AnyHashable = node.trait(TagTrait.self) else { return nil }
        return tag.base as? Tag ?? (tag.base as? AnyHashable)?.base as? Tag
    }
}

extension Element: Equatable {
    /// Whether both are the same element, as long as it is there.
    nonisolated public static func == (a: Element, b: Element) -> Bool {
        a.itemTitle == b.itemTitle && a.identity.isSame(as: b.identity)
    }
}
