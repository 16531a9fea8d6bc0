import MartletTerminal

/// A terminal that interprets the output of the writer, and records unknown sequences as faults.
///
/// Erasing and scrolling leave cells of the current background; automatic wrapping is off unless it is requested; line feeds
/// keep the column.
struct VirtualTerminal {
    var rows: [[Cell]]
    let width: Int
    let height: Int
    var column = 0
    var row = 0
    var style = CellStyle.plain
    var top = 0
    var bottom: Int
    var showsCursor = true
    var isSynchronized = false
    /// Whether a line feed in the last line scrolls, as programs inside of the shell's screen expect. A fault otherwise.
    var scrolls = false
    /// Whether rows that come in by a shift have the current background. In kitty they do not.
    var fillsShiftedRows = true
    /// Whether SU and SD are understood. They are a fault otherwise.
    var hasScrollCommands = true
    /// The lines that have scrolled out of the screen.
    private(set) var scrollback: [[Cell]] = []
    private var wraps = false
    /// Whether the last text has ended in the last column, so that more of it wraps.
    private var isAfterLastColumn = false
    private var saved = (row: 0, column: 0, style: CellStyle.plain)
    /// The sequences that were not understood.
    var faults: [String] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bottom = height - 1
        // The previous content of the screen must be overwritten.
        let rubbish = Cell(glyph: CellGlyph("%")!, style: CellStyle(foreground: .red, attributes: .reverse))
        rows = Array(repeating: Array(repeating: rubbish, count: width), count: height)
    }

    var cells: [Cell] { rows.flatMap { $0 } }

    /// The lines of the scrollback and of the screen.
    var allRows: [[Cell]] { scrollback + rows }

    /// The text of all lines, without blanks at the ends and without blank lines at the end.
    var text: [String] {
        var lines = allRows.map(Self.text)
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    static func text(_ row: [Cell]) -> String {
        var text = row.map(\.glyph.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    private var blank: Cell { Cell(style: CellStyle(background: style.background)) }

    mutating func receive(_ bytes: [UInt8]) {
        var index = 0
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte >= 0x20, byte != 0x7F {
                text.append(byte)
                continue
            }
            show(&text)
            switch byte {
            case 0x0D:
                column = 0
                isAfterLastColumn = false
            case 0x08: column = max(0, column - 1)
            case 0x0A:
                feedLine()
            case 0x1B where index < bytes.count && bytes[index] == 0x37:
                saved = (row, column, style)
                index += 1
            case 0x1B where index < bytes.count && bytes[index] == 0x38:
                (row, column, style) = saved
                index += 1
            case 0x1B:
                guard index < bytes.count, bytes[index] == 0x5B else {
                    faults.append("an escape without a bracket")
                    continue
                }
                var end = index + 1
                while end < bytes.count, !(0x40...0x7E).contains(bytes[end]) { end += 1 }
                guard end < bytes.count else {
                    faults.append("an unfinished sequence")
                    return
                }
                control(String(decoding: bytes[index + 1..<end], as: UTF8.self), bytes[end])
                index = end + 1
            default: faults.append("control character \(byte)")
            }
        }
        show(&text)
    }

    private mutating func feedLine() {
        if row == bottom, scrolls {
            scrollback.append(rows.removeFirst())
            rows.append(Array(repeating: blank, count: width))
        } else if row == bottom {
            faults.append("a line feed scrolled")
        }
        row = min(row + 1, height - 1)
    }

    private mutating func show(_ text: inout [UInt8]) {
        guard !text.isEmpty else { return }
        guard let string = String(validating: text, as: UTF8.self) else {
            faults.append("not UTF-8: \(text)")
            return
        }
        text.removeAll()
        for character in string {
            guard let glyph = CellGlyph(character) else {
                faults.append("\(character.debugDescription) has no width")
                continue
            }
            if wraps, isAfterLastColumn {
                column = 0
                feedLine()
            }
            guard column + glyph.width <= width else {
                faults.append("\(character) does not fit at \(column), \(row)")
                continue
            }
            put(glyph)
            isAfterLastColumn = column + glyph.width >= width
            column = min(column + glyph.width, width - 1)
        }
    }

    private mutating func put(_ glyph: CellGlyph) {
        let end = column + glyph.width
        if rows[row][column].glyph.isContinuation, column > 0 { rows[row][column - 1].glyph = .space }
        if end < width, rows[row][end].glyph.isContinuation { rows[row][end].glyph = .space }
        rows[row][column] = Cell(glyph: glyph, style: style)
        if glyph.width == 2 { rows[row][column + 1] = Cell(glyph: .continuation, style: style) }
    }

    private mutating func control(_ parameters: String, _ final: UInt8) {
        if parameters.hasPrefix("?") {
            switch (parameters.dropFirst(), final) {
            case ("2026", 0x68): isSynchronized = true
            case ("2026", 0x6C): isSynchronized = false
            case ("25", 0x68): showsCursor = true
            case ("25", 0x6C): showsCursor = false
            case ("7", 0x68): wraps = true
            case ("7", 0x6C): wraps = false
            default: faults.append("mode \(parameters)")
            }
            return
        }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = max(1, numbers.first ?? 0)
        switch UnicodeScalar(final) {
        case "H":
            row = min(first, height) - 1
            column = min(numbers.count > 1 ? max(1, numbers[1]) : 1, width) - 1
        case "A": row = max(row - first, 0)
        case "B": row = min(row + first, height - 1)
        case "C": column = min(column + first, width - 1)
        case "D": column = max(column - first, 0)
        case "G": column = min(first, width) - 1
        case "K":
            if rows[row][column].glyph.isContinuation, column > 0 { rows[row][column - 1].glyph = .space }
            for position in column..<width { rows[row][position] = blank }
        case "J":
            if scrolls, numbers == [0] {
                if column != 0 { faults.append("erases from the middle of a line") }
                // As tmux does.
                if row == 0 { scrollback += rows }
                for position in row..<height { rows[position] = Array(repeating: blank, count: width) }
                return
            }
            if numbers != [2] { faults.append("erase \(parameters)") }
            rows = Array(repeating: Array(repeating: blank, count: width), count: height)
        case "r":
            top = first - 1
            bottom = numbers.count > 1 ? numbers[1] - 1 : height - 1
            (row, column) = (0, 0)
        case "S", "T":
            if !hasScrollCommands { faults.append("scrolls by a command") }
            shift(by: first, from: top, isUp: final == 0x53)
        case "L", "M":
            if !(top...bottom).contains(row) { faults.append("lines outside of the region") }
            shift(by: first, from: row, isUp: final == 0x4D)
            column = 0
        case "m": select(numbers)
        default: faults.append("CSI \(parameters) \(UnicodeScalar(final))")
        }
    }

    /// Shifts the lines from one to the end of the region.
    private mutating func shift(by count: Int, from first: Int, isUp: Bool) {
        for _ in 0..<count {
            rows.remove(at: isUp ? first : bottom)
            rows.insert(Array(repeating: fillsShiftedRows ? blank : .blank, count: width), at: isUp ? bottom : first)
        }
    }

    private mutating func select(_ numbers: [Int]) {
        var index = 0
        func color(_ base: Int) -> CellColor {
            defer { index += numbers[index + 1] == 5 ? 2 : 4 }
            if numbers[index + 1] == 5 { return .indexed(UInt8(numbers[index + 2])) }
            return .rgb(UInt8(numbers[index + 2]), UInt8(numbers[index + 3]), UInt8(numbers[index + 4]))
        }
        while index < numbers.count {
            let number = numbers[index]
            switch number {
            case 0: style = .plain
            case 1: style.attributes.insert(.bold)
            case 2: style.attributes.insert(.dim)
            case 3: style.attributes.insert(.italic)
            case 4: style.attributes.insert(.underline)
            case 7: style.attributes.insert(.reverse)
            case 9: style.attributes.insert(.strikethrough)
            case 22: style.attributes.subtract([.bold, .dim])
            case 23: style.attributes.remove(.italic)
            case 24: style.attributes.remove(.underline)
            case 27: style.attributes.remove(.reverse)
            case 29: style.attributes.remove(.strikethrough)
            case 30...37: style.foreground = .indexed(UInt8(number - 30))
            case 38: style.foreground = color(30)
            case 39: style.foreground = .default
            case 40...47: style.background = .indexed(UInt8(number - 40))
            case 48: style.background = color(40)
            case 49: style.background = .default
            case 90...97: style.foreground = .indexed(UInt8(number - 82))
            case 100...107: style.background = .indexed(UInt8(number - 92))
            default: faults.append("SGR \(number)")
            }
            index += 1
        }
    }
}
