// The elements recognized by the parser. Each function returns the end of its element, or `nil`.

extension InlineMarkdown {
    func run(of character: Character, at index: Int, end: Int) -> Int {
        var last = index
        while last < end && characters[last] == character { last += 1 }
        return last - index
    }

    func isPunctuation(_ character: Character) -> Bool {
        guard character.isASCII else { return character.isPunctuation || character.isSymbol }
        return !character.isLetter && !character.isNumber && !character.isWhitespace
    }

    func flanking(
        _ character: Character, _ before: Character, _ after: Character
    ) -> (canOpen: Bool, canClose: Bool) {
        let left =
            !after.isWhitespace
            && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
        let right =
            !before.isWhitespace
            && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        guard character == "_" else { return (left, right) }
        // An underscore inside of a word, as in snake_case, is not a delimiter.
        return (left && (!right || isPunctuation(before)), right && (!left || isPunctuation(after)))
    }

    func codeSpan(at start: Int, end: Int) -> (code: String, next: Int)? {
        let count = run(of: "`", at: start, end: end)
        guard let closing = marks.codeMark(of: count, from: start + count), closing + count <= end else { return nil }
        var code = characters[(start + count)..<closing]
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = code.dropFirst().dropLast()
        }
        return (String(code), closing + count)
    }

    func linkParts(
        at start: Int, end: Int
    ) -> (label: Range<Int>, destination: String, next: Int)? {
        guard let bracket = marks.closing[start], bracket + 1 < end, characters[bracket + 1] == "(",
            let parenthesis = marks.closing[bracket + 1], parenthesis < end
        else { return nil }
        // A quoted title after the destination is not displayed.
        let destination = String(characters[(bracket + 2)..<parenthesis])
        let target = destination.drop { $0 == " " }.prefix { $0 != " " }
        return ((start + 1)..<bracket, target.filter { $0 != "<" && $0 != ">" }, parenthesis + 1)
    }

    /// Parses a text with attributes, `^[text](name: value, …)`. Returns its label, whether it requests inflection,
    /// and its end.
    func attributedPart(at start: Int, end: Int) -> (label: Range<Int>, inflects: Bool, next: Int)? {
        guard start + 1 < end, characters[start + 1] == "[",
            let (label, _, next) = linkParts(at: start + 1, end: end)
        else { return nil }
        let attributes = String(characters[(label.upperBound + 2)..<(next - 1)])
        let inflects = attributes.split(separator: ",").contains {
            $0.filter { !$0.isWhitespace && $0 != "'" } == "inflect:true"
        }
        return (label, inflects, next)
    }

    func autolink(at start: Int, end: Int) -> (address: String, next: Int)? {
        // An address has no white space and no "<". Text up to such a character is not scanned again.
        let stop = characters[(start + 1)..<end].firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace }
        guard let close = stop, characters[close] == ">" else { return nil }
        let address = String(characters[(start + 1)..<close])
        let isMail = address.contains("@") && address.contains(".") && !address.contains(":")
        let isURL = address.prefix { $0 != ":" }.count >= 2 && address.contains("://")
        guard isMail || isURL || address.hasPrefix("mailto:") else { return nil }
        return (address, close + 1)
    }

    func entity(at start: Int, end: Int) -> (replacement: Character, next: Int)? {
        let limit = min(end, start + 8)
        guard let close = characters[start..<limit].firstIndex(of: ";") else { return nil }
        guard let replacement = Self.entities[String(characters[(start + 1)..<close])] else { return nil }
        return (replacement, close + 1)
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}",
    ]
}
