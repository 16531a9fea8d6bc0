/// Scrolling in a scene: by input, by requests, and by momentum.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneScrolling {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Scrolling in the scene.
    package var scrolling: SceneScrolling {
        @inline(__always) get { SceneScrolling(self) }
    }
}
