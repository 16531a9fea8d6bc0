/// Drag and drop in a scene, and copying of its texts.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneTransfer {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Drag and drop in the scene.
    package var transfer: SceneTransfer {
        @inline(__always) get { SceneTransfer(self) }
    }
}
