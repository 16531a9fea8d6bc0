import Dispatch
import Martlet

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The output of an inline program, which is printed above its lines.
extension TerminalDevice {
    private static let outputQueue = DispatchQueue(label: "martlet.terminal.output", qos: .userInitiated)
    /// The most bytes that are printed with a frame.
    private static let chunk = 1 << 15

    /// Listens to what the program prints. A queue of its own takes it, as the main thread may wait for it in a print.
    func listenToOutput() {
        let stream = martlet_terminal_stream()
        guard stream >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: stream, queue: Self.outputQueue)
        source.setEventHandler { @Sendable [weak self] in
            martlet_terminal_move_stream()
            MainThread.later {
                onMainActor(self) { device in
                    if let device, device.isStarted { device.printCaptured() }
                }
            }
        }
        sources.append(source)
        source.resume()
    }

    /// Prints what the program has printed since the last call, and the program's lines below it.
    func printCaptured(takesRest: Bool = false) {
        // Before the first frame there are no lines to print above.
        guard isStarted, presented != nil else { return }
        while true {
            let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
                count = max(0, martlet_terminal_read_captured(buffer.baseAddress, buffer.count))
            }
            // A line that is longer than a chunk is printed in parts.
            let text = PrintedText(bytes, takesRest: takesRest || bytes.count == Self.chunk && !bytes.contains(0x0A))
            guard text.count > 0 else { return }
            writer.printed += text.bytes
            repaint()
            martlet_terminal_captured_is_shown(text.count)
        }
    }

    /// Prints all output of the program above its last frame.
    func printRest() {
        fflush(nil)
        martlet_terminal_move_stream()
        printCaptured(takesRest: true)
    }
}

/// The output of a program that has the whole screen, which is held back until the screen is restored.
extension TerminalDevice {
    /// Whether printed output is kept, and not shown.
    var keepsOutput: Bool { isStarted && options.capturesOutput && !isInline }

    /// The number of bytes that the program has printed.
    var outputSize: Int { Int(martlet_terminal_captured_size()) }

    /// Returns the last bytes of the printed output that are kept.
    func lastOutput(limit: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: min(limit, outputSize)) { buffer, count in
            count = max(0, martlet_terminal_read_last_captured(buffer.baseAddress, buffer.count))
        }
    }
}
