import Martlet

/// The command palette: a line to type in, and the commands whose titles or menus match it, best first.
@MainActor
package final class TerminalPalette {
    /// The result of handling an event.
    package typealias Outcome = FloatingOutcome<PaletteCommand>

    /// A command that matches the query.
    struct Row {
        let command: PaletteCommand
        /// The indices of the matching characters in the title.
        let places: Set<Int>
    }

    /// The numbers of columns of a palette on a wide screen, by its longest command.
    private static let widths = 64...100
    /// The number of commands that are shown at once.
    private static let height = 12

    private let commands: [PaletteCommand]
    /// The number of columns that its longest command needs, with the border.
    private let idealWidth: Int
    /// The typed text.
    package private(set) var query = ""
    private(set) var rows: [Row] = []
    /// The index of the selected row; `nil` without rows.
    package private(set) var selected: Int?
    /// The first visible row.
    private(set) var first = 0
    package var screen: CellSize { didSet { reveal() } }

    package init(_ commands: [PaletteCommand], screen: CellSize) {
        self.commands = commands
        idealWidth = (commands.map(\.width).max() ?? 0) + 2
        self.screen = screen
        search()
    }

    /// The number of all commands.
    var count: Int { commands.count }

    /// The titles of the commands that match, best first.
    package var titles: [String] { rows.map(\.command.title) }

    // MARK: - Frame

    /// Returns the rows of a palette of some commands, with its border.
    static func rows(for count: Int) -> Int { max(3, min(height, max(count, 1)) + 4) }

    /// The cells of the palette with its border: in the middle of the upper part of the screen.
    package var frame: CellRect {
        let ideal = min(max(idealWidth, Self.widths.lowerBound), Self.widths.upperBound)
        let width = min(ideal, screen.width - (screen.width > 20 ? 4 : 0))
        let row = screen.height > 16 ? 2 : 0
        let height = Self.rows(for: commands.count)
        return CellRect(
            column: (screen.width - width) / 2, row: row, width: width, height: min(height, screen.height - row))
    }

    /// The cells of the rows, below the query and a line.
    var list: CellRect {
        let frame = frame
        return CellRect(
            column: frame.column + 1, row: frame.row + 3, width: frame.width - 2, height: frame.height - 4)
    }

    /// Returns the row at a cell.
    private func row(at mouse: TerminalMouse) -> Int? {
        guard list.contains(column: mouse.column, row: mouse.row) else { return nil }
        let index = first + mouse.row - list.row
        return rows.indices.contains(index) ? index : nil
    }

    // MARK: - Search

    private func search() {
        let found = commands.compactMap { command -> (row: Row, score: Int)? in
            let title = command.title.count
            // The titles of the menus count as well, less than the title.
            if let match = FuzzyMatch(query, in: command.title) {
                return (Row(command: command, places: match.places), match.score)
            }
            guard let match = FuzzyMatch(query, in: "\(command.title) \(command.path)") else { return nil }
            return (Row(command: command, places: match.places.filter { $0 < title }), match.score / 2)
        }
        if query.allSatisfy({ $0 == " " }) {
            rows = found.map(\.row)
        } else {
            // The sort is stable: of equal matches, the first in the menus remains first.
            rows = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
                .map(\.element.row)
        }
        first = 0
        selected = rows.isEmpty ? nil : 0
    }

    private func move(by step: Int) {
        guard let selected else { return }
        select(min(max(0, selected + step), rows.count - 1))
    }

    private func select(_ row: Int) {
        selected = row
        reveal()
    }

    private func reveal() {
        guard let selected else { return }
        first = min(max(first, selected - max(1, list.height) + 1), selected)
    }

    // MARK: - Events

    package func handle(_ event: TerminalEvent) -> Outcome {
        switch event {
        case .key(let press): return handle(press)
        case .mouse(let mouse): return handle(mouse)
        case .typed(let text): return .typing(text) { handle($0) }
        case .paste(let text): type(String(text.prefix { $0 != "\n" }))
        default: break
        }
        return .open
    }

    private func type(_ text: String) {
        // A combining scalar joins the character before it.
        query += text.printable
        search()
    }

    private func handle(_ press: TerminalKeyPress) -> Outcome {
        if press.modifiers.contains(.control) { return handleControl(press.key) }
        switch press.key {
        case .escape, .function(1): return .closed
        case .enter: return choose()
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .tab: move(by: press.modifiers.contains(.shift) ? -1 : 1)
        case .pageUp: move(by: -max(1, list.height))
        case .pageDown: move(by: max(1, list.height))
        case .home: move(by: -rows.count)
        case .end: move(by: rows.count)
        case .backspace:
            guard !query.isEmpty else { break }
            query.removeLast()
            search()
        case .space: type(" ")
        case .character where press.modifiers.isDisjoint(with: [.alt, .command]): type(press.text)
        default: break
        }
        return .open
    }

    private func handleControl(_ key: TerminalKey) -> Outcome {
        switch key {
        case .character("p"): move(by: -1)
        case .character("n"): move(by: 1)
        case .character("u"):
            query = ""
            search()
        default: break
        }
        return .open
    }

    private func handle(_ mouse: TerminalMouse) -> Outcome {
        guard frame.contains(column: mouse.column, row: mouse.row) else {
            return mouse.kind == .press ? .closed : .open
        }
        switch mouse.kind {
        case .scrollUp: move(by: -1)
        case .scrollDown: move(by: 1)
        case .move, .press, .drag: if let row = row(at: mouse) { select(row) }
        case .release: if let row = row(at: mouse), row == selected { return choose() }
        case .scrollLeft, .scrollRight: break
        }
        return .open
    }

    private func choose() -> Outcome { selected.map { .chosen(rows[$0].command) } ?? .open }
}
