import Dispatch
import Martlet

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension TerminalDevice {
    /// Seconds after which a paste without an end is taken to be over.
    private static let pasteDelay = 2

    func listen() {
        reader = InputReader { [weak self] in
            martlet_terminal_protect_thread()
            onMainActor(self) { device in
                if let device, device.isStarted { device.takeInput() }
            }
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: martlet_terminal_notifications(), queue: .main)
        source.setEventHandler { [weak self] in
            // The main queue may run on another thread than the initial one.
            martlet_terminal_protect_thread()
            onMainActor(self) { device in
                if let device, device.isStarted { device.readNotifications() }
            }
        }
        sources.append(source)
        source.resume()
        if isInline { listenToOutput() }
    }

    func endListening() {
        reader?.stop()
        reader = nil
        for source in sources { source.cancel() }
        sources = []
    }

    private func takeInput() {
        reader?.take { bytes, isClosed in
            if !bytes.isEmpty {
                inputCount &+= 1
                let events = bytes.withUnsafeBytes { parser.parse($0) }
                scheduleFlush()
                deliver(TypedText.joined(events))
            }
            if isClosed, isStarted { hangUp() }
        }
    }

    private func readNotifications() {
        var bytes: [UInt8] = Array(repeating: 0, count: 64)
        let count = read(martlet_terminal_notifications(), &bytes, bytes.count)
        guard count > 0 else { return }
        let continued = bytes[..<count].contains(TerminalNotification.continued.rawValue)
        if continued, isKeyboardEnhanced { enhanceKeyboard() }
        // The shell has written below the lines that an inline program had.
        if continued, isInline { writer.forgetPlace() }
        if let newSize = Self.currentSize(), newSize != size {
            if isInline, let presented { writer.wrapped(presented.grid, toWidth: newSize.width) }
            size = newSize
            invalidate()
            deliver([.resize(newSize)])
        } else {
            // The terminal may have moved its content, or shown other content.
            repaint()
        }
        if continued { deliver([.resume]) }
    }

    private func deliver(_ events: [TerminalEvent]) {
        for event in events where isStarted {
            if event == .reply(.keyboard) { enhanceKeyboard() }
            onEvent(event)
        }
    }

    private func hangUp() {
        endListening()
        onEvent(.closed)
    }

    /// Schedules the end of a pending sequence, for a pause in the input.
    private func scheduleFlush() {
        guard parser.isPending || parser.isPasting else { return }
        let delay: Duration =
            parser.isPasting ? .seconds(Self.pasteDelay) : .milliseconds(options.escapeDelay)
        let count = inputCount
        MainThread.after(delay) { [weak self] in
            guard let self, self.inputCount == count else { return }
            self.deliver(self.parser.isPasting ? self.parser.endPaste() : self.parser.flushPendingEscape())
        }
    }
}
