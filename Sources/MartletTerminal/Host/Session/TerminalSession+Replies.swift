import Foundation
import Martlet

/// The terminal's answers: its colors.
extension TerminalSession {
    /// The time that the first frame waits for the terminal's answers.
    private static let patience = Duration.milliseconds(50)

    /// Holds the first frame back until the terminal has answered, or for a moment.
    func awaitReplies() {
        awaitsReplies = true
        MainThread.after(Self.patience) { [weak self] in self?.endAwaitingReplies() }
    }

    private func endAwaitingReplies() {
        guard awaitsReplies else { return }
        awaitsReplies = false
        repaintSoon()
    }

    func take(_ reply: TerminalReply) {
        var appearance = host.appearance
        switch reply {
        case .attributes: endAwaitingReplies()
        case .keyboard: break
        case .background(let color):
            appearance.setBackground(color)
            show(appearance)
        case .scheme(let isDark):
            if isDark != appearance.isDark {
                appearance.isDark = isDark
                appearance.background = nil
                show(appearance)
            }
            device.askForColors()
        }
    }

    /// Changes the colors that all windows are drawn with.
    private func show(_ appearance: TerminalAppearance) {
        guard appearance != host.appearance else { return }
        host.setAppearance(appearance)
        painter.appearance = appearance
        for window in windows { window.scene?.setEnvironment(\.colorScheme, appearance.colorScheme) }
        repaintSoon()
    }
}
