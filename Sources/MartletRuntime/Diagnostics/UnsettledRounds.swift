import AttributeGraph

/// Examines the last rounds of rules and layout in a pass that does not settle, and reports the values that keep
/// changing.
final class UnsettledRounds {
    private unowned let scene: SceneGraph
    private var changing: Set<String> = []
    private var viewPath: String?

    init(_ scene: SceneGraph) { self.scene = scene }

    /// Records the pending work. Called between two rounds.
    func look() {
        for rule in scene.graph.queuedRules {
            guard let description = scene.describe(rule) else { continue }
            changing.insert(description.name)
            viewPath = viewPath ?? description.instance?.path
        }
        for node in scene.layoutWork.waitingNodes { changing.insert("the layout of \(node.path)") }
        if scene.layoutWork.rootNeedsPlacing { changing.insert("the size of the window's content") }
        if scene.pending.contains(.showRows) { changing.insert("the rows in sight") }
        if scene.pending.contains(.scroll) { changing.insert("what is scrolled to") }
        if scene.pending.contains(.beginTransitions) { changing.insert("transitions") }
    }

    func report() {
        let names = changing.sorted().prefix(12)
        scene.diagnostics.report(
            RuntimeIssue(
                message: "Rules and layout did not settle after \(SceneGraph.passLimit) rounds. Still changing: "
                    + (names.isEmpty ? "geometry" : names.joined(separator: ", ")) + ".",
                viewPath: viewPath
            )
        )
    }
}
