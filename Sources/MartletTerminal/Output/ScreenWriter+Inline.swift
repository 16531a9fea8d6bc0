/// Frames of an app that shares the screen with the shell.
///
/// The app has some lines below the shell's, of which it knows the height but not the place: all moves are steps from the
/// current row. Line feeds in the last line of the screen scroll the shell's lines, the app's among them, so that a
/// frame of three lines that begins at the last line of the screen makes room for itself:
///
/// ```text
/// $ app            $ app
/// █                first
///                  second
///                  third
/// ```
///
/// The last line of the app is stored as the terminal's saved position. A handler of signals, which may run in the
/// middle of a frame, restores it to leave the cursor below the app.
extension ScreenWriter {
    /// Erases from the cursor's line to the end of the screen, and returns to the line.
    ///
    /// The line itself is erased alone. A terminal such as tmux that erases everything below the first cell of the screen keeps
    /// the old content in its scrollback, so that each frame of an app as high as the screen would stay there.
    private static let eraseAll: StaticString = "\u{1B}7\u{1B}[B\r\u{1B}[J\u{1B}8\u{1B}[K"
    /// Erases from the cursor to the end of the screen.
    private static let eraseBelow: StaticString = "\u{1B}[J"
    /// Stores the position and style of the cursor.
    static let savePosition: StaticString = "\u{1B}7"

    /// Writes the changes of an inline app, whose height may change.
    mutating func writeInline(from previous: CellGrid?, to next: CellGrid) {
        guard let height = inlineHeight, let previous, previous.size.width == next.width, previous.height == height,
            printed.isEmpty
        else { return writeAllInline(next) }
        resizeInline(from: height, to: next.height)
        blankRow(width: next.width).withUnsafeBufferPointer { blank in
            next.cells.withUnsafeBufferPointer { new in
                previous.cells.withUnsafeBufferPointer { old in
                    guard let new = new.baseAddress, let old = old.baseAddress, let blank = blank.baseAddress else {
                        return
                    }
                    for row in 0..<next.height {
                        let source = row < previous.height ? old + row * next.width : blank
                        writeRow(row, from: source, to: new + row * next.width, width: next.width)
                    }
                }
            }
        }
    }

    /// Writes everything from the first line of the app, or from the cursor's line if the app has none yet.
    private mutating func writeAllInline(_ next: CellGrid) {
        style.invalidate()
        style.change(to: .plain, &output)
        if inlineHeight == nil { cursor.isIn(row: 0) }
        cursor.move(to: 0, row: 0, &output)
        output.append(Self.eraseAll)
        if !printed.isEmpty {
            // Long lines wrap, as those of other programs do.
            output.append("\u{1B}[?7h")
            for byte in printed { output.append(byte) }
            output.append("\u{1B}[m\u{1B}[?7l")
            printed = []
            cursor.isIn(row: 0)
            cursor.move(to: 0, row: 0, &output)
        }
        inlineHeight = next.height
        appendLines(from: 0, to: next.height)
        writeRows(next)
    }

    /// Adds or removes lines at the end of the app.
    private mutating func resizeInline(from old: Int, to new: Int) {
        guard old != new else { return }
        style.change(to: .plain, &output)
        if new > old {
            cursor.move(to: 0, row: old - 1, &output)
            appendLines(from: old - 1, to: new)
        } else {
            cursor.move(to: 0, row: new, &output)
            output.append(Self.eraseBelow)
            cursor.move(to: 0, row: new - 1, &output)
            output.append(Self.savePosition)
        }
        inlineHeight = new
    }

    /// Moves from a row to the last one by line feeds, which scroll at the end of the screen, and stores the position.
    private mutating func appendLines(from row: Int, to height: Int) {
        for _ in row..<max(row, height - 1) { output.append(0x0A) }
        cursor.isIn(row: max(row, height - 1))
        output.append(0x0D)
        output.append(Self.savePosition)
    }

    /// Records that the app's lines are elsewhere from now on: other programs have written below them.
    mutating func forgetPlace() {
        inlineHeight = nil
        cursor.isIn(row: 0)
    }

    /// Finds the first line of the app after the terminal has wrapped the lines of a frame for another width.
    ///
    /// Most terminals break the lines that have become too long, which moves the cursor away from the app's first line.
    /// A terminal that cuts them off instead loses as many of the shell's lines.
    mutating func wrapped(_ shown: CellGrid, toWidth width: Int) {
        guard inlineHeight != nil, let row = cursor.row, row < shown.height, width > 0 else { return }
        let above = (0..<row).reduce(0) { $0 + max(1, (shown.usedWidth(row: $1) + width - 1) / width) }
        cursor.isIn(row: above + (cursor.column ?? 0) / width)
    }
}

extension CellGrid {
    /// The columns of a row up to the last one that is not blank.
    fileprivate func usedWidth(row: Int) -> Int {
        let start = row * width
        return (cells[start..<start + width].lastIndex { $0 != .blank }).map { $0 - start + 1 } ?? 0
    }
}
