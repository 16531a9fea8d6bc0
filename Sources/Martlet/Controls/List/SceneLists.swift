/// Rows of a scene's lists: selection, keys and swipe actions.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneLists {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// The rows of the scene's lists.
    package var lists: SceneLists {
        @inline(__always) get { SceneLists(self) }
    }
}
