import MartletRuntime

/// A weak reference to a scene.
struct SceneReference {
    weak var scene: SceneGraph?
    /// The recorder of the updates of the scene's app, if the scene is the first of it.
    var recorder: UpdateRecorder?
}
