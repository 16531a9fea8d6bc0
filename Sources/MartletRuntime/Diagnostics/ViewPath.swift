extension ViewInstance {
    /// The views from the root down to this one, as messages show them: `PlayerView > VStack > PlayButton`.
    package var path: String {
        var names = [type.name]
        names += RenderNode.names(from: container, in: parent)
        return names.reversed().joined(separator: " > ")
    }
}

extension RenderNode {
    /// The views from the root down to this node, as messages show them.
    package var path: String { Self.names(from: self, in: instance).reversed().joined(separator: " > ") }

    /// Returns the names of a node, of its containers and of the views around them, outwards.
    fileprivate static func names(from node: RenderNode, in instance: ViewInstance?) -> [String] {
        var names: [String] = []
        var node: RenderNode? = node
        var instance = instance
        while true {
            while let current = node, current.instance === instance {
                if let name = current.layout.name, !current.flags.contains(.transparent) { names.append(name) }
                node = current.parent
            }
            guard let around = instance else { return names }
            names.append(around.type.name)
            node = around.container
            instance = around.parent
        }
    }
}
