// Positions in the text, counted in characters, bytes and scalars.

extension TextEditing {
    /// Returns the index of the character at a position.
    /// - Complexity: Linear in the distance from the cursor, or from the nearer end of the text.
    func index(_ position: Int) -> String.Index {
        if position >= count { return text.endIndex }
        if position <= 0 { return text.startIndex }
        let distance = position - known.position
        if position < abs(distance) { return text.index(text.startIndex, offsetBy: position) }
        if count - position < abs(distance) { return text.index(text.endIndex, offsetBy: position - count) }
        return text.index(knownIndex, offsetBy: distance)
    }

    private var knownIndex: String.Index { text.utf8.index(text.startIndex, offsetBy: known.offset) }

    /// Returns the byte offset of a character position.
    package func offset(of position: Int) -> Int { index(position).utf8Offset(in: text) }

    /// Returns the number of characters before a byte offset, which is clamped to the text. An offset inside a
    /// character counts as the start of the character.
    /// - Complexity: Linear in the distance from the cursor, or from the nearer end of the text.
    package func position(ofByte offset: Int) -> Int {
        position(
            of: text.utf8.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex) ?? text.endIndex)
    }

    func position(of index: String.Index) -> Int {
        let offset = index.utf8Offset(in: text)
        let nearest = [Place(), known, end].min { abs($0.offset - offset) < abs($1.offset - offset) } ?? known
        let start = text.utf8.index(text.startIndex, offsetBy: nearest.offset)
        return nearest.position + text.distance(from: start, to: index)
    }

    func index(ofScalar scalar: Int) -> String.Index {
        let scalar = min(max(0, scalar), end.scalar)
        let nearest = [Place(), known, end].min { abs($0.scalar - scalar) < abs($1.scalar - scalar) } ?? known
        let start = text.utf8.index(text.startIndex, offsetBy: nearest.offset)
        return text.unicodeScalars.index(start, offsetBy: scalar - nearest.scalar)
    }

    func place(of index: String.Index, position: Int) -> Place {
        let offset = index.utf8Offset(in: text)
        let nearest = [Place(), known, end].min { abs($0.offset - offset) < abs($1.offset - offset) } ?? known
        let start = text.utf8.index(text.startIndex, offsetBy: nearest.offset)
        let scalars = text.unicodeScalars.distance(from: start, to: index)
        return Place(position: position, offset: offset, scalar: nearest.scalar + scalars)
    }

    /// Makes the cursor the known place.
    mutating func settle() {
        if known.position != cursor { known = place(of: index(cursor), position: cursor) }
    }
}

extension String.Index {
    func utf8Offset(in text: String) -> Int { text.utf8.distance(from: text.startIndex, to: self) }
}
