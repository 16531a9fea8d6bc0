import AttributeGraph
import Martlet
import MartletRuntime

/// The objects that views store in their state, used to find objects that outlive their views.
struct OwnedObjects {
    private struct Owned {
        weak var object: AnyObject?
        let view: ViewKey
        let name: String
    }

    private var all: [Owned] = []
    /// The number of entries after ended objects were last removed.
    private var lastCount = 0

    /// Records the objects of the views created in an update.
    @MainActor
    mutating func record(_ batch: UpdateBatch, in scene: SceneGraph) {
        // On the main thread, in each update: thousands of records are not searched for views that are not there.
        guard batch.update.madeViews > 0 else { return }
        for record in batch.records where record.kind == .begun {
            guard record.viewType?.mayOwnObjects == true else { continue }
            self.record(ViewKey(graph: batch.graph, attribute: record.subject), in: scene)
        }
        forgetEnded()
    }

    /// Records the objects of all views that exist, which may have been created while updates were not recorded.
    @MainActor
    mutating func noteLiving(in scene: SceneGraph, graph: Int) {
        let known = Set(all.map(\.view))
        for (view, _, type) in scene.inspection.views() where type.mayOwnObjects {
            let key = ViewKey(graph: graph, attribute: view)
            if !known.contains(key) { record(key, in: scene) }
        }
        forgetEnded()
    }

    @MainActor
    private mutating func record(_ view: ViewKey, in scene: SceneGraph) {
        guard let instance = scene.inspection.instance(of: view.attribute) else { return }
        for (name, object) in instance.ownedObjects { all.append(Owned(object: object, view: view, name: name)) }
    }

    private mutating func forgetEnded() {
        if all.count > 2 * lastCount + 64 {
            all.removeAll { $0.object == nil }
            lastCount = all.count
        }
    }

    /// Returns the objects whose views have ended, counted by the names of their properties.
    @MainActor
    func leaks(aliveIn scene: (Int) -> SceneGraph?) -> [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for owned in all where owned.object != nil {
            if scene(owned.view.graph)?.graph.isAlive(owned.view.attribute) == true { continue }
            counts[owned.name, default: 0] += 1
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
}
