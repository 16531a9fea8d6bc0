import Dispatch
import Foundation
import Martlet
import Synchronization

/// A terminal as the host of a scene: text is measured in cells, and each batch of writes asks for one update.
///
/// The host only measures and schedules; ``TerminalSession`` shows what the scene presents on the screen, and
/// ``PlainFrame`` prints it where there is none.
package final class TerminalHost: SceneHost, Sendable {
    /// What the host does for a scene, and has been asked for.
    private struct State {
        var update: (@MainActor @Sendable () -> Void)?
        var openMenu: (@MainActor @Sendable (RenderNode) -> Void)?
        var isScheduled = false
        var hasNews = false
        var hasAlarm = false
    }

    package let profile = HostProfile.terminal
    /// The terminal's own colours.
    package let appearance: TerminalAppearance
    private let state = Mutex(State())

    package init(appearance: TerminalAppearance) {
        self.appearance = appearance
    }

    package func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(HostProfile.cell, proposal: proposal)
    }

    package func chrome(of control: ControlContent) -> ControlChrome { ControlLooks.chrome(of: control) }

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

    /// Says what makes an update. It is called on the main queue, once for any number of requests.
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
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        guard isFirst else { return }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                let update = state.withLock { state in
                    state.isScheduled = false
                    return state.update
                }
                update?()
            }
        }
    }
}
