import AttributeGraph
import Foundation
import Martlet
import MartletRuntime

/// Tells why views update, to who asks by the program's socket or reads ``UpdateReport/stream(keeping:)``.
///
/// Nothing of it is there unless somebody asks: `MARTLET_INSPECT` in the environment, or a stream.
@MainActor
package final class Inspector {
    package static let shared = Inspector()

    nonisolated let feed = ReportFeed()
    let worker: InspectorWorker
    private var hasStarted = false
    private var isListening = false
    private var scenes: [Int: SceneReference] = [:]
    private var lastGraph = -1
    let operations = TestRecording()
    var ownedObjects = OwnedObjects()

    private init() { worker = InspectorWorker(feed: feed) }

    /// What shows the program's scenes.
    package enum Host: String, Sendable {
        case window, terminal, test
    }

    // MARK: - Starting

    /// Begins to record and to listen, if the environment says so. To be called before the first scene is made.
    package static func startIfAsked(
        host: Host, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let wish = environment["MARTLET_INSPECT"] ?? ""
        guard wish == "1" || wish.hasPrefix("/") else { return }
        shared.start()
        shared.listen(host, environment)
    }

    /// Records the updates of all scenes that are made from here on.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        SceneGraph.wasMade = { [unowned self] in watch($0) }
    }

    /// Records no scene that is made from here on, and lets go of those that are recorded.
    func stop() {
        hasStarted = false
        SceneGraph.wasMade = nil
        for (_, scene) in livingScenes {
            scene.stopRecording()
            scene.diagnostics.listener = nil
        }
        for graph in scenes.keys { worker.forget(graph: graph) }
        scenes = [:]
    }

    private func listen(_ host: Host, _ environment: [String: String]) {
        guard !isListening else { return }
        isListening = true
        let name = URL(filePath: CommandLine.arguments.first ?? "app").lastPathComponent
        let pid = ProcessInfo.processInfo.processIdentifier
        do {
            let place = try SocketPlace(environment, name: name, pid: pid)
            try worker.listen(
                at: place.path, hello: Event.Hello(app: name, pid: pid, host: host.rawValue, time: 0))
        } catch {
            Diagnostics.reportDetached(RuntimeIssue(message: "The program can't be inspected: \(error)."))
        }
    }

    /// Records a scene's updates.
    private func watch(_ scene: SceneGraph) {
        lastGraph += 1
        let number = lastGraph
        scenes = scenes.filter { number, reference in
            if reference.scene == nil { worker.forget(graph: number) }
            return reference.scene != nil
        }
        scenes[number] = SceneReference(scene: scene)
        let recorder = scene.startRecording()
        scene.diagnostics.listener = { [worker] issue in
            worker.note(issue.message, at: recorder.clock.scale.nanoseconds(at: recorder.ring.now))
        }
        recorder.updateEnded = { [unowned self, weak scene] update, recorder in
            let ring = recorder.ring
            let batch = UpdateBatch(
                graph: number, update: update, records: ring.records(from: update.records.lowerBound),
                isTorn: ring.oldest > update.records.lowerBound, scale: recorder.clock.scale)
            if let scene { onMainActor((self, batch, scene)) { $0.ownedObjects.note($1, in: $2) } }
            worker.take(batch)
        }
    }

    // MARK: - Asking

    /// The living scene of a graph; nil once it has ended.
    func scene(_ graph: Int) -> SceneGraph? { scenes[graph]?.scene }

    /// The scenes that live, in the order in which they were made.
    var livingScenes: [(graph: Int, scene: SceneGraph)] {
        scenes.sorted { $0.key < $1.key }.compactMap { number, reference in reference.scene.map { (number, $0) } }
    }

    /// All scenes of all apps: windows, and what they present.
    var allScenes: [SceneGraph] { livingScenes.flatMap(\.scene.scenesOfApp) }

    func names(of rules: Set<UpdateModel.RuleKey>) -> [UpdateModel.RuleKey: String] {
        var names: [UpdateModel.RuleKey: String] = [:]
        for rule in rules {
            names[rule] = scene(rule.graph)?.graph.ruleName(recordedAs: rule.detail) ?? "a rule that has ended"
        }
        return names
    }

    func tellViews(of graph: Int, to worker: InspectorWorker) {
        guard let scene = scene(graph) else { return worker.forget(graph: graph) }
        worker.replaceViews(of: graph, by: LivingViews(views: scene.inspectedViews()))
    }

    /// The last connection has ended: what it had the app show or wait for ends.
    func nobodyAsks() {
        for scene in allScenes {
            scene.host.highlight(nil)
            scene.endPicking()
        }
        operations.end()
    }

    /// What a request is answered.
    func answer(_ request: Request) -> any Encodable {
        do throws(Refusal) {
            switch request.ask {
            case "view": return try view(request)
            case "why": return try why(request)
            case "whyNot": return try whyNot(request)
            case "detail": return try detail(request)
            case "graph": return try neighbourhood(request)
            case "set": return try set(request)
            case "highlight": return try highlight(request)
            case "pick": return pick(request)
            case "trouble": return trouble()
            case "record": return record(request)
            default: return Refusal("there is no request '\(request.ask)'")
            }
        } catch { return error }
    }

    /// The view that a request names, and its scene.
    func find(_ text: String?) throws(Refusal) -> (key: ViewKey, scene: SceneGraph) {
        guard let text else { throw Refusal("the request names no view") }
        guard let key = ViewKey(text) else { throw Refusal("'\(text)' is no view") }
        guard let scene = scene(key.graph), scene.graph.isAlive(key.attribute) else {
            throw Refusal("the view \(text) has ended")
        }
        return (key, scene)
    }
}

extension Inspector {
    /// Waits until all updates so far have been made reports.
    func settle() async {
        while worker.isBusy { await Task.yield() }
    }
}
