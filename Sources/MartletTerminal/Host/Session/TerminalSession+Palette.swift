import Martlet

/// The command palette over the page.
extension TerminalSession {
    /// Opens the palette for a key that the page has not used: F1, or Control-P.
    func opensPalette(_ event: TerminalEvent) -> Bool {
        guard case .key(let press) = event else { return false }
        let isKey =
            press.key == .function(1) && press.modifiers.isEmpty
            || press.key == .character("p") && press.modifiers == .control
        guard isKey else { return false }
        openPalette()
        return true
    }

    private func openPalette() {
        let page = PaletteCommand.commands(on: scene)
        // The app's menus wait while a sheet or a dialog is shown.
        var menus = scene.presenting.presentation == nil ? PaletteCommand.commands(of: runtime.menus) : []
        if device.keepsOutput {
            menus.append(
                PaletteCommand(title: "Show Log", path: "terminal", keys: "F12") { [weak self] in self?.openLog() })
        }
        if device.isInline { inlineRows.overlay = TerminalPalette.rows(for: page.count + menus.count) }
        palette = TerminalPalette(page + menus, screen: screenSize)
        repaintSoon()
    }

    /// Updates the palette after a key or the mouse.
    func apply(_ outcome: TerminalPalette.Outcome) {
        switch outcome {
        case .open: repaintSoon()
        case .closed: closePalette()
        case .chosen(let command):
            closePalette()
            command.perform()
            awaitDeadline()
        }
    }

    func closePalette() {
        palette = nil
        inlineRows.overlay = 0
        repaintSoon()
    }
}
