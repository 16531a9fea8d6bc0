extension SceneGraph {
    /// Reports a write that was made while a body runs (law C3). The write takes effect after the update.
    func reportWriteDuringUpdate(_ property: PropertyName) {
        guard let view = evaluating.last?.takeUnretainedValue() else { return }
        diagnostics.report(
            "Modifying state during view update: \(property) was written while the body of \(view.path) ran. "
                + "The write takes effect after the update; write it from an action, a task or onChange instead."
        )
    }

    /// Reports that an update did not settle (law C3).
    func reportUnsettled(_ changing: Set<String>) {
        let names = changing.sorted()
        diagnostics.report(
            "An update did not settle after \(Self.passLimit) passes. Still changing: "
                + (names.isEmpty ? "geometry or preferences" : names.joined(separator: ", ")) + "."
        )
    }
}

extension ViewInstance {
    /// The views from the root down to this one, as messages show them: `PlayerView > VStack > PlayButton`.
    var path: String {
        var names: [String] = [type.name]
        var instance = self
        while true {
            var node: RenderNode? = instance.container
            while let current = node, current.instance === instance.parent {
                if let name = current.layout.name, !current.flags.contains(.transparent) { names.append(name) }
                node = current.parent
            }
            guard let parent = instance.parent else { break }
            names.append(parent.type.name)
            instance = parent
        }
        return names.reversed().joined(separator: " > ")
    }
}
