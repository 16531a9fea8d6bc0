import MartletBase

/// The identifiers that a custom store has given to objects of this process, and the numbers that contexts know them by.
///
/// A new object keeps its number in the contexts when the store gives it a permanent identifier. So a save moves no object,
/// and the store sees only identifiers of its own.
// @unchecked Sendable: a lock guards the mutable state.
final class StoreIdentifiers: @unchecked Sendable {
    private struct Contents {
        var permanent: [Int64: PersistentIdentifier] = [:]
        var numbers: [Int64: Int64] = [:]
        /// The numbers of the objects that the store has.
        var stored: Set<Int64> = []
    }

    private let contents = HandedMutex(Contents())
    private let store: String

    init(store: String) { self.store = store }

    /// The identifier that the store knows an object by; a temporary one if the object is new.
    func permanent(_ entity: String, _ number: Int64) -> PersistentIdentifier {
        contents.withLock { contents in
            contents.permanent[number]
                ?? PersistentIdentifier(
                    entityName: entity, key: number,
                    storeIdentifier: number < 0 || contents.stored.contains(number) ? store : nil)
        }
    }

    /// The number of the object that has an identifier of the store.
    func number(_ id: PersistentIdentifier) -> Int64 { contents.withLock { $0.numbers[id.key] ?? id.key } }

    /// Whether the store has an object.
    func isStored(_ number: Int64) -> Bool { contents.withLock { $0.stored.contains(number) } }

    func insert(_ number: Int64) { contents.withLock { _ = $0.stored.insert(number) } }

    func remove(_ number: Int64) {
        contents.withLock { contents in
            contents.stored.remove(number)
            // An object that returns is a new one, which gets another identifier.
            contents.permanent[number] = nil
        }
    }

    /// Records that the store has given a new object a permanent identifier.
    func remap(_ temporary: PersistentIdentifier, to permanent: PersistentIdentifier) {
        contents.withLock { contents in
            contents.stored.insert(temporary.key)
            guard temporary.key != permanent.key else { return }
            contents.permanent[temporary.key] = permanent
            contents.numbers[permanent.key] = temporary.key
        }
    }
}
