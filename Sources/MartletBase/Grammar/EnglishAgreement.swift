/// Grammatical agreement in English: adapts nouns to the numbers before them, for `^[3 book](inflect: true)`.
package enum EnglishAgreement {
    /// Returns the pieces of a phrase, with the noun after the first number in the form for that number.
    ///
    /// The noun is the last word of the phrase, or the word before a preposition: "2 big bottle of water" becomes "2
    /// big bottles of water". A phrase without a number, or with nothing after the number, is unchanged. Linear in the
    /// length.
    ///
    /// - Parameter pieces: The phrase, split where its style changes.
    package static func inflect(_ pieces: [String]) -> [String] {
        guard let (isOne, end) = number(in: pieces.joined()) else { return pieces }
        var head: (piece: Int, range: Range<String.Index>)?
        var offset = 0
        search: for (index, piece) in pieces.enumerated() {
            for word in words(of: piece) {
                let position = offset + piece.utf8.distance(from: piece.startIndex, to: word.lowerBound)
                guard position >= end else { continue }
                if prepositions.contains(piece[word].lowercased()), head != nil { break search }
                head = (index, word)
            }
            offset += piece.utf8.count
        }
        guard let head else { return pieces }
        var pieces = pieces
        let noun = String(pieces[head.piece][head.range])
        pieces[head.piece].replaceSubrange(
            head.range, with: isOne ? EnglishNouns.singular(of: noun) : EnglishNouns.plural(of: noun))
        return pieces
    }

    private static let prepositions: Set<String> = [
        "of", "in", "on", "at", "for", "from", "with", "without", "to", "by", "per", "and", "or", "that", "left",
        "remaining", "ago", "selected", "available", "found", "total", "is", "are", "was", "were",
    ]

    /// Returns whether the first number of a text is one, and the byte offset of its end; `nil` without a number.
    private static func number(in text: String) -> (isOne: Bool, end: Int)? {
        let characters = Array(text)
        guard let start = characters.firstIndex(where: \.isWholeNumber) else { return nil }
        var end = start
        while end < characters.count {
            let isSeparator =
                ".,'\u{A0}\u{202F}".contains(characters[end]) && end + 1 < characters.count
                && characters[end + 1].isWholeNumber
            guard characters[end].isWholeNumber || isSeparator else { break }
            end += 1
        }
        let digits = characters[start..<end]
        // One and a half is plural, and so is 1.0, because it has decimals.
        let isOne = digits.count == 1 && digits.first?.wholeNumberValue == 1
        return (isOne, String(characters[..<end]).utf8.count)
    }

    private static func words(of text: String) -> [Range<String.Index>] {
        var words: [Range<String.Index>] = []
        var start: String.Index?
        for index in text.indices {
            let isInWord = text[index].isLetter || (start != nil && "'’".contains(text[index]))
            if isInWord {
                start = start ?? index
            } else if let begun = start {
                words.append(begun..<index)
                start = nil
            }
        }
        if let start { words.append(start..<text.endIndex) }
        return words
    }
}
