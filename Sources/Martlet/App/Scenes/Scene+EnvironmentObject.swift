import Combine

extension Scene {
    /// Supplies the views of the scene with an observable object, which ``EnvironmentObject`` properties of its type
    /// find (law F4).
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        SceneEnvironment(content: self) { $0[EnvironmentObjectKey<T>.self] = ObjectReference(object: object) }
    }
}
