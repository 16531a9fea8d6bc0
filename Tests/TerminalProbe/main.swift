import Dispatch
import MartletTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// A full-screen program that shows the last event, and ends in the way that a key says.
// The tests run it in a pseudo terminal.

@MainActor
final class Probe {
    let terminal: TerminalDevice

    init() throws {
        terminal = try TerminalDevice()
    }

    func run() throws {
        terminal.onEvent = { [unowned self] in handle($0) }
        try terminal.start()
        show("ready")
    }

    func show(_ text: String) {
        var grid = CellGrid(width: terminal.size.width, height: terminal.size.height)
        grid.put("\(terminal.size.width)x\(terminal.size.height) [\(text)]", column: 0, row: 0)
        // In full, so that the tests find the text in one piece.
        terminal.invalidate()
        terminal.present(grid)
    }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .key(let press):
            if case .character(let character) = press.key, press.modifiers.isEmpty {
                act(character)
            } else {
                show("\(press.key) \(press.modifiers.rawValue)")
            }
        case .paste(let text): show("pasted \(text)")
        case .typed(let text): show("typed all of \(text)")
        case .resize: show("resized")
        case .resume: show("resumed")
        case .mouse(let mouse): show("\(mouse.kind) \(mouse.column) \(mouse.row)")
        case .focus(let isFocused): show("focus \(isFocused)")
        case .keyReleased(let press): show("released \(press.key)")
        case .reply(let reply): show("reply \(reply)")
        case .closed: exit(9)
        }
    }

    private func act(_ character: Character) {
        switch character {
        case "q":
            terminal.stop()
            exit(0)
        case "e": exit(3)
        case "f": fatalError("the probe failed")
        case "a": abort()
        case "s": UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
        case "o": print(descend(1))
        case "h": while true {}
        case "p":
            print("printed meanwhile")
            show("printed")
        case "t":
            Task { @MainActor in
                try await Task.sleep(for: .milliseconds(1))
                DispatchQueue.main.async { MainActor.assumeIsolated { self.show("task ran") } }
            }
        default: show("typed \(character)")
        }
    }

    /// Overflows the stack.
    private func descend(_ depth: Int) -> Int {
        depth == .max ? 0 : descend(depth + 1) + depth % 7
    }
}

do {
    let probe = try Probe()
    try probe.run()
    withExtendedLifetime(probe) { dispatchMain() }
} catch {
    print("cannot start: \(error)")
    exit(2)
}
