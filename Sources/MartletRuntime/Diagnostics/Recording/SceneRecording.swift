/// Recording of a scene's updates.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneRecording {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// Recording of the scene's updates.
    package var recording: SceneRecording {
        @inline(__always) get { SceneRecording(self) }
    }
}
