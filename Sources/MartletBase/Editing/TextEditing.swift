/// A text while it is edited: its characters, and the cursor or selection in it.
///
/// Positions count characters as people see them: an emoji with modifiers and a letter with combining marks are one.
/// Finding a position walks the text, so that each operation is linear in its length.
package struct TextEditing: Equatable {
    package private(set) var text: String
    /// Where the selection was begun.
    private(set) var anchor: Int
    /// Where the selection ends, and text is inserted: the cursor.
    package private(set) var cursor: Int

    package init(_ text: String = "") {
        self.text = text
        cursor = text.count
        anchor = cursor
    }

    /// The selected characters; empty and at the cursor if none are.
    package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

    var hasSelection: Bool { anchor != cursor }

    var selectedText: String {
        String(text[index(selection.lowerBound)..<index(selection.upperBound)])
    }

    // MARK: - Changing

    /// Puts text in the place of what is selected, and the cursor behind it.
    package mutating func insert(_ inserted: String) {
        replace(selection, with: inserted)
    }

    /// Takes another text from outside; the cursor stays where it was, as far as the text goes.
    package mutating func setText(_ text: String) {
        guard text != self.text else { return }
        let wasAtEnd = cursor == self.text.count
        self.text = text
        let count = text.count
        cursor = wasAtEnd ? count : min(cursor, count)
        anchor = cursor
    }

    /// Removes what is selected, else the character before the cursor. False if there is nothing.
    @discardableResult
    package mutating func deleteBackward() -> Bool { delete { $0.cursor - 1 } }

    /// Removes what is selected, else the character after the cursor. False if there is nothing.
    @discardableResult
    package mutating func deleteForward() -> Bool { delete { $0.cursor + 1 } }

    /// Removes what is selected, else back to the start of the word. False if there is nothing.
    @discardableResult
    package mutating func deleteWordBackward() -> Bool { delete { $0.wordStart(before: $0.cursor) } }

    /// Removes what is selected, else on to the end of the word. False if there is nothing.
    @discardableResult
    package mutating func deleteWordForward() -> Bool { delete { $0.wordEnd(after: $0.cursor) } }

    /// Removes what is selected, else back to the start of the line. False if there is nothing.
    @discardableResult
    package mutating func deleteToLineStart() -> Bool { delete { $0.lineStart(at: $0.cursor) } }

    /// Removes what is selected, else on to the end of the line. False if there is nothing.
    @discardableResult
    package mutating func deleteToLineEnd() -> Bool { delete { $0.lineEnd(at: $0.cursor) } }

    private mutating func delete(to other: (TextEditing) -> Int) -> Bool {
        var range = selection
        if range.isEmpty {
            let end = min(max(0, other(self)), text.count)
            range = min(end, cursor)..<max(end, cursor)
        }
        guard !range.isEmpty else { return false }
        replace(range, with: "")
        return true
    }

    private mutating func replace(_ range: Range<Int>, with inserted: String) {
        let before = String(text[..<index(range.lowerBound)]) + inserted
        text = before + text[index(range.upperBound)...]
        // What was inserted may have joined with its neighbours: a combining mark, the second half of a flag. The
        // cursor stands behind the character that has the end of it.
        let end = text.utf8.index(text.startIndex, offsetBy: before.utf8.count)
        var count = 0
        var position = text.startIndex
        while position < end {
            position = text.index(after: position)
            count += 1
        }
        cursor = count
        anchor = count
    }

    // MARK: - Moving

    /// Moves the cursor.
    ///
    /// - Parameter selects: Whether the selection is extended to the new place; else nothing is selected.
    package mutating func move(to position: Int, selects: Bool = false) {
        cursor = min(max(0, position), text.count)
        if !selects { anchor = cursor }
    }

    /// A character back; to the start of a selection.
    package mutating func moveLeft(selects: Bool = false) {
        move(to: !selects && hasSelection ? selection.lowerBound : cursor - 1, selects: selects)
    }

    /// A character on; to the end of a selection.
    package mutating func moveRight(selects: Bool = false) {
        move(to: !selects && hasSelection ? selection.upperBound : cursor + 1, selects: selects)
    }

    package mutating func moveWordLeft(selects: Bool = false) { move(to: wordStart(before: cursor), selects: selects) }

    package mutating func moveWordRight(selects: Bool = false) { move(to: wordEnd(after: cursor), selects: selects) }

    package mutating func moveToLineStart(selects: Bool = false) { move(to: lineStart(at: cursor), selects: selects) }

    package mutating func moveToLineEnd(selects: Bool = false) { move(to: lineEnd(at: cursor), selects: selects) }

    package mutating func moveToStart(selects: Bool = false) { move(to: 0, selects: selects) }

    package mutating func moveToEnd(selects: Bool = false) { move(to: text.count, selects: selects) }

    package mutating func selectAll() {
        anchor = 0
        cursor = text.count
    }

    /// To the same place of the line above. False on the first line.
    package mutating func moveUp(selects: Bool = false) -> Bool {
        let start = lineStart(at: cursor)
        guard start > 0 else { return false }
        let above = lineStart(at: start - 1)
        move(to: min(above + cursor - start, start - 1), selects: selects)
        return true
    }

    /// To the same place of the line below. False on the last line.
    package mutating func moveDown(selects: Bool = false) -> Bool {
        let start = lineStart(at: cursor)
        let end = lineEnd(at: cursor)
        guard end < text.count else { return false }
        move(to: min(end + 1 + cursor - start, lineEnd(at: end + 1)), selects: selects)
        return true
    }

    // MARK: - Positions

    /// The place in the text of a number of characters.
    func index(_ position: Int) -> String.Index {
        text.index(text.startIndex, offsetBy: position, limitedBy: text.endIndex) ?? text.endIndex
    }

    private func wordStart(before position: Int) -> Int {
        let characters = Array(text)
        var position = position
        while position > 0, !characters[position - 1].isWordPart { position -= 1 }
        while position > 0, characters[position - 1].isWordPart { position -= 1 }
        return position
    }

    private func wordEnd(after position: Int) -> Int {
        let characters = Array(text)
        var position = position
        while position < characters.count, !characters[position].isWordPart { position += 1 }
        while position < characters.count, characters[position].isWordPart { position += 1 }
        return position
    }

    private func lineStart(at position: Int) -> Int {
        var count = position
        var index = self.index(position)
        while index > text.startIndex {
            let previous = text.index(before: index)
            if text[previous].isNewline { break }
            index = previous
            count -= 1
        }
        return count
    }

    private func lineEnd(at position: Int) -> Int {
        var count = position
        var index = self.index(position)
        while index < text.endIndex, !text[index].isNewline {
            index = text.index(after: index)
            count += 1
        }
        return count
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
