extension RenderNode {
    /// Shows or hides the subtree. A hidden subtree keeps its lifetime and receives no input.
    package func setHidden(_ isHidden: Bool) {
        guard flags.contains(.hidden) != isHidden else { return }
        if isHidden { flags.insert(.hidden) } else { flags.remove(.hidden) }
        didChange()
        containerNode?.didChange()
        containerNode?.invalidateSize()
    }
}
