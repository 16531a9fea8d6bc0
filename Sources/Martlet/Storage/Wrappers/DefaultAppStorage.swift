import Foundation

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The store of ``AppStorage`` properties without an explicit store; `nil` for `UserDefaults.standard`.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of ``AppStorage`` properties without an explicit store in the view and its subtree.
    ///
    /// - Parameter store: The user defaults, such as those of a suite.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension Scene {
    /// Sets the store of ``AppStorage`` properties without an explicit store in the scene's views.
    ///
    /// - Parameter store: The user defaults, such as those of a suite.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        DefaultAppStorageScene(content: self, store: store)
    }
}

/// A scene whose views have a default store.
nonisolated struct DefaultAppStorageScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let store: UserDefaults

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var view = inputs.view
        view.setEnvironment { graph, values in
            values.defaultAppStorage = scene.pointer(in: graph).pointee.store
        }
        Content._makeScene(scene: scene[\.content], inputs: inputs.with(view: view))
    }
}
