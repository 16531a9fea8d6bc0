/// Insertion and removal of a scene's views with transitions.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct TransitionWork {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Insertion and removal of views with transitions.
    package var transitionWork: TransitionWork {
        @inline(__always) get { TransitionWork(self) }
    }
}
