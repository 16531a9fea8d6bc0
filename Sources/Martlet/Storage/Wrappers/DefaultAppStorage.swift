import Foundation

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// Where ``AppStorage`` properties that name no store find their values; nil for `UserDefaults.standard`.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Lets ``AppStorage`` properties of the view and everything below it use a store, where they name none.
    ///
    /// - Parameter store: The store, such as that of a suite.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension Scene {
    /// Lets ``AppStorage`` properties of the scene's views use a store, where they name none.
    ///
    /// - Parameter store: The store, such as that of a suite.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        DefaultAppStorageScene(content: self, store: store)
    }
}

/// A scene whose views use a store.
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
