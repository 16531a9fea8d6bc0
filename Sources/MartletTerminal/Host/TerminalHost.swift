import Dispatch
import Foundation
import Martlet
import Synchronization

/// A terminal as the host of a scene: text is measured in cells, and each batch of writes asks for one update.
///
/// The host only measures and schedules; ``TerminalSession`` shows what the scene presents on the screen, and
/// ``PlainFrame`` prints it where there is none.
package final class TerminalHost: PresentingHost, TransferHost, Sendable {
    /// What the host does for a scene, and has been asked for.
    private struct State {
        var update: (@MainActor @Sendable () -> Void)?
        var openMenu: (@MainActor @Sendable (RenderNode) -> Void)?
        /// Whether an update is asked for that has not begun.
        var isRequested = false
        var hasNews = false
        /// What is shown to who looks into the app, in points of the screen.
        var highlight: CGRect?
        var hasAlarm = false
        /// What was copied last, and whether the terminal has still to be told.
        var copied: String?
        var hasCopied = false
        /// The size of the screen, in points.
        var screenSize = CellSize(width: 80, height: 24).points
    }

    package let profile = HostProfile.terminal
    /// The terminal's own colours.
    package let appearance: TerminalAppearance
    private let state = Mutex(State())

    package init(appearance: TerminalAppearance) {
        self.appearance = appearance
    }

    package func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.inWholeLines.measureInCells(HostProfile.cell, proposal: proposal)
    }

    package func chrome(of control: ControlContent) -> ControlChrome { ControlCells.chrome(of: control) }

    /// Notes that there is something new to draw; it is drawn when the update is over.
    package func present(_ root: RenderNode, difference: RenderDifference) {
        state.withLock { $0.hasNews = true }
    }

    /// Whether something new was presented since the last call.
    package func takeNews() -> Bool {
        state.withLock { state in
            defer { state.hasNews = false }
            return state.hasNews
        }
    }

    package func highlight(_ frame: CGRect?) {
        state.withLock { state in
            guard state.highlight != frame else { return }
            state.highlight = frame
            state.hasNews = true
        }
        requestUpdate()
    }

    /// What is shown to who looks into the app, in points of the screen.
    package var highlighted: CGRect? { state.withLock { $0.highlight } }

    // MARK: - What is presented

    /// How far what is presented stays away from the edges of the screen, in points.
    private static let margin = CGSize(width: 4 * HostProfile.cell.width, height: 2 * HostProfile.cell.height)

    /// Says how large the screen is, and has what is presented above a scene follow.
    @MainActor
    package func setScreenSize(_ size: CGSize, above scene: SceneGraph? = nil) {
        state.withLock { $0.screenSize = size }
        for presentation in scene?.presentedChain ?? [] {
            let room = room(for: presentation)
            presentation.setRoom(limit: room.limit, standard: room.standard)
        }
    }

    /// Makes what is presented; it is drawn above the window that it is presented in.
    package func show(_ presentation: Presentation) {
        let room = room(for: presentation)
        onMainActor(presentation) { _ = $0.makeScene(host: self, limit: room.limit, standard: room.standard) }
        state.withLock { $0.hasNews = true }
    }

    package func remove(_ presentation: Presentation) {
        state.withLock { $0.hasNews = true }
        presentation.hasGone()
    }

    private func room(for presentation: Presentation) -> (limit: CGSize, standard: CGSize) {
        let screen = state.withLock { $0.screenSize }
        if presentation.kind == .cover { return (screen, screen) }
        let limit = CGSize(
            width: max(HostProfile.cell.width, screen.width - Self.margin.width),
            height: max(HostProfile.cell.height, screen.height - Self.margin.height))
        return (limit, CGSize(width: min(limit.width, 64 * HostProfile.cell.width), height: limit.height))
    }

    /// A terminal has a bell.
    package func play(_ feedback: SensoryFeedback) {
        guard feedback.isAlarming else { return }
        state.withLock { $0.hasAlarm = true }
    }

    /// Whether the bell is to ring.
    package func takeAlarm() -> Bool {
        state.withLock { state in
            defer { state.hasAlarm = false }
            return state.hasAlarm
        }
    }

    /// Keeps the text, and has the terminal take it, where that does such things.
    @MainActor
    package func copy(_ text: String) {
        state.withLock { state in
            state.copied = text
            state.hasCopied = true
        }
        requestUpdate()
    }

    /// A terminal does not tell what other programs have copied: that is pasted by its own keys.
    @MainActor
    package func paste(_ done: @escaping @MainActor (String?) -> Void) { done(state.withLock { $0.copied }) }

    /// The text that the terminal is to take.
    package func takeCopied() -> String? {
        state.withLock { state in
            defer { state.hasCopied = false }
            return state.hasCopied ? state.copied : nil
        }
    }

    /// Says what makes an update. It is called on the main queue, once for all requests since it was last called.
    package func onUpdate(_ update: @escaping @MainActor @Sendable () -> Void) {
        state.withLock { $0.update = update }
    }

    /// Says what opens the menu of a control.
    package func onOpenMenu(_ open: @escaping @MainActor @Sendable (RenderNode) -> Void) {
        state.withLock { $0.openMenu = open }
    }

    @MainActor
    package func openMenu(of node: RenderNode) { state.withLock { $0.openMenu }?(node) }

    package func requestUpdate() {
        let isFirst = state.withLock { state in
            defer { state.isRequested = true }
            return !state.isRequested
        }
        guard isFirst else { return }
        MainThread.later { [self] in
            let update = state.withLock { state in
                state.isRequested = false
                return state.update
            }
            update?()
        }
    }
}
