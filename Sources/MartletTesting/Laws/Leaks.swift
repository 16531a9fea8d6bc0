import IssueReporting
import Martlet

/// The hosts, with all that they show, and objects that have to be released at the end of a closure.
@MainActor
public final class LeakTracker {
    private struct Tracked {
        weak var object: AnyObject?
        let name: String
    }

    /// The tracker of the running closure: hosts that are created in it are tracked automatically.
    @TaskLocal static var current: LeakTracker?

    private var objects: [Tracked] = []
    private var scenes: [(scene: WeakScene, tasks: TaskCounter)] = []

    private final class WeakScene {
        weak var scene: SceneGraph?
        init(_ scene: SceneGraph) { self.scene = scene }
    }

    /// Tracks a host that was created elsewhere. At the end no view, attribute or task of it may exist.
    @discardableResult
    public func track(_ host: TestHost) -> TestHost {
        record(host.core)
        return host
    }

    /// Notes all that a host shows, once.
    func record(_ core: HostCore) {
        let shown = core.app.map { [$0.runtime.scene] + $0.scenes } ?? [core.scene]
        for scene in shown where !scenes.contains(where: { $0.scene.scene === scene }) {
            scenes.append((WeakScene(scene), scene.tasks))
        }
    }

    /// Records an object, such as a model. At the end nothing may retain it.
    @discardableResult
    public func track<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
        objects.append(Tracked(object: object, name: name ?? "\(Object.self)"))
        return object
    }

    /// The objects that hold another: those that are tracked and left, the objects of views that are, and all that can be
    /// reached from them by stored properties. A sentence for each object of which something is known.
    fileprivate var holders: [String] {
        objects.compactMap { tracked in tracked.object.flatMap { holders(of: $0, named: tracked.name) } }
    }

    private func holders(of object: AnyObject, named name: String) -> String? {
        var holders = Holders(of: object)
        for tracked in objects { if let other = tracked.object { holders.look(into: other, named: tracked.name) } }
        for place in scenes {
            for view in place.scene.scene?.inspection.views() ?? [] {
                guard let instance = place.scene.scene?.inspection.instance(of: view.view) else { continue }
                for owned in instance.ownedObjects {
                    if owned.object === object {
                        return "\(name) is held by \(owned.name), of a view that is still there."
                    }
                    holders.look(into: owned.object, named: owned.name)
                }
            }
        }
        return holders.sentence(of: name)
    }

    /// Whether something is left.
    var isLeft: Bool {
        objects.contains { $0.object != nil } || scenes.contains { $0.scene.scene != nil || $0.tasks.count > 0 }
    }

    /// What is left, in words.
    var leaks: [String] {
        var leaks = objects.compactMap { tracked in
            tracked.object == nil ? nil : "an object is still held: \(tracked.name)"
        }
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

/// Fails the test if a host that was created in a closure, with its views, attributes and tasks, or an object that was
/// tracked, still exists at its end.
///
///     await assertNoLeaks { leaks in
///         let model = leaks.track(Model())
///         let host = TestHost { Page(model: model) }
///         try? host.find(.button, "Open").tap()
///     }
///
/// Cancelled tasks have their turns to end, but no real time. Of an object that is left, the failure names what holds it, as
/// far as stored properties lead there from what else is left: `Model.parent`, or closures that may have captured it.
@MainActor
public func assertNoLeaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    try await LeakTracker.$current.withValue(tracker) { try await body(tracker) }
    for _ in 0..<1_000 where tracker.isLeft { await Task.yield() }
    let leaks = tracker.leaks
    guard !leaks.isEmpty else { return }
    reportIssue(
        (["Something has not come to its end: \(leaks.joined(separator: "; "))."] + tracker.holders)
            .joined(separator: " "),
        fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the test if a host that was created in a closure, with its views, attributes and tasks, still exists at its
/// end.
///
///     await assertNoLeaks {
///         let host = TestHost { Page() }
///         try? host.find(.button, "Open").tap()
///     }
///
/// Objects that views have created are not checked: track them, with the other function of this name.
@MainActor
public func assertNoLeaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @MainActor () async throws -> Void
) async rethrows {
    try await assertNoLeaks(fileID: fileID, filePath: filePath, line: line, column: column) { (_: LeakTracker) in
        try await body()
    }
}
