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
    var anchor: Int
    /// Where the selection ends, and text is inserted: the cursor.
    package internal(set) var cursor: Int
    /// The place of the cursor, or one nearby.
    var known = Place()
    /// The end of the text.
    var end = Place()
    /// What was changed last.
    package private(set) var lastEdit = Edit()
    /// How often the text has changed.
    package private(set) var version = 0

    /// A place in the text, counted in three ways.
    struct Place {
        /// In characters.
        var position = 0
        /// In bytes.
        var offset = 0
        /// In scalars, by which some hosts count.
        var scalar = 0
    }

    /// A part of the text that another has taken the place of, in bytes.
    package struct Edit: Equatable, Sendable {
        /// Where it begins.
        package var offset = 0
        /// How much was there.
        package var removed = 0
        /// How much is there now.
        package var inserted = 0
    }

    package init(_ text: String = "") {
        self.text = text
        count = text.count
        cursor = count
        anchor = cursor
        end = Place(position: count, offset: text.utf8.count, scalar: text.unicodeScalars.count)
        known = end
    }

    package static func == (a: TextEditing, b: TextEditing) -> Bool {
        a.text == b.text && a.anchor == b.anchor && a.cursor == b.cursor
    }

    /// The selected characters; empty and at the cursor if none are.
    package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

    /// The selected scalars; empty and at the cursor if none are.
    /// - Complexity: Linear in the length of what is selected.
    package var selectedScalars: Range<Int> {
        let other = hasSelection ? place(of: index(anchor), position: anchor).scalar : known.scalar
        let own = place(of: index(cursor), position: cursor).scalar
        return hasSelection ? min(own, other)..<max(own, other) : own..<own
    }

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
        version += 1
        count = text.count
        cursor = wasAtEnd ? count : min(cursor, count)
        anchor = cursor
        end = Place(position: count, offset: text.utf8.count, scalar: text.unicodeScalars.count)
        known = wasAtEnd ? end : Place()
        settle()
    }

    /// Puts text in the place of some scalars, as far as the text goes, and the cursor behind it.
    /// - Complexity: Linear in the distance from the cursor, or from an end of the text if that is nearer.
    package mutating func replace(scalars: Range<Int>, with inserted: String) {
        let start = index(ofScalar: scalars.lowerBound)
        let end = text.unicodeScalars.index(start, offsetBy: scalars.count, limitedBy: text.endIndex) ?? text.endIndex
        replace(start, end, with: inserted)
    }

    /// Selects the characters that some scalars belong to, as far as the text goes; the cursor stands at their end.
    /// - Complexity: Linear in the distance from the cursor, or from an end of the text if that is nearer.
    package mutating func select(scalars: Range<Int>) {
        let start = index(ofScalar: scalars.lowerBound)
        let first = position(of: start)
        let last = text.unicodeScalars.index(start, offsetBy: scalars.count, limitedBy: text.endIndex) ?? text.endIndex
        select(first..<first + text.distance(from: index(first), to: last))
    }

    /// Selects what some bytes belong to, as far as the text goes; the cursor stands at their end.
    /// - Complexity: Linear in the distance from the cursor, or from an end of the text if that is nearer.
    package mutating func select(bytes: Range<Int>) {
        select(position(ofByte: bytes.lowerBound)..<position(ofByte: bytes.upperBound))
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
        replace(index(range.lowerBound), index(range.upperBound), with: inserted)
    }

    private mutating func replace(_ start: String.Index, _ end: String.Index, with inserted: String) {
        // What is inserted may join with what stands before it, as a combining mark does: the characters are counted
        // anew from the one before.
        let before =
            String.Index(start, within: text) == nil
            ? text.index(before: text.index(after: start)) : start > text.startIndex ? text.index(before: start) : start
        let beforePlace = place(of: before, position: position(of: before))
        // A part of a character that stays is counted anew with what is inserted.
        let whole = String.Index(end, within: text) == nil ? text.index(after: end) : end
        let (first, rest) = (start.utf8Offset(in: text), String(text[end..<whole]))
        let removed = String(text[start..<end])
        let after = count - beforePlace.position - text.distance(from: before, to: whole)
        text.replaceSubrange(start..<end, with: inserted)
        version += 1
        lastEdit = Edit(offset: first, removed: removed.utf8.count, inserted: inserted.utf8.count)
        let last = first + inserted.utf8.count
        var index = text.utf8.index(text.startIndex, offsetBy: beforePlace.offset)
        let target = text.utf8.index(text.startIndex, offsetBy: last)
        let wholeTarget = text.utf8.index(target, offsetBy: rest.utf8.count)
        var position = beforePlace.position
        while index < target {
            index = text.index(after: index)
            position += 1
        }
        let place = Place(
            position: position, offset: index.utf8Offset(in: text),
            scalar: beforePlace.scalar
                + text.unicodeScalars.distance(
                    from: text.utf8.index(text.startIndex, offsetBy: beforePlace.offset), to: index))
        var (behind, behindPosition) = (index, position)
        while behind < wholeTarget {
            behind = text.index(after: behind)
            behindPosition += 1
        }
        // It may join with what follows too, the halves of flags with all that follow: then those are counted anew.
        count =
            behind == wholeTarget
            ? behindPosition + after : behindPosition + text.distance(from: behind, to: text.endIndex)
        self.end = Place(
            position: count, offset: self.end.offset - removed.utf8.count + inserted.utf8.count,
            scalar: self.end.scalar - removed.unicodeScalars.count + inserted.unicodeScalars.count)
        cursor = position
        anchor = position
        known = place
    }
}
