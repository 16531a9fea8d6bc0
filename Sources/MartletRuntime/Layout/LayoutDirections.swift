import AttributeGraph

/// The direction in which nodes lay out follows the environment. It seldom changes and is mostly the same everywhere,
/// so that it is a flag of the nodes, which is set anew on all of them when it changes anywhere.
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
    }
}

extension RenderNode.Flags {
    mutating func set(_ flag: RenderNode.Flags, _ isSet: Bool) {
        if isSet { insert(flag) } else { remove(flag) }
    }
}

/// Whether layout directions have been set since they were last looked at. Shared by the scopes of a scene.
final class DirectionChanges {
    var isPending = false
}

extension EnvironmentScope {
    /// Whether what stands here is laid out from right to left. Makes no dependency.
    var isRightToLeft: Bool {
        graph.untracked { read(LayoutDirectionKey.self) == .rightToLeft }
    }
}
