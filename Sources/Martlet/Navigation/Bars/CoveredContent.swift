extension RenderNode {
    /// Hides or shows a page. The views of a covered page disappear, but keep their state.
    ///
    /// - Parameter lastFocus: The node that had the focus when the page was covered. It gets the focus back.
    func setCovered(_ isCovered: Bool, lastFocus: inout RenderNode?) {
        guard flags.contains(.hidden) != isCovered else { return }
        let hadFocus = scene.focus.isFocused(below: self)
        if isCovered, hadFocus { lastFocus = scene.focus.focused }
        setHidden(isCovered)
        notifyCovered(isCovered)
        if !isCovered, let lastFocus { scene.focus.requestFocus(in: lastFocus) }
        if !isCovered { lastFocus = nil }
    }

    /// Notifies all views in the node that they have disappeared without being removed, or have appeared again.
    func notifyCovered(_ isCovered: Bool) {
        forEachInSubtree { inner in
            guard let records = inner.extras?.lifecycle, !records.isEmpty else { return }
            if isCovered {
                for record in records { record.cover(in: scene) }
            } else {
                scene.appears(inner)
            }
        }
    }
}
