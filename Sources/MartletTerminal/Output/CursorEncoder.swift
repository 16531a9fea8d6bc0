/// Tracks the terminal's cursor, and moves it with the shortest command.
struct CursorEncoder {
    /// Whether rows are counted from the first line of an app that shares the screen with the shell. Its place on the
    /// screen is not known, so that rows are only reached by steps up and down.
    var isRelative = false
    /// The row; nil when nothing is known.
    private(set) var row: Int?
    /// The column; nil after output for which terminals disagree, such as a character in the last column.
    private(set) var column: Int?

    /// Marks the cursor position as unknown. A relative cursor keeps its row, because no command would find it again.
    mutating func invalidate() {
        if !isRelative { row = nil }
        column = nil
    }

    /// Records that the cursor is in a row, at an unknown column.
    mutating func isIn(row: Int) {
        self.row = row
        column = nil
    }

    /// Records that the cursor was put in the top left corner.
    mutating func isHome() {
        row = 0
        column = 0
    }

    /// Notes that a glyph was written at the cursor.
    @inline(__always)
    mutating func advance(by width: Int, screenWidth: Int) {
        guard let old = column else { return }
        column = old + width < screenWidth ? old + width : nil
    }

    /// Marks the column as unknown.
    mutating func forgetColumn() {
        column = nil
    }

    /// Returns the distance in columns to a position in the same row that is not before the cursor.
    @inline(__always)
    func distance(to column: Int, row: Int) -> Int? {
        guard self.row == row, let current = self.column, current <= column else { return nil }
        return column - current
    }

    /// Moves the cursor.
    mutating func move(to column: Int, row: Int, _ output: inout OutputBuffer) {
        if self.row == row, self.column == column { return }
        defer { (self.row, self.column) = (row, column) }
        let absolute = 3 + decimalLength(row + 1) + (column > 0 ? 1 + decimalLength(column + 1) : 0)
        if let old = self.row, row >= old {
            // A line feed goes down one row and keeps the column; nothing here is ever
            // below the last row, so nothing scrolls.
            let down = row - old
            let (sideways, cost) = Self.cheapest(from: self.column, to: column)
            if down + cost < absolute {
                for _ in 0..<down { output.append(0x0A) }
                Self.append(sideways, from: self.column ?? 0, to: column, &output)
                return
            }
        }
        if isRelative {
            let old = self.row ?? row
            if row != old { output.appendControl(abs(row - old), row < old ? 0x41 : 0x42) }
            Self.append(Self.cheapest(from: self.column, to: column).0, from: self.column ?? 0, to: column, &output)
            return
        }
        output.append("\u{1B}[")
        if row > 0 || column > 0 { output.append(decimal: row + 1) }
        if column > 0 {
            output.append(0x3B)
            output.append(decimal: column + 1)
        }
        output.append(0x48)
    }

    private enum Sideways {
        case none, forward, backward, backspace, start, startAndForward, absolute
    }

    private static func cheapest(from old: Int?, to new: Int) -> (Sideways, cost: Int) {
        if old == new { return (.none, 0) }
        if new == 0 { return (.start, 1) }
        var best = (Sideways.absolute, cost: 3 + decimalLength(new + 1))
        func offer(_ way: Sideways, _ cost: Int) {
            if cost < best.cost { best = (way, cost) }
        }
        offer(.startAndForward, 1 + length(new))
        if let old {
            if new > old { offer(.forward, length(new - old)) }
            if new < old { offer(.backward, length(old - new)) }
            if new == old - 1 { offer(.backspace, 1) }
        }
        return best
    }

    private static func append(_ way: Sideways, from old: Int, to new: Int, _ output: inout OutputBuffer) {
        switch way {
        case .none: break
        case .start: output.append(0x0D)
        case .forward: output.appendControl(new - old, 0x43)
        case .backward: output.appendControl(old - new, 0x44)
        case .backspace: output.append(0x08)
        case .startAndForward:
            output.append(0x0D)
            output.appendControl(new, 0x43)
        case .absolute: output.appendControl(new + 1, 0x47)
        }
    }

    /// The bytes of `CSI number final`.
    private static func length(_ number: Int) -> Int {
        number == 1 ? 3 : 3 + decimalLength(number)
    }
}
