import AttributeGraph
import Dispatch
import Martlet
import MartletRuntime

/// Marks the views whose bodies run in the app itself, for a moment.
@MainActor
final class RunMarks {
    var isOn = false {
        didSet { if !isOn { end() } }
    }
    /// The runs since the marks were switched on.
    private var counts: [ViewKey: Int] = [:]
    /// The scenes with marks, and the number of their last marks.
    private var shown: [ObjectIdentifier: (scene: SceneReference, number: Int)] = [:]
    private var last = 0

    /// The time for which a mark is shown.
    private static let length = DispatchTimeInterval.milliseconds(600)
    /// The largest number of marks shown at a time.
    private static let limit = 500

    /// Marks the views whose bodies have run in an update.
    func record(_ batch: UpdateBatch, in scene: SceneGraph) {
        guard isOn else { return }
        var marks: [ObjectIdentifier: (scene: SceneGraph, marks: [RunMark])] = [:]
        var seen: Set<AnyAttribute> = []
        for record in batch.records where record.kind == .rule {
            guard let instance = scene.inspection.instance(of: record.subject) else { continue }
            let key = ViewKey(graph: batch.graph, attribute: record.subject)
            counts[key, default: 0] += 1
            guard seen.count < Self.limit, seen.insert(record.subject).inserted, let frame = instance.frameInWindow
            else { continue }
            let own = instance.scene
            marks[ObjectIdentifier(own), default: (own, [])].marks.append(
                RunMark(frame: frame, count: counts[key] ?? 1))
        }
        for (_, (scene, marks)) in marks { show(marks, in: scene) }
    }

    private func show(_ marks: [RunMark], in scene: SceneGraph) {
        last += 1
        let number = last
        let key = ObjectIdentifier(scene)
        // A view that ran several times in one update has its last count.
        shown[key] = (SceneReference(scene: scene), number)
        scene.host.showRuns(marks)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.length) {
            MainActor.assumeIsolated { [weak self] in self?.remove(number, from: key) }
        }
    }

    private func remove(_ number: Int, from key: ObjectIdentifier) {
        guard let marked = shown[key], marked.number == number else { return }
        shown[key] = nil
        marked.scene.scene?.host.showRuns([])
    }

    private func end() {
        for marked in shown.values { marked.scene.scene?.host.showRuns([]) }
        shown = [:]
        counts = [:]
    }
}

extension Inspector {
    /// Switches the marks of runs in the app on or off.
    func overlay(_ request: Request) -> Done {
        runMarks.isOn = request.on ?? true
        return Done()
    }
}
