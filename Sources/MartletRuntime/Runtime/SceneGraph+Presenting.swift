extension SceneGraph {
    /// Passes the changes of the tree to the host.
    func present() {
        guard !changes.isEmpty else { return }
        wasReached = true
        let difference = changes.take()
        recording.recorder?.willPresent(changed: difference.changed.count, removed: difference.removed.count)
        // Unretained, because the scene retains the root.
        Borrowed(root).with { host.present($0, difference: difference) }
        changes.reuse(consume difference)
    }
}
