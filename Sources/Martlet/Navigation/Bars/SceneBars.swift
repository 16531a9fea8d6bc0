/// Navigation bars and toolbars of a scene.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneBars {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// The bars of the scene.
    package var bars: SceneBars {
        @inline(__always) get { SceneBars(self) }
    }
}
