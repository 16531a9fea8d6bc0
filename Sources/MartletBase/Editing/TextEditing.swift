/// A text while it is edited: its characters, and the cursor or selection in it.
///
/// Positions count characters as people see them: an emoji with modifiers and a letter with combining marks are one.
/// The place of one position is known, and others are found from there: what is done near the cursor costs the same in
/// a long text as in a short one, but for the bytes that move.
package struct TextEditing: Equatable {
    package private(set) var text: String
    /// The number of characters.
    package private(set) var count: Int
    /// Where the selection was begun.
    private(set) var anchor: Int
    /// Where the selection ends, and text is inserted: the cursor.
    package private(set) var cursor: Int
    /// A position, and the byte of the text at which it lies: that of the cursor, or nearby.
    private var known = (position: 0, offset: 0)

    package init(_ text: String = "") {
        self.text = text
        count = text.count
        cursor = count
        anchor = cursor
        known = (count, text.utf8.count)
    }

    package static func == (a: TextEditing, b: TextEditing) -> Bool {
        a.text == b.text && a.anchor == b.anchor && a.cursor == b.cursor
    }

    /// The selected characters; empty and at the cursor if none are.
    package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

    package var hasSelection: Bool { anchor != cursor }

    package var selectedText: String {
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
        let wasAtEnd = cursor == count
        self.text = text
        count = text.count
        cursor = wasAtEnd ? count : min(cursor, count)
        anchor = cursor
        known = wasAtEnd ? (count, text.utf8.count) : (0, 0)
        settle()
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
            let end = min(max(0, other(self)), count)
            range = min(end, cursor)..<max(end, cursor)
        }
        guard !range.isEmpty else { return false }
        replace(range, with: "")
        return true
    }

    private mutating func replace(_ range: Range<Int>, with inserted: String) {
        let (start, end) = (index(range.lowerBound), index(range.upperBound))
        let first = start.utf8Offset(in: text)
        // What is inserted may join with what stands before it, as a combining mark does: the characters are counted
        // anew from the one before.
        let before = range.lowerBound > 0 ? text.index(before: start).utf8Offset(in: text) : 0
        let rest = count - range.upperBound
        text.replaceSubrange(start..<end, with: inserted)
        let last = first + inserted.utf8.count
        var place = text.utf8.index(text.startIndex, offsetBy: before)
        let target = text.utf8.index(text.startIndex, offsetBy: last)
        var position = max(0, range.lowerBound - 1)
        while place < target {
            place = text.index(after: place)
            position += 1
        }
        // It may join with what follows too, the halves of flags with all that follow: then those are counted anew.
        count = position + (place == target ? rest : text.distance(from: place, to: text.endIndex))
        cursor = position
        anchor = position
        known = (position, place.utf8Offset(in: text))
    }

    // MARK: - Moving

    /// Moves the cursor.
    ///
    /// - Parameter selects: Whether the selection is extended to the new place; else nothing is selected.
    package mutating func move(to position: Int, selects: Bool = false) {
        cursor = min(max(0, position), count)
        if !selects { anchor = cursor }
        settle()
    }

    /// Selects characters, as far as the text goes; the cursor stands at their end.
    package mutating func select(_ characters: Range<Int>) {
        move(to: characters.lowerBound)
        move(to: characters.upperBound, selects: true)
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

    package mutating func moveToEnd(selects: Bool = false) { move(to: count, selects: selects) }

    package mutating func selectAll() {
        anchor = 0
        cursor = count
        settle()
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
        guard end < count else { return false }
        move(to: min(end + 1 + cursor - start, lineEnd(at: end + 1)), selects: selects)
        return true
    }

    // MARK: - Positions

    /// The place in the text of a number of characters.
    /// - Complexity: Linear in the distance from the cursor, or from an end of the text if that is nearer.
    func index(_ position: Int) -> String.Index {
        if position >= count { return text.endIndex }
        if position <= 0 { return text.startIndex }
        let distance = position - known.position
        if position < abs(distance) { return text.index(text.startIndex, offsetBy: position) }
        if count - position < abs(distance) { return text.index(text.endIndex, offsetBy: position - count) }
        return text.index(text.utf8.index(text.startIndex, offsetBy: known.offset), offsetBy: distance)
    }

    /// The byte of the text at which a position lies.
    package func offset(of position: Int) -> Int { index(position).utf8Offset(in: text) }

    /// Takes the cursor's place for the one that is known.
    private mutating func settle() {
        if known.position != cursor { known = (cursor, offset(of: cursor)) }
    }

    private func wordStart(before position: Int) -> Int {
        var position = position
        var index = self.index(position)
        func isBehind(_ isPart: Bool) -> Bool {
            index > text.startIndex && text[text.index(before: index)].isWordPart == isPart
        }
        for isPart in [false, true] {
            while isBehind(isPart) {
                index = text.index(before: index)
                position -= 1
            }
        }
        return position
    }

    private func wordEnd(after position: Int) -> Int {
        var position = position
        var index = self.index(position)
        for isPart in [false, true] {
            while index < text.endIndex, text[index].isWordPart == isPart {
                index = text.index(after: index)
                position += 1
            }
        }
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

extension String.Index {
    fileprivate func utf8Offset(in text: String) -> Int { text.utf8.distance(from: text.startIndex, to: self) }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
