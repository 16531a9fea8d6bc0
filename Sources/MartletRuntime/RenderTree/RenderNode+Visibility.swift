extension RenderNode {
    /// Shows or hides the node and what stands in it. What is hidden keeps its lifetime, and takes no input.
    package func setHidden(_ isHidden: Bool) {
        guard flags.contains(.hidden) != isHidden else { return }
        if isHidden { flags.insert(.hidden) } else { flags.remove(.hidden) }
        didChange()
        containerNode?.didChange()
        containerNode?.invalidateSize()
    }
}
