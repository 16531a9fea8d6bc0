extension RenderNode {
    /// Sets the content unless it is known to be equal to the current one.
    package func setContentIfChanged(_ new: RenderContent) {
        switch (content, new) {
        case (.fill(let old), .fill(let new)) where old == new: return
        case (.border(let old), .border(let new)) where old == new: return
        case (.effect(let old), .effect(let new)) where old == new: return
        default: setContent(new)
        }
    }
}
