/// Content that is presented above a scene.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct ScenePresenting {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Content that is presented above the scene.
    package var presenting: ScenePresenting {
        @inline(__always) get { ScenePresenting(self) }
    }
}
