extension SceneGraph {
    /// Passes the changes of the tree to the host.
    func present() {
        guard !changes.isEmpty else { return }
        wasReached = true
        let difference = changes.take()
        recorder?.willPresent(changed: difference.changed.count, removed: difference.removed.count)
        // The scene holds the root: it need not be counted.
        Unmanaged.passUnretained(root)._withUnsafeGuaranteedRef { host.present($0, difference: difference) }
        changes.reuse(consume difference)
    }
}
