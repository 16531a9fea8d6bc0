import Foundation
import Martlet

/// An app that runs in a test, and the windows that it has opened.
@MainActor
final class TestApp: AppHost {
    let origin: HostCore.Origin
    let ledger = IssueLedger()
    /// The time of the app.
    let clock = VirtualClock()
    private(set) var runtime: AppRuntime!
    /// The windows that are open, in the order in which they were opened.
    private(set) var windows: [HostCore] = []
    private(set) var isOver = false
    private let size: CGSize
    /// The surroundings of the windows.
    let variation: Variation

    /// The folder with the values of `SceneStorage`.
    let sceneFolder: SceneFolder?

    init<A: App>(
        _ app: A, size: CGSize, variation: Variation, sceneFolder: SceneFolder?, origin: HostCore.Origin
    ) {
        self.origin = origin
        self.sceneFolder = sceneFolder
        self.size = size
        self.variation = variation
        let runtime = HostExecutors.perform(for: clock) { AppRuntime(app, host: self, requestUpdate: {}) }
        self.runtime = runtime
        let ledger = self.ledger
        runtime.scene.diagnostics.handler = { ledger.record($0) }
        runtime.scene.set(variation)
        runtime.sceneFolder = sceneFolder?.path
        clock.turnEnded = { [weak self] in MainActor.assumeIsolated { self?.showTurn() } }
        HostExecutors.perform(for: clock) {
            runtime.start()
            update()
        }
    }

    /// The scenes of the windows that are open.
    var scenes: [SceneGraph] { windows.map(\.scene) }

    var needsUpdate: Bool { runtime.needsUpdate }

    var taskCount: Int { scenes.reduce(runtime.scene.tasks.count) { $0 + $1.tasks.count } }

    /// Enough for windows that open windows, if they do not do so in a cycle.
    private static let roundLimit = 16

    /// Updates until no window has been opened or closed in doing so.
    func update() {
        for _ in 0..<Self.roundLimit {
            runtime.update()
            for scene in scenes {
                scene.update()
                for front in scene.presenting.chain { front.scene?.update() }
            }
            if !runtime.needsUpdate { break }
        }
    }

    /// Updates after a turn of the main actor that has changed something: two turns are never one change.
    private func showTurn() {
        if !isOver, needsUpdate { HostExecutors.perform(for: clock) { update() } }
    }

    func end() {
        isOver = true
        runtime.end()
    }

    // MARK: - The windows

    func show(_ window: AppWindow) {
        let host = FixedHost(platform: variation.platform, desktop: .desktop(of: clock.values))
        let isFixed = variation.size != nil || variation.platform != .desktop
        let given = isFixed ? size : window.defaultSize ?? size
        host.windowSize = given.valid(or: variation.platform.size)
        let scene = window.makeScene(host: host, size: host.windowSize)
        scene.set(variation)
        windows.append(HostCore(host: host, scene: scene, window: window, app: self))
        if given != host.windowSize { scene.resize(to: given) }
        bringForward(window)
        scene.update()
        // A placement measures the content.
        guard !isFixed, let wanted = window.defaultSize, wanted != scene.size else { return }
        host.windowSize = wanted
        scene.resize(to: wanted)
        scene.update()
    }

    func bringForward(_ window: AppWindow) {
        for other in windows where other.window !== window { other.window?.phase = .inactive }
        window.phase = .active
    }

    func remove(_ window: AppWindow) {
        windows.removeAll { $0.window === window }
        if window.phase == .active, let last = windows.last?.window { bringForward(last) }
    }

    func menusChanged() {}

    func quit() { isOver = true }
}
