extension RenderNode {
    /// Hides or shows a page. What is covered lives on, but has disappeared.
    ///
    /// - Parameter lastFocus: What had the focus when the page was covered, and gets it back.
    func setCovered(_ isCovered: Bool, lastFocus: inout RenderNode?) {
        guard flags.contains(.hidden) != isCovered else { return }
        let hadFocus = scene.focus.isFocused(below: self)
        if isCovered, hadFocus { lastFocus = scene.focus.focused }
        setHidden(isCovered)
        tellCovered(isCovered)
        if !isCovered, let lastFocus { scene.focus.requestFocus(in: lastFocus) }
        if !isCovered { lastFocus = nil }
    }

    /// Tells everything in the node that it has disappeared, and lives on, or that it has appeared again.
    func tellCovered(_ isCovered: Bool) {
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
