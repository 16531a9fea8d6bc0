extension Graph {
    /// Marks all rules dirty: each runs at its next read or flush. For programs whose code has been replaced.
    /// - Complexity: O(*n*) for the largest number of attributes that were ever alive together.
    package func invalidateAllRules() {
        assertMayUse()
        for index in usedNodes {
            let n = node(index)
            guard n.pointee.generation & 1 == 1, n.pointee.flags & Flag.input == 0 else { continue }
            markDirty(index)
        }
    }
}
