/// What `SceneStorage` keeps for one scene (law J2).
// @unchecked Sendable: the lock of the base class guards what changes.
final class SceneStore: ValueStore, @unchecked Sendable {
    // Guarded by the lock.
    private var values: [String: StoredValue] = [:]

    override func read(_ key: String) -> StoredValue? { lock.withLock { values[key] } }

    override func put(_ value: StoredValue?, for key: String) { values[key] = value }

    /// Takes what a file holds, and keeps the values there from here on. Gives what is wrong with the file.
    func restore(from file: StoredFile) -> String? {
        let saver = StoreSaver(store: self, file: file, followsOthers: false)
        let loaded = saver.load()
        attach(saver)
        take { loaded.values.mapValues { .some($0) } }
        return loaded.issue
    }

    /// Forgets everything, in the file too, and keeps nothing more there.
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
