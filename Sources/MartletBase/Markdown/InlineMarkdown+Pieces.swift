// What the parser recognises at one place: each answers where it ends, or `nil`.

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
        // An underscore inside of a word, as in snake_case, is no delimiter.
        return (left && (!right || isPunctuation(before)), right && (!left || isPunctuation(after)))
    }

    func codeSpan(at start: Int, end: Int) -> (code: String, next: Int)? {
        let count = run(of: "`", at: start, end: end)
        var index = start + count
        while index < end {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let closing = run(of: "`", at: index, end: end)
            if closing == count {
                var code = characters[(start + count)..<index]
                if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = code.dropFirst().dropLast()
                }
                return (String(code), index + closing)
            }
            index += closing
        }
        return nil
    }

    func linkParts(
        at start: Int, end: Int
    ) -> (label: Range<Int>, destination: String, next: Int)? {
        var depth = 0
        var index = start
        while index < end {
            switch characters[index] {
            case "\\": index += 1
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 { break }
            index += 1
        }
        guard index + 1 < end, characters[index + 1] == "(" else { return nil }
        let label = (start + 1)..<index
        index += 2
        var destination = ""
        var parentheses = 1
        while index < end {
            let character = characters[index]
            if character == "(" { parentheses += 1 }
            if character == ")" { parentheses -= 1 }
            if parentheses == 0 { break }
            destination.append(character)
            index += 1
        }
        guard index < end else { return nil }
        // A title in quotation marks after the destination isn't shown.
        let target = destination.drop { $0 == " " }.prefix { $0 != " " }
        return (label, target.filter { $0 != "<" && $0 != ">" }, index + 1)
    }

    /// A text with attributes, `^[text](name: value, …)`, and whether they ask for its words to agree.
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
        guard let close = characters[start..<end].firstIndex(of: ">") else { return nil }
        let address = String(characters[(start + 1)..<close])
        let isMail = address.contains("@") && address.contains(".") && !address.contains(":")
        let isURL = address.prefix { $0 != ":" }.count >= 2 && address.contains("://")
        guard isMail || isURL || address.hasPrefix("mailto:"),
            !address.contains(where: \.isWhitespace)
        else { return nil }
        return (address, close + 1)
    }

    func entity(at start: Int, end: Int) -> (replacement: Character, next: Int)? {
        let limit = min(end, start + 8)
        guard let close = characters[start..<limit].firstIndex(of: ";") else { return nil }
        let names: [String: Character] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}",
        ]
        guard let replacement = names[String(characters[(start + 1)..<close])] else { return nil }
        return (replacement, close + 1)
    }
}
