extension SceneGraph {
    /// Leaves the page of a navigation stack that is shown; false if there is none to go back to.
    @MainActor
    func goBack() -> Bool { false }
}
