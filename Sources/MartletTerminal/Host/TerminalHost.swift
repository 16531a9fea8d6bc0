import Dispatch
import Foundation
import Martlet
import Synchronization

/// A terminal as the host of a scene. Text is measured in cells, and each batch of writes requests one update.
///
/// The host only measures and schedules. ``TerminalSession`` shows the scene on the screen; ``PlainFrame`` prints it if
/// there is no screen.
package final class TerminalHost: PresentingHost, TransferHost, Sendable {
    /// The callbacks of the session, and the pending requests of the scene.
    private struct State {
        var appearance: TerminalAppearance
        var update: (@MainActor @Sendable () -> Void)?
        var openMenu: (@MainActor @Sendable (RenderNode) -> Void)?
        var clipboard: ClipboardQuery?
        /// Whether an update is requested that has not begun.
        var isRequested = false
        var hasNews = false
        /// The rectangle that an inspector highlights, in points of the screen.
        var highlight: CGRect?
        /// The marks of views whose bodies have just run.
        var runs: [RunMark] = []
        var hasAlarm = false
        /// The last copied text, and whether it still has to be sent to the terminal.
        var copied: String?
        var hasCopied = false
        /// The size of the screen, in points.
        var screenSize = CellSize(width: 80, height: 24).points
    }

    package let profile = HostProfile.terminal
    /// The terminal's own colors.
    package var appearance: TerminalAppearance { state.withLock { $0.appearance } }
    /// Whether the user has chosen the theme, so that the app's is not shown.
    package let hasChosenTheme: Bool
    private let state: Mutex<State>
    // nonisolated(unsafe): only the thread that updates scenes and paints them uses this.
    private nonisolated(unsafe) var changes = PaintChanges.everything

    package init(appearance: TerminalAppearance, hasChosenTheme: Bool = false) {
        self.hasChosenTheme = hasChosenTheme
        state = Mutex(State(appearance: appearance))
    }

    /// Changes the terminal's own colors. Everything has to be painted again.
    package func setAppearance(_ appearance: TerminalAppearance) {
        state.withLock { $0.appearance = appearance }
    }

    package func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.inWholeLines.measureInCells(HostProfile.cell, proposal: proposal)
    }

    /// Returns the size of a picture, rounded to cells, or that of the image's character.
    package func measure(_ image: ImageContent) -> TextMetrics {
        guard image.symbol == nil, let picture = image.picture else {
            return measure(image.glyph, proposal: .unspecified)
        }
        let cell = HostProfile.cell
        let size = CGSize(
            width: max(1, (picture.size.width / cell.width).rounded()) * cell.width,
            height: max(1, (picture.size.height / cell.height).rounded()) * cell.height)
        return TextMetrics(size: size, firstBaseline: size.height, lastBaseline: size.height)
    }

    package func chrome(of control: ControlContent) -> ControlChrome { ControlCells.chrome(of: control) }

    /// Records that there are changes to draw after the update.
    package func present(_ root: RenderNode, difference: RenderDifference) {
        changes.formUnion(difference)
        state.withLock { $0.hasNews = true }
    }

    /// Returns the changes of trees since the last call.
    package func takeChanges() -> PaintChanges {
        defer { changes = PaintChanges() }
        return changes
    }

    /// Returns whether changes were presented since the last call.
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

    package func showRuns(_ runs: [RunMark]) {
        state.withLock { state in
            guard state.runs != runs else { return }
            state.runs = runs
            state.hasNews = true
        }
        requestUpdate()
    }

    /// The marks of views whose bodies have just run.
    package var shownRuns: [RunMark] { state.withLock { $0.runs } }

    /// The rectangle that an inspector highlights, in points of the screen.
    package var highlighted: CGRect? { state.withLock { $0.highlight } }

    // MARK: - What is presented

    /// The margin between presented content and the edges of the screen, in points.
    private static let margin = CGSize(width: 4 * HostProfile.cell.width, height: 2 * HostProfile.cell.height)

    /// Sets the size of the screen, and resizes the content presented above a scene.
    @MainActor
    package func setScreenSize(_ size: CGSize, above scene: SceneGraph? = nil) {
        state.withLock { $0.screenSize = size }
        for presentation in scene?.presenting.chain ?? [] {
            let room = room(for: presentation)
            presentation.setRoom(limit: room.limit, standard: room.standard)
        }
    }

    /// Creates the scene of a presentation, which is drawn above its parent window.
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

    /// Stores the copied text, and sends it to the terminal if that supports a clipboard.
    @MainActor
    package func copy(_ text: String) {
        state.withLock { state in
            state.copied = text
            state.hasCopied = true
        }
        requestUpdate()
    }

    /// Returns the text of the terminal's clipboard, or that copied in this app if the terminal does not expose its own to
    /// programs. The keys of such a terminal paste it.
    @MainActor
    package func paste(_ done: @escaping @MainActor (String?) -> Void) {
        let (clipboard, copied) = state.withLock { ($0.clipboard, $0.copied) }
        guard let clipboard else { return done(copied) }
        clipboard.request { done($0 ?? copied) }
    }

    /// Sets the clipboard of the terminal.
    package func setClipboard(_ clipboard: ClipboardQuery) { state.withLock { $0.clipboard = clipboard } }

    /// The text that the terminal is to take.
    package func takeCopied() -> String? {
        state.withLock { state in
            defer { state.hasCopied = false }
            return state.hasCopied ? state.copied : nil
        }
    }

    /// Sets the closure that performs an update. It is called on the main queue, once for all requests since the last
    /// call.
    package func onUpdate(_ update: @escaping @MainActor @Sendable () -> Void) {
        state.withLock { $0.update = update }
    }

    /// Sets the closure that opens the menu of a control.
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
