/// Queries and changes of a scene by the inspector, and by code that is replaced while the app runs.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneInspection {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// The scene as the inspector shows it.
    package var inspection: SceneInspection {
        @inline(__always) get { SceneInspection(self) }
    }
}
