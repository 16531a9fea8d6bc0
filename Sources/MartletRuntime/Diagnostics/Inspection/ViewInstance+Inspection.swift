import Foundation

extension ViewInstance {
    /// The locations that are kept for the view's properties.
    var keptLocations: [AnyLocation] {
        var found: [AnyLocation] = []
        storage.forEach { if let location = $0 as? AnyLocation { found.append(location) } }
        return found
    }

    /// The state of the view that no rule has ever read, by name.
    package var unreadState: [String] {
        keptLocations.compactMap { location in
            guard location.queueReference != nil, location.trackedAttribute == nil else { return nil }
            return location.name
        }
    }

    /// The objects that the view keeps for itself, by the names of their properties.
    package var ownedObjects: [(name: String, object: AnyObject)] {
        let own = Set(type.properties.filter { typeName($0.type) == "StateObject" }.map { "\(type.name).\($0.name)" })
        var found: [(String, AnyObject)] = []
        storage.forEach { kept in
            guard let (name, object) = (kept as? any ObjectKeeping)?.keptObject else { return }
            if kept is AnyLocation || own.contains(name) { found.append((name, object)) }
        }
        return found
    }

    /// The outermost nodes created by the body of the view, or by views inside it.
    package var topNodes: [RenderNode] {
        var found: [RenderNode] = []
        collectTopNodes(in: container, into: &found)
        return found
    }

    private func collectTopNodes(in node: RenderNode, into found: inout [RenderNode]) {
        for child in node.children {
            var instance = child.instance
            while let current = instance, current !== self { instance = current.parent }
            if instance != nil, !child.flags.contains(.transparent) {
                found.append(child)
            } else {
                collectTopNodes(in: child, into: &found)
            }
        }
    }

    /// The frame of the view in its window, in points; nil if no part of it is shown.
    package var frameInWindow: CGRect? {
        let frames = topNodes.filter(\.isShown).map(\.frameInWindow)
        guard let first = frames.first else { return nil }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The first text of the view. For a row without a text, the identity that it has from a `ForEach` or from `id(_:)`.
    package var rowText: String? {
        let nodes = topNodes
        if let text = nodes.lazy.compactMap(\.reading.texts.first).first { return text }
        guard let first = nodes.first else { return nil }
        let identity: AnyHashable? = first.scroll.explicitID(below: scene.root)
        return identity.map { ValueText.describe($0.base) }
    }

    /// The modifiers that only wrap this view, by the names of their layouts, the outermost first.
    var modifierNames: [String] {
        var names: [String] = []
        var node: RenderNode? = container
        while let current = node, current.instance === parent, current.children.count == 1 {
            if current.layout.name == nil, current.control == nil, !current.layout.isPartOfContainer,
                let name = Self.modifierName(of: current)
            {
                names.append(name)
            }
            node = current.parent
        }
        return names.reversed()
    }

    /// Returns the name of the modifier behind a node, such as `padding` for a `PaddingModifier`, also inside a generic
    /// layout.
    static func modifierName(of node: RenderNode) -> String? {
        let parts = String(describing: Swift.type(of: node.layout)).split { "<>, ".contains($0) }
        var name = String(parts.last ?? "")
        for suffix in ["Layout", "Modifier"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        guard let first = name.first, !["Root", "Group", "Single", "PassThrough"].contains(name) else { return nil }
        return first.lowercased() + name.dropFirst()
    }

    /// The accessibility elements in the view: controls and named nodes, up to a limit.
    var accessibleElements: [ViewInspection.Element] {
        var found: [ViewInspection.Element] = []
        for node in topNodes { Self.collectElements(in: node, into: &found) }
        return found
    }

    /// The largest number of listed elements.
    private static let elementLimit = 40

    private static func collectElements(in node: RenderNode, into found: inout [ViewInspection.Element]) {
        guard found.count < elementLimit, !node.reading.isHidden else { return }
        if node.control != nil || node.reading.isNamed || node.kindName == "text" {
            found.append(
                .init(
                    role: node.control.map { "\($0.role)" } ?? node.kindName, label: node.reading.label,
                    value: node.reading.value))
            if node.reading.hidesChildren || node.control != nil { return }
        }
        for child in node.children { collectElements(in: child, into: &found) }
    }
}

/// Storage of a property that keeps an object.
protocol ObjectKeeping {
    /// The name of the property and the object; nil if the storage has none.
    var keptObject: (String, AnyObject)? { get }
}

extension StoredLocation: ObjectKeeping {
    var keptObject: (String, AnyObject)? {
        guard Value.self is AnyObject.Type else { return nil }
        return (name, get() as AnyObject)
    }
}

extension ObjectLink: ObjectKeeping {
    var keptObject: (String, AnyObject)? { object.map { (property.description, $0) } }
}
