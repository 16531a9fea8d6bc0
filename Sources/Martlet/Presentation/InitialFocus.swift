/// The initial focus of a window, for hosts in which every window starts with a focused element.
extension FocusMoves {
    /// Moves the focus to the most useful element. Returns `false` if no element can have the focus.
    ///
    /// In a window, that is the first element outside the bars. In a presentation, it is the first field, or else the
    /// button of the default action, or else the first element outside the bars that does not cancel.
    @MainActor @discardableResult
    package func focusInitially() -> Bool {
        let all = focusableNodes
        let inPage = all.filter { !$0.panel.isInBar }
        if scene.presenting.presentation == nil {
            guard let first = inPage.first else { return focusNext() }
            return scene.focus.move(to: first, in: scene)
        }
        let target =
            inPage.first { $0.fieldText != nil }
            ?? all.first { $0.panel.isDefaultAction }
            ?? inPage.first { !$0.panel.cancels }
            ?? all.first { $0.fieldText != nil || !$0.panel.cancels }
            ?? all.first
        return target.map { scene.focus.move(to: $0, in: scene) } ?? false
    }

    /// Removes the focus from a search field that the host has focused itself, since a search should begin only on
    /// request. The focus moves to the first element outside the bars, or is cleared.
    ///
    /// - Returns: Whether a search field had the focus.
    @MainActor
    package func leaveSearch() -> Bool {
        guard let focused = scene.focus.focused, focused.panel.isContained(in: { $0 is SearchBarControl }) else {
            return false
        }
        let first = focusableNodes.first { !$0.panel.isInBar }
        if first.map({ scene.focus.move(to: $0, in: scene) }) != true { setFocus(nil) }
        return true
    }
}

extension PanelNode {
    /// Whether the node is in a bar of the page or in a toolbar.
    fileprivate var isInBar: Bool {
        isContained { $0 is NavigationBarControl || $0 is ToolbarControl || $0 is SearchBarControl }
    }

    /// Whether the node is inside a control that satisfies a predicate.
    fileprivate func isContained(in isMeant: (any Control) -> Bool) -> Bool {
        var node = self.node.parent
        while let current = node {
            if let control = current.controlContent?.control, isMeant(control) { return true }
            node = current.parent
        }
        return false
    }

    /// Whether the node is the button that Return presses from anywhere in the window.
    package var isDefaultAction: Bool { isOperated(by: .defaultAction) }

    /// Whether the node is a button that cancels.
    fileprivate var cancels: Bool { node.controlContent?.face?.role == .cancel || isOperated(by: .cancelAction) }

    private func isOperated(by shortcut: KeyboardShortcut) -> Bool {
        var node: RenderNode? = self.node
        while let current = node {
            let isMeant = current.extras?.input?.shortcuts.contains { $0.shortcut == shortcut } == true
            if isMeant { return current.focus.first === self.node }
            node = current.parent
        }
        return false
    }
}
