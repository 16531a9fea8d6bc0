import Combine

extension Scene {
    /// Provides an observable object to the views of the scene, which read it by ``EnvironmentObject`` properties of
    /// its type (law F4).
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        SceneEnvironment(content: self) { $0[EnvironmentObjectKey<T>.self] = ObjectReference(object: object) }
    }
}
