/// What has the keys before the person has chosen, where a host lets everything begin with a key.
extension SceneGraph {
    /// Gives the keys to what a person most likely wants first; false if there is nothing that they can go to.
    ///
    /// In a window that is the first element that stands in no bar. In what is presented it is the first field, or else
    /// the button of the default action, or else the first element that neither leaves nor stands in a bar.
    @MainActor @discardableResult
    package func focusInitially() -> Bool {
        let all = focusableNodes
        let inPage = all.filter { !$0.standsInBar }
        if presentation == nil {
            guard let first = inPage.first else { return focusNext() }
            return focus.move(to: first, in: self)
        }
        let target =
            inPage.first { $0.fieldText != nil }
            ?? all.first { $0.isDefaultAction }
            ?? inPage.first { !$0.cancels }
            ?? all.first { $0.fieldText != nil || !$0.cancels }
            ?? all.first
        return target.map { focus.move(to: $0, in: self) } ?? false
    }

    /// Takes the keys from a search field that a host has given them to of itself: a search begins when a person wants it.
    /// They go to the first element that stands in no bar, or else to nothing.
    ///
    /// - Returns: Whether a search field had them.
    @MainActor
    package func leaveSearch() -> Bool {
        guard let focused = focus.focused, focused.stands(in: { $0 is SearchBarControl }) else { return false }
        let first = focusableNodes.first { !$0.standsInBar }
        if first.map({ focus.move(to: $0, in: self) }) != true { setFocus(nil) }
        return true
    }
}

extension RenderNode {
    /// Whether the node stands in the bar of a page, or in a row of tools.
    fileprivate var standsInBar: Bool {
        stands { $0 is NavigationBarControl || $0 is ToolbarControl || $0 is SearchBarControl }
    }

    /// Whether the node stands in a control that is meant.
    fileprivate func stands(in isMeant: (any Control) -> Bool) -> Bool {
        var node = parent
        while let current = node {
            if let control = current.controlContent?.control, isMeant(control) { return true }
            node = current.parent
        }
        return false
    }

    /// Whether the node is the button that Return operates from anywhere.
    package var isDefaultAction: Bool { isOperated(by: .defaultAction) }

    /// Whether the node is a button that leaves without doing anything.
    fileprivate var cancels: Bool { controlContent?.face?.role == .cancel || isOperated(by: .cancelAction) }

    private func isOperated(by shortcut: KeyboardShortcut) -> Bool {
        var node: RenderNode? = self
        while let current = node {
            let isMeant = current.extras?.input?.shortcuts.contains { $0.shortcut == shortcut } == true
            if isMeant { return current.firstFocusable === self }
            node = current.parent
        }
        return false
    }
}
