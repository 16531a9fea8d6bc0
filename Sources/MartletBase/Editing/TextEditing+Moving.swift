// Movement of the cursor, and selection along its path.

extension TextEditing {
    /// Moves the cursor.
    ///
    /// - Parameter selects: Whether to extend the selection to the new position. If `false`, nothing is selected.
    package mutating func move(to position: Int, selects: Bool = false) {
        cursor = min(max(0, position), count)
        if !selects { anchor = cursor }
        settle()
    }

    /// Selects characters, clamped to the text. The cursor is at the end of the selection.
    package mutating func select(_ characters: Range<Int>) {
        move(to: characters.lowerBound)
        move(to: characters.upperBound, selects: true)
    }

    /// Moves to the previous character, or to the start of a selection.
    package mutating func moveLeft(selects: Bool = false) {
        move(to: !selects && hasSelection ? selection.lowerBound : cursor - 1, selects: selects)
    }

    /// Moves to the next character, or to the end of a selection.
    package mutating func moveRight(selects: Bool = false) {
        move(to: !selects && hasSelection ? selection.upperBound : cursor + 1, selects: selects)
    }

    package mutating func moveWordLeft(selects: Bool = false) { move(to: wordStart(before: cursor), selects: selects) }

    package mutating func moveWordRight(selects: Bool = false) { move(to: wordEnd(after: cursor), selects: selects) }

    package mutating func moveToLineStart(selects: Bool = false) { move(to: lineStart(at: cursor), selects: selects) }

    package mutating func moveToLineEnd(selects: Bool = false) { move(to: lineEnd(at: cursor), selects: selects) }

    package mutating func moveToStart(selects: Bool = false) { move(to: 0, selects: selects) }

    package mutating func moveToEnd(selects: Bool = false) { move(to: count, selects: selects) }

    package mutating func selectAll() {
        anchor = 0
        cursor = count
        settle()
    }

    /// Moves to the same column of the previous line.
    /// - Returns: `false` on the first line.
    package mutating func moveUp(selects: Bool = false) -> Bool {
        let start = lineStart(at: cursor)
        guard start > 0 else { return false }
        let above = lineStart(at: start - 1)
        move(to: min(above + cursor - start, start - 1), selects: selects)
        return true
    }

    /// Moves to the same column of the next line.
    /// - Returns: `false` on the last line.
    package mutating func moveDown(selects: Bool = false) -> Bool {
        let start = lineStart(at: cursor)
        let end = lineEnd(at: cursor)
        guard end < count else { return false }
        move(to: min(end + 1 + cursor - start, lineEnd(at: end + 1)), selects: selects)
        return true
    }
}
