/// Issues that a scene reports.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneIssues {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Issues that the scene reports.
    package var issues: SceneIssues {
        @inline(__always) get { SceneIssues(self) }
    }
}
