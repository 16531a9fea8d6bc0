import AttributeGraph
import MartletBase
import Synchronization

/// The running app and the window in use, for names that code uses outside of views, such as `UIPasteboard.general`.
@MainActor
package enum CurrentScene {
    /// An event in the life of the app.
    package enum Event: Hashable, Sendable {
        /// The app has started, and shows no window yet.
        case launch
        /// The app's phase changes.
        case phase(from: ScenePhase, to: ScenePhase)
        /// The app ends.
        case end
    }

    /// The app and the window of the process, or of a test host.
    @MainActor
    private final class Running {
        weak var app: AppRuntime?
        weak var latest: SceneGraph?
        var scenes: [Weak<SceneGraph>] = []
        var phase = ScenePhase.background

        nonisolated init() {}
    }

    private static var running: Running { ProcessValues.current.object { Running() } }

    /// The running app, or `nil`.
    package static var app: AppRuntime? { running.app }
    /// The phase of the running app.
    package static var phase: ScenePhase { running.phase }
    private nonisolated static let observers = Mutex<[@MainActor @Sendable (Event) -> Void]>([])

    /// The content of the window in use, or `nil` before the first one is shown.
    package static var scene: SceneGraph? { app?.keyWindow?.scene ?? app?.windows.last?.scene ?? running.latest }

    /// Calls a closure for the events of all apps that run in this process from now on.
    package nonisolated static func observe(_ observer: @escaping @MainActor @Sendable (Event) -> Void) {
        observers.withLock { $0.append(observer) }
    }

    /// The contents of all windows and of all that they present.
    static var scenes: [SceneGraph] { running.scenes.compactMap(\.object) }

    static func opened(_ scene: SceneGraph, isPresented: Bool) {
        let running = running
        running.scenes.removeAll { $0.object == nil }
        running.scenes.append(Weak(scene))
        if !isPresented { running.latest = scene }
    }

    static func started(_ app: AppRuntime) {
        running.app = app
        running.phase = .background
    }

    static func launched(_ app: AppRuntime) { if app === self.app { send(.launch) } }

    static func phaseChanged(of app: AppRuntime, to new: ScenePhase) {
        guard app === self.app, new != phase else { return }
        let old = phase
        running.phase = new
        send(.phase(from: old, to: new))
    }

    static func ended(_ app: AppRuntime) {
        guard app === self.app else { return }
        send(.end)
        running.app = nil
        running.phase = .background
    }

    private static func send(_ event: Event) {
        app?.delegates.receive(event)
        for observer in observers.withLock({ $0 }) { observer(event) }
    }
}

/// Follows the scenes of windows for ``CurrentScene``.
enum CurrentSceneFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        CurrentScene.opened(scene, isPresented: isPresented)
    }
}
