import Dispatch
import Foundation
import Martlet

/// A scene on the screen of a terminal, from its first frame to its end.
@MainActor
package final class TerminalSession {
    let host: TerminalHost
    let scene: SceneGraph
    let device: TerminalDevice
    private let painter: TreePainter
    private let start = ContinuousClock.now
    /// Whether the screen must be drawn although the tree is what it was.
    private var needsPaint = true
    private var shownTitle = ""
    /// The input deadline that a wake-up is under way for.
    private var awaitedDeadline: Duration?
    /// The time that the next update for what animates is under way for.
    private var awaitedFrame: Duration?

    package init(host: TerminalHost, scene: SceneGraph, device: TerminalDevice) {
        self.host = host
        self.scene = scene
        self.device = device
        painter = TreePainter(size: device.size, appearance: host.appearance)
    }

    /// Takes over the terminal, and shows the scene until the app or the person ends it.
    package func run() throws -> Never {
        device.onEvent = { [unowned self] in handle($0) }
        try device.start()
        host.onUpdate { [unowned self] in update() }
        scene.resize(to: device.size.points)
        update()
        focusFirst()
        RunLoop.main.serve()
    }

    /// Gives the keys to the first element, unless the app has said which: here everything begins with a key.
    private func focusFirst() {
        guard scene.focus.focused == nil, scene.focusNext() else { return }
        host.requestUpdate()
    }

    /// Brings the scene up to date, and shows what differs.
    private func update() {
        scene.time = now
        scene.update()
        device.setTracksMotion(scene.wantsPointerMotion)
        defer { awaitFrame() }
        let hasNews = host.takeNews()
        guard hasNews || needsPaint else { return }
        needsPaint = false
        painter.paint(scene.root, size: device.size)
        if !device.present(painter.grid, cursor: painter.cursor) { end(status: TerminalSession.hungUp) }
        showTitle()
        awaitDeadline()
    }

    /// Between two frames while something animates.
    private static let frame = Duration.seconds(1) / 30

    /// Has the scene updated when something that animates has a new value to show, or a view waits for a time. When
    /// nothing moves, nothing is under way.
    private func awaitFrame() {
        guard let due = scene.needsFrame ? now + Self.frame : scene.nextWakeUp else {
            awaitedFrame = nil
            return
        }
        if let awaitedFrame, awaitedFrame <= due { return }
        awaitedFrame = due
        let seconds = max(0, (due - now) / .seconds(1))
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.awaitedFrame == due else { return }
                self.awaitedFrame = nil
                self.host.requestUpdate()
            }
        }
    }

    private func showTitle() {
        guard scene.title != shownTitle else { return }
        shownTitle = scene.title
        device.setTitle(shownTitle)
    }

    /// The status of a program that its terminal has left, as shells report it.
    private static let hungUp: Int32 = 129

    /// Ends the scene's lifetimes, gives the terminal back, and ends the process.
    private func end(status: Int32) -> Never {
        scene.end()
        device.stop()
        exit(status)
    }
}

// MARK: - Events

extension TerminalSession {
    private var now: Duration { start.duration(to: .now) }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .key(let press) where press.modifiers == .control:
            switch press.key {
            case .character("c"): end(status: 0)
            case .character("z"): suspend()
            case .character("l"): repaint()
            default: deliver(event)
            }
        case .key, .mouse, .paste: deliver(event)
        case .focus(let isFocused):
            scene.setEnvironment(\.scenePhase, isFocused ? .active : .inactive)
        case .resize(let size):
            needsPaint = true
            scene.resize(to: size.points)
            // What is in view is known after the layout.
            scene.update()
            scene.revealFocused()
            host.requestUpdate()
        case .resume:
            scene.setEnvironment(\.scenePhase, .active)
        case .closed: end(status: Self.hungUp)
        }
    }

    /// Leaves the screen to the shell, after the scene has been told.
    private func suspend() {
        scene.setEnvironment(\.scenePhase, .background)
        update()
        device.suspend()
    }

    /// Writes the whole screen, with what is still to be shown.
    private func repaint() {
        device.invalidate()
        needsPaint = true
        host.requestUpdate()
    }

    private func deliver(_ event: TerminalEvent) {
        guard let input = InputEvent(event, time: now) else { return }
        if !scene.send(input), case .key(let key) = input, let scroll = InputEvent.scrolling(with: key, in: scene.size)
        {
            scene.send(scroll)
        }
        if scene.needsUpdate { host.requestUpdate() }
        awaitDeadline()
    }

    /// Lets gestures that wait for time go on when it has passed.
    private func awaitDeadline() {
        guard let deadline = scene.nextInputDeadline else {
            awaitedDeadline = nil
            return
        }
        guard deadline != awaitedDeadline else { return }
        awaitedDeadline = deadline
        let wait = max(.zero, deadline - now)
        let milliseconds = wait.components.seconds * 1000 + wait.components.attoseconds / 1_000_000_000_000_000
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(milliseconds) + 1)) { [weak self] in
            MainActor.assumeIsolated { self?.pass(deadline) }
        }
    }

    private func pass(_ deadline: Duration) {
        guard awaitedDeadline == deadline else { return }
        awaitedDeadline = nil
        scene.advanceInput(to: now)
        if scene.needsUpdate { host.requestUpdate() }
        awaitDeadline()
    }
}

extension RunLoop {
    /// Runs timers, sources and the main queue for as long as the process lives.
    func serve() -> Never {
        while true {
            // Returns when a source has been handled.
            _ = run(mode: .default, before: .distantFuture)
        }
    }
}
