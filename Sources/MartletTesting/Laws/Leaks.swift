import IssueReporting
import Martlet

/// What is to be gone at the end of a piece of a test: hosts with all that they show, and objects.
@MainActor
public final class LeakTracker {
    private struct Tracked {
        weak var object: AnyObject?
        let name: String
    }

    private var objects: [Tracked] = []
    private var scenes: [(scene: WeakScene, tasks: TaskCounter)] = []

    private final class WeakScene {
        weak var scene: SceneGraph?
        init(_ scene: SceneGraph) { self.scene = scene }
    }

    /// Notes a host. At the end nothing of it may be left: no view, no attribute, no task.
    @discardableResult
    public func track(_ host: TestHost) -> TestHost {
        scenes.append((WeakScene(host.core.scene), host.core.scene.tasks))
        return host
    }

    /// Notes an object, such as a model. At the end nobody may hold it.
    @discardableResult
    public func track<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
        objects.append(Tracked(object: object, name: name ?? "\(Object.self)"))
        return object
    }

    /// What is left, in words.
    var leaks: [String] {
        var leaks = objects.compactMap { $0.object == nil ? nil : "an object is still held: \($0.name)" }
        for (place, tasks) in scenes {
            if tasks.count > 0 {
                leaks.append(
                    "\(tasks.count) of the views' tasks still run: each has to end when it is cancelled, as Task.sleep "
                        + "does by itself")
            }
            guard let scene = place.scene else { continue }
            leaks.append(
                "what a host has shown is still held, with \(scene.liveNodes) nodes and \(scene.attributeCount) "
                    + "attributes: a closure that is kept somewhere may lead to it, or the host or an element itself")
        }
        return leaks
    }
}

/// Fails the test if anything that is tracked is still there when a piece of it is over: a host with its views, attributes
/// and tasks, or an object.
///
///     await assertNoLeaks { leaks in
///         let model = leaks.track(Model())
///         let host = leaks.track(TestHost { Page(model: model) })
///         try? host.find(.button, "Open").tap()
///     }
///
/// What is cancelled has its turns to end, but no real time.
@MainActor
public func assertNoLeaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    try await body(tracker)
    for _ in 0..<1_000 where !tracker.leaks.isEmpty { await Task.yield() }
    let leaks = tracker.leaks
    guard !leaks.isEmpty else { return }
    reportIssue(
        "Something has not come to its end: \(leaks.joined(separator: "; ")).",
        fileID: fileID, filePath: filePath, line: line, column: column)
}
