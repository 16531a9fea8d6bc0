/// The state of a text editor: the text, and the cursor or selection.
///
/// Positions count characters as the user sees them: an emoji with modifiers, or a letter with combining marks, is one
/// character. The byte and scalar offsets of one position are cached, and others are counted from there. Operations
/// near the cursor therefore have the same cost in long and short texts, except for the bytes that have to be moved.
package struct TextEditing: Equatable {
    package private(set) var text: String
    /// The number of characters.
    package private(set) var count: Int
    /// The position at which the selection began.
    var anchor: Int
    /// The position of the cursor: the end of the selection, where text is inserted.
    package internal(set) var cursor: Int
    /// The cached place: the cursor, or a place near it.
    var known = Place()
    /// The end of the text.
    var end = Place()
    /// The last change of the text.
    package private(set) var lastEdit = Edit()
    /// The number of changes so far.
    package private(set) var version = 0

    /// A position in the text, counted in three units.
    struct Place {
        /// The number of characters before the place.
        var position = 0
        /// The number of bytes before the place.
        var offset = 0
        /// The number of Unicode scalars before the place, which some hosts use.
        var scalar = 0
    }

    /// A replacement of a part of the text, in bytes.
    package struct Edit: Equatable, Sendable {
        /// The offset of the replaced part.
        package var offset = 0
        /// The length of the removed part.
        package var removed = 0
        /// The length of the inserted part.
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

    /// The selected characters; an empty range at the cursor without a selection.
    package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

    /// The selected scalars; an empty range at the cursor without a selection.
    /// - Complexity: Linear in the length of the selection.
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

    /// Replaces the selection by a text, and moves the cursor after it.
    package mutating func insert(_ inserted: String) {
        replace(selection, with: inserted)
    }

    /// Replaces the text by one set from outside. The cursor keeps its position, clamped to the new text.
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

    /// Replaces a range of scalars, clamped to the text, and moves the cursor after the inserted text.
    /// - Complexity: Linear in the distance from the cursor, or from the nearer end of the text.
    package mutating func replace(scalars: Range<Int>, with inserted: String) {
        let start = index(ofScalar: scalars.lowerBound)
        let end = text.unicodeScalars.index(start, offsetBy: scalars.count, limitedBy: text.endIndex) ?? text.endIndex
        replace(start, end, with: inserted)
    }

    /// Selects the characters that contain a range of scalars, clamped to the text. The cursor is at the end.
    /// - Complexity: Linear in the distance from the cursor, or from the nearer end of the text.
    package mutating func select(scalars: Range<Int>) {
        let start = index(ofScalar: scalars.lowerBound)
        let first = position(of: start)
        let last = text.unicodeScalars.index(start, offsetBy: scalars.count, limitedBy: text.endIndex) ?? text.endIndex
        select(first..<first + text.distance(from: index(first), to: last))
    }

    /// Selects the characters that contain a range of bytes, clamped to the text. The cursor is at the end.
    /// - Complexity: Linear in the distance from the cursor, or from the nearer end of the text.
    package mutating func select(bytes: Range<Int>) {
        select(position(ofByte: bytes.lowerBound)..<position(ofByte: bytes.upperBound))
    }

    /// Removes the selection, or the character before the cursor.
    /// - Returns: `false` if there is nothing to remove.
    @discardableResult
    package mutating func deleteBackward() -> Bool { delete { $0.cursor - 1 } }

    /// Removes the selection, or the character after the cursor.
    /// - Returns: `false` if there is nothing to remove.
    @discardableResult
    package mutating func deleteForward() -> Bool { delete { $0.cursor + 1 } }

    /// Removes the selection, or the text back to the start of the word.
    /// - Returns: `false` if there is nothing to remove.
    @discardableResult
    package mutating func deleteWordBackward() -> Bool { delete { $0.wordStart(before: $0.cursor) } }

    /// Removes the selection, or the text up to the end of the word.
    /// - Returns: `false` if there is nothing to remove.
    @discardableResult
    package mutating func deleteWordForward() -> Bool { delete { $0.wordEnd(after: $0.cursor) } }

    /// Removes the selection, or the text back to the start of the line.
    /// - Returns: `false` if there is nothing to remove.
    @discardableResult
    package mutating func deleteToLineStart() -> Bool { delete { $0.lineStart(at: $0.cursor) } }

    /// Removes the selection, or the text up to the end of the line.
    /// - Returns: `false` if there is nothing to remove.
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
        // Inserted text may combine with the character before it, as a combining mark does. Characters are therefore
        // recounted from the previous one.
        let before =
            String.Index(start, within: text) == nil
            ? text.index(before: text.index(after: start)) : start > text.startIndex ? text.index(before: start) : start
        let beforePlace = place(of: before, position: position(of: before))
        // If a part of a character remains, it is recounted together with the inserted text.
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
        // Inserted text may also combine with the following text; halves of flags combine with all that follow. Then
        // the rest is recounted.
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
