extension RenderNode {
    /// Sets what the node shows, if that is known to differ from what it showed.
    package func setContentIfChanged(_ new: RenderContent) {
        switch (content, new) {
        case (.fill(let old), .fill(let new)) where old == new: return
        case (.border(let old), .border(let new)) where old == new: return
        case (.effect(let old), .effect(let new)) where old == new: return
        default: setContent(new)
        }
    }
}
