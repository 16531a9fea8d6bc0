/// The values of `SceneStorage` for one scene (law J2).
// @unchecked Sendable: the lock of the base class guards the mutable state.
final class SceneStore: ValueStore, @unchecked Sendable {
    // Guarded by the lock.
    private var values: [String: StoredValue] = [:]

    override func read(_ key: String) -> StoredValue? { lock.withLock { values[key] } }

    override func put(_ value: StoredValue?, for key: String) { values[key] = value }

    /// Replaces the values by those of a file, and saves them there from then on. Returns a description of the file's
    /// damage, if any.
    func restore(from file: StoredFile) -> String? {
        let saver = StoreSaver(store: self, file: file, followsOtherProcesses: false)
        let loaded = saver.load()
        attach(saver)
        take { loaded.values.mapValues { .some($0) } }
        return loaded.issue
    }

    /// Removes all values and the file, and stops saving.
    func discard() {
        let saver = lock.withLock { () -> StoreSaver? in
            values = [:]
            return self.saver
        }
        detachSaver()
        saver?.discard()
        poll()
    }
}
