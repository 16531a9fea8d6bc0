import AttributeGraph
import Foundation
import Martlet
import MartletRuntime

/// Reports the causes of view updates, through the program's socket and ``UpdateReport/stream(keeping:)``.
///
/// It is inactive unless requested by `MARTLET_INSPECT` in the environment or by a stream.
@MainActor
package final class Inspector {
    package static let shared = Inspector()

    nonisolated let feed = ReportFeed()
    let worker: InspectorWorker
    private var hasStarted = false
    private var isListening = false
    private(set) var scenes: [Int: SceneReference] = [:]
    private var lastGraph = -1
    var pausing = RecordingPause()
    let operations = TestRecording()
    var ownedObjects = OwnedObjects()
    let runMarks = RunMarks()
    let travel = TimeTravel()
    /// The settings of the app that a client has made.
    var madeSettings: [String: String] = [:]

    private init() { worker = InspectorWorker(feed: feed) }

    /// The kind of host that shows the program's scenes.
    package enum Host: String, Sendable {
        case window, terminal, test
    }

    // MARK: - Starting

    /// Starts recording and listening, if the environment requests it. Call this before the first scene is created.
    package static func startIfAsked(
        host: Host, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let wish = environment["MARTLET_INSPECT"] ?? ""
        guard wish == "1" || wish.hasPrefix("/") else { return }
        shared.start()
        shared.listen(host, environment)
    }

    /// Starts recording the updates of all scenes created from now on.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        SceneGraph.wasMade = { [unowned self] in watch($0) }
        resumeRecording()
    }

    /// Stops recording new scenes, and releases the recorded ones.
    func stop() {
        hasStarted = false
        SceneGraph.wasMade = nil
        for (_, scene) in livingScenes {
            scene.recording.stop()
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
            pausing.isAllowed = true
            pauseWithoutClients()
        } catch {
            Diagnostics.reportDetached(RuntimeIssue(message: "The program can't be inspected: \(error)."))
        }
    }

    /// Starts recording a scene's updates.
    private func watch(_ scene: SceneGraph) {
        lastGraph += 1
        let number = lastGraph
        scenes = scenes.filter { number, reference in
            if reference.scene == nil { worker.forget(graph: number) }
            return reference.scene != nil
        }
        let recorder = scene.recording.start()
        scenes[number] = SceneReference(scene: scene, recorder: recorder)
        scene.diagnostics.listener = { [worker] issue in
            worker.record(issue.message, at: recorder.clock.scale.nanoseconds(at: recorder.ring.now))
        }
        var namedRules = 0
        recorder.updateEnded = { [unowned self, weak scene] update, recorder in
            let batch = UpdateBatch(
                graph: number, update: update, ruleNames: scene?.graph.ruleNames(after: &namedRules) ?? [:],
                scale: recorder.clock.scale)
            if let scene {
                onMainActor((self, batch, scene)) {
                    $0.ownedObjects.record($1, in: $2)
                    $0.runMarks.record($1, in: $2)
                    $0.travel.record($1, in: $0.livingScenes)
                }
            }
            worker.take(batch)
        }
        if pausing.isPaused { scene.recording.pause() }
    }

    // MARK: - Asking

    /// Returns the scene of a graph; `nil` if it has ended.
    func scene(_ graph: Int) -> SceneGraph? { scenes[graph]?.scene }

    /// The live scenes, in the order of creation.
    var livingScenes: [(graph: Int, scene: SceneGraph)] {
        scenes.sorted { $0.key < $1.key }.compactMap { number, reference in reference.scene.map { (number, $0) } }
    }

    /// All scenes of all apps: windows, and the scenes that they present.
    var allScenes: [SceneGraph] { livingScenes.flatMap(\.scene.inspection.scenesOfApp) }

    func sendViews(of graph: Int, to worker: InspectorWorker) {
        guard let scene = scene(graph) else { return worker.forget(graph: graph) }
        worker.replaceViews(of: graph, by: LivingViews(views: scene.inspection.views()))
    }

    /// Called after the last connection has ended. Removes highlights and pending selections in the app.
    func lastConnectionClosed() {
        for scene in allScenes {
            scene.host.highlight(nil)
            scene.picking.endPicking()
        }
        runMarks.isOn = false
        travel.set(false, in: livingScenes)
        resetSettings()
        operations.end()
        pauseWithoutClients()
    }

    /// Returns the answer to a request.
    func answer(_ request: Request) -> any Encodable {
        do throws(Refusal) {
            switch request.ask {
            case "view": return try view(request)
            case "why": return try why(request)
            case "whyNot": return try whyNot(request)
            case "detail": return try detail(request)
            case "graph": return try neighbourhood(request)
            case "set": return try set(request)
            case "value": return try value(request)
            case "texts": return texts(request)
            case "nodes": return nodes(request)
            case "layout": return try layout(request)
            case "picture": return try picture(request)
            case "highlight": return try highlight(request)
            case "pick": return pick(request)
            case "trouble": return trouble()
            case "record": return record(request)
            case "settings": return try settings(request)
            case "overlay": return overlay(request)
            case "moments": return try moments(request)
            default: return Refusal("there is no request '\(request.ask)'")
            }
        } catch { return error }
    }

    /// Returns the view that a request names, and its scene.
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
    /// Waits until reports exist for all updates so far, and requests that have come before are answered.
    package func settle() async {
        // Requests take their way through the main actor.
        await Task.yield()
        worker.settle()
    }
}
