import MartletRuntime

/// A scene that lives or has ended.
struct SceneReference {
    weak var scene: SceneGraph?
}
