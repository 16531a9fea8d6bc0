import AttributeGraph

/// The layout direction of nodes, taken from the environment. It rarely changes and is mostly uniform, so it is a flag
/// of each node, and a change anywhere updates the flags of all nodes.
extension SceneGraph {
    var layoutDirectionNeedsUpdate: Bool { environment.directionChanges.isPending }

    func updateLayoutDirections() {
        environment.directionChanges.isPending = false
        layoutWork.hasRightToLeft = true
        root.flags.set(.rightToLeft, environment.isRightToLeft)
        root.forEachInSubtree { $0.takeLayoutDirection() }
        layoutWork.rootNeedsPlacing = true
    }
}

extension RenderNode {
    /// The direction in which the children are laid out.
    package var layoutDirection: LayoutDirection { flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight }

    func takeLayoutDirection() {
        guard let environment else { return }
        let isRightToLeft = environment.isRightToLeft
        guard flags.contains(.rightToLeft) != isRightToLeft else { return }
        flags.set(.rightToLeft, isRightToLeft)
        flags.insert(.guidesChanged)
        invalidateSize()
        // Parts of a control, such as its arrow, change sides at the same frame.
        didChange()
    }
}

extension RenderNode.Flags {
    mutating func set(_ flag: RenderNode.Flags, _ isSet: Bool) {
        if isSet { insert(flag) } else { remove(flag) }
    }
}

/// A flag for changes of layout directions that have not been applied yet. Shared by the scopes of a scene.
final class DirectionChanges {
    var isPending = false
}

extension EnvironmentScope {
    /// Whether the scope is laid out from right to left. The read records no dependency.
    var isRightToLeft: Bool {
        graph.untracked { read(LayoutDirectionKey.self) == .rightToLeft }
    }
}
