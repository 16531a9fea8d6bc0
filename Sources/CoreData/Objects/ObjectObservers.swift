import Observation

/// Creates dependencies of bodies on the properties of a managed object that they read, as for any observable object.
final class ObjectObservers: Observable {
    private let registrar = ObservationRegistrar()

    /// Stands for the property with a number, in key paths.
    private subscript(index: Int) -> Void { () }

    // nonisolated(unsafe): created once, and never changed.
    nonisolated(unsafe) private static let common: [KeyPath<ObjectObservers, Void>] = (0..<32).map { \.[$0] }

    private func path(_ index: Int) -> KeyPath<ObjectObservers, Void> {
        index < Self.common.count ? Self.common[index] : \.[index]
    }

    func read(_ index: Int) { registrar.access(self, keyPath: path(index)) }
    func willSet(_ index: Int) { registrar.willSet(self, keyPath: path(index)) }
    func didSet(_ index: Int) { registrar.didSet(self, keyPath: path(index)) }
}
