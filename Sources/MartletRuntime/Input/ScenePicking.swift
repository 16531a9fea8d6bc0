/// Picking of a view with the pointer, and observation of operations and keys, for the inspector.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct ScenePicking {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Picking of a view with the pointer.
    package var picking: ScenePicking {
        @inline(__always) get { ScenePicking(self) }
    }
}
