/// Moves of a scene's focus: by keys, by the pointer, and by requests.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct FocusMoves {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Moves of the focus in the scene.
    package var focusMoves: FocusMoves {
        @inline(__always) get { FocusMoves(self) }
    }
}
