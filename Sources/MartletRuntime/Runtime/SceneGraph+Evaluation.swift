extension SceneGraph {
    /// Runs `body` so that its reads of state see the snapshot of this scene's update.
    package func asEvaluation<Result>(_ body: () -> Result) -> Result {
        let outer = martlet_get_current_evaluation()
        martlet_set_current_evaluation(Borrowed(self).address)
        defer { martlet_set_current_evaluation(outer) }
        return body()
    }

    /// Runs `body` outside the current evaluation: its reads record no dependencies, and its writes do not count as
    /// those of a view's body.
    package static func outsideOfEvaluation(_ body: () -> Void) {
        let outer = martlet_get_current_evaluation()
        martlet_set_current_evaluation(nil)
        defer { martlet_set_current_evaluation(outer) }
        body()
    }

    /// The scene that this thread is currently updating.
    package static var evaluating: SceneGraph? {
        guard let pointer = martlet_get_current_evaluation() else { return nil }
        return Borrowed<SceneGraph>(address: pointer).object
    }
}
