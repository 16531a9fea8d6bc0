import Martlet

/// The app's printed output in a panel over the page.
extension TerminalSession {
    /// The time between two looks for new output, which is not announced, while the panel is open.
    private static let logInterval = Duration.milliseconds(200)

    /// Opens the panel for a key that the page has not used: F12.
    func opensLog(_ event: TerminalEvent) -> Bool {
        guard case .key(let press) = event, press.key == TerminalLog.key, press.modifiers.isEmpty, device.keepsOutput
        else { return false }
        openLog()
        return true
    }

    func openLog() {
        guard log == nil, device.keepsOutput else { return }
        log = TerminalLog(device.lastOutput(limit: TerminalLog.limit), screen: device.size)
        awaitOutput(after: device.outputSize)
        repaintSoon()
    }

    /// Shows new output while the panel is open.
    private func awaitOutput(after size: Int) {
        MainThread.after(Self.logInterval) { [weak self] in
            guard let self, let log else { return }
            let newSize = device.outputSize
            if newSize != size {
                log.show(device.lastOutput(limit: TerminalLog.limit))
                repaintSoon()
            }
            awaitOutput(after: newSize)
        }
    }

    /// Updates the panel after a key or the mouse.
    func apply(_ outcome: TerminalLog.Outcome) {
        switch outcome {
        case .open: break
        case .chosen(let text): host.copy(text)
        case .closed: log = nil
        }
        repaintSoon()
    }
}
