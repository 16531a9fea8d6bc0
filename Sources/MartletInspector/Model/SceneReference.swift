import MartletRuntime

/// A weak reference to a scene.
struct SceneReference {
    weak var scene: SceneGraph?
}
