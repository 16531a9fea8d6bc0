extension SceneGraph {
    /// Pops the visible page of the innermost navigation stack that can go back.
    @MainActor
    package func goBack() -> Bool {
        guard let controller = bars.navigators.last(where: { $0.canGoBack && !$0.bar.hidesBack && !$0.isOutOfReach })
        else {
            return false
        }
        // By the bar's button, where it is shown: an attached inspector records operations.
        let back = NavigationBarParts(controller.bar.node).back
        if !(back.isInLayout && back.operate(.press, by: .key)) { controller.goBack() }
        return true
    }
}
