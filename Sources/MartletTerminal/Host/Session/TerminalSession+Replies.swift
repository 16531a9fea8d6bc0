import Foundation
import Martlet

/// The terminal's answers: its colors, and its clipboard.
extension TerminalSession {
    /// The time that the first frame waits for the terminal's answers.
    private static let replyTimeout = Duration.milliseconds(50)

    /// Holds the first frame back until the terminal has answered, or for a moment.
    func awaitReplies() {
        awaitsReplies = true
        MainThread.after(Self.replyTimeout) { [weak self] in self?.endAwaitingReplies() }
    }

    private func endAwaitingReplies() {
        guard awaitsReplies else { return }
        awaitsReplies = false
        repaintSoon()
    }

    func take(_ reply: TerminalReply) {
        var appearance = host.appearance
        switch reply {
        case .attributes:
            showGraphics()
            endAwaitingReplies()
        case .pictures: graphicsAnswers.hasKitty = true
        case .sixels: graphicsAnswers.hasSixel = true
        case .sixelColors(let count): graphicsAnswers.colors = count
        case .cell(let size):
            graphicsAnswers.cell = size
            if !awaitsReplies { showGraphics() }
        case .keyboard: break
        case .clipboard(let text):
            device.parser.expectsClipboard = false
            clipboard.answer(text)
            if scene.needsUpdate { requestUpdate() }
        case .background(let color):
            appearance.setBackground(color)
            show(appearance)
        case .scheme(let isDark):
            if isDark != appearance.isTerminalDark {
                appearance.isTerminalDark = isDark
                appearance.background = nil
                show(appearance)
            }
            device.askForColors()
        }
    }

    /// Shows pictures in pixels, if the terminal can. The lines of an inline app move with those of the shell, which no
    /// command for pictures knows of.
    func showGraphics() {
        var answers = graphicsAnswers
        if answers.cell == nil { answers.cell = device.cellPixels }
        let graphics = device.isInline ? nil : answers.graphics
        guard graphics != painter.graphics else { return }
        painter.graphics = graphics
        let appearance = host.appearance
        device.setGraphics(
            graphics, background: appearance.background ?? SIMD3(repeating: appearance.isTerminalDark ? 0 : 255))
        repaintSoon()
    }

    /// Pastes the clipboard into the focused field, for Control-V if the page has no other use for it.
    func pastes(_ key: KeyInput) -> Bool {
        guard key.key == "v", key.modifiers == .control, let field = scene.focus.focused, field.fieldText != nil else {
            return false
        }
        host.paste { [weak self, weak field] (text: String?) in
            // The answer may come after the user has gone on to another field.
            guard let self, let text, let field, scene.focus.focused === field else { return }
            deliver(.paste(text))
        }
        return true
    }

    /// Sets the colors of the first frame.
    func prepareTheme() {
        var appearance = host.appearance
        // A shell's lines are above an inline app, and some terminals erase with their own background.
        appearance.showsThemeGround = !device.isInline && device.capabilities.erasesWithBackground
        if !host.hasChosenTheme { appearance.theme = runtime.terminalTheme }
        show(appearance)
        device.setGround(appearance.ground)
    }

    /// Takes over the theme that the app declares, unless the user has chosen one.
    func showDeclaredTheme() {
        guard !host.hasChosenTheme else { return }
        var appearance = host.appearance
        appearance.theme = runtime.terminalTheme
        show(appearance)
    }

    /// Draws with the color scheme that the front window's views, or a developer's tool, prefer.
    func showPreferredScheme() {
        var appearance = host.appearance
        appearance.preferredScheme = bottomScene.preferredColorScheme
        show(appearance)
    }

    /// Changes the colors that all windows are drawn with.
    func show(_ appearance: TerminalAppearance) {
        guard appearance != host.appearance else { return }
        host.setAppearance(appearance)
        painter.appearance = appearance
        device.setGround(appearance.ground)
        for window in windows { window.scene?.setEnvironment(\.colorScheme, appearance.colorScheme) }
        repaintSoon()
    }
}
