/// A stretch of text with the inline styles that markdown gave it.
package struct MarkdownSpan: Equatable {
    package struct Style: OptionSet, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let strong = Style(rawValue: 1)
        package static let emphasis = Style(rawValue: 2)
        package static let strikethrough = Style(rawValue: 4)
        package static let code = Style(rawValue: 8)
    }

    package var text: String
    package var style: Style = []
    /// The destination of the link that the text belongs to.
    package var link: String?
    /// The phrase, of those whose words are to agree with each other, that the text belongs to: where it begins.
    package var agreement: Int?

    package init(text: String, style: MarkdownSpan.Style = [], link: String? = nil, agreement: Int? = nil) {
        self.text = text
        self.style = style
        self.link = link
        self.agreement = agreement
    }
}

/// Parses the inline part of markdown: `**strong**`, `*emphasis*`, `~~struck~~`, `` `code` ``,
/// `[text](destination)`, `<https://example.com>`, `^[text](inflect: true)` and backslash escapes.
///
/// Delimiters pair up by the flanking rules of CommonMark; what doesn't pair stands for itself.
/// White space is kept. Linear in the length of the text.
package struct InlineMarkdown {
    /// Whether a text can have anything for the parser to do: one pass over the bytes.
    package static func isNeeded(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
                UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "^"):
                true
            default:
                false
            }
        }
    }

    package static func parse(_ text: String) -> [MarkdownSpan] {
        var parser = InlineMarkdown(Array(text))
        return parser.spans(in: 0..<parser.characters.count, style: [], link: nil)
    }

    let characters: [Character]

    private init(_ characters: [Character]) {
        self.characters = characters
    }

    /// A run of delimiters that may open or close a style.
    private struct Delimiter {
        var character: Character
        /// Where in the nodes its text stands.
        var node: Int
        var count: Int
        let canOpen: Bool
        let canClose: Bool
        let originalCount: Int
    }

    private mutating func spans(
        in range: Range<Int>, style: MarkdownSpan.Style, link: String?
    ) -> [MarkdownSpan] {
        var nodes: [MarkdownSpan] = []
        var delimiters: [Delimiter] = []
        var plain = ""
        func flush() {
            if !plain.isEmpty { nodes.append(MarkdownSpan(text: plain, style: style, link: link)) }
            plain = ""
        }

        var index = range.lowerBound
        while index < range.upperBound {
            let character = characters[index]
            switch character {
            case "\\" where index + 1 < range.upperBound && isPunctuation(characters[index + 1]):
                plain.append(characters[index + 1])
                index += 2
            case "`":
                if let (code, next) = codeSpan(at: index, end: range.upperBound) {
                    flush()
                    nodes.append(MarkdownSpan(text: code, style: style.union(.code), link: link))
                    index = next
                } else {
                    let count = run(of: "`", at: index, end: range.upperBound)
                    plain += String(repeating: "`", count: count)
                    index += count
                }
            case "[" where link == nil:
                if let (label, destination, next) = linkParts(at: index, end: range.upperBound) {
                    flush()
                    nodes += spans(in: label, style: style, link: destination)
                    index = next
                } else {
                    plain.append(character)
                    index += 1
                }
            case "^":
                if let (label, inflects, next) = attributedPart(at: index, end: range.upperBound) {
                    flush()
                    for var span in spans(in: label, style: style, link: link) {
                        if inflects { span.agreement = label.lowerBound }
                        nodes.append(span)
                    }
                    index = next
                } else {
                    plain.append(character)
                    index += 1
                }
            case "<" where link == nil:
                if let (address, next) = autolink(at: index, end: range.upperBound) {
                    flush()
                    let destination = address.contains(":") ? address : "mailto:" + address
                    nodes.append(MarkdownSpan(text: address, style: style, link: destination))
                    index = next
                } else {
                    plain.append(character)
                    index += 1
                }
            case "&":
                if let (replacement, next) = entity(at: index, end: range.upperBound) {
                    plain.append(replacement)
                    index = next
                } else {
                    plain.append(character)
                    index += 1
                }
            case "*", "_", "~":
                flush()
                let count = run(of: character, at: index, end: range.upperBound)
                let before = index > range.lowerBound ? characters[index - 1] : " "
                let after = index + count < range.upperBound ? characters[index + count] : " "
                let (canOpen, canClose) = flanking(character, before, after)
                delimiters.append(
                    Delimiter(
                        character: character, node: nodes.count, count: count,
                        canOpen: canOpen, canClose: canClose, originalCount: count))
                nodes.append(
                    MarkdownSpan(
                        text: String(repeating: character, count: count), style: style, link: link))
                index += count
            default:
                plain.append(character)
                index += 1
            }
        }
        flush()
        pair(&delimiters, &nodes)
        return merged(nodes)
    }

    /// Matches closing runs with the nearest opening ones and styles what lies between.
    private func pair(_ delimiters: inout [Delimiter], _ nodes: inout [MarkdownSpan]) {
        var closer = 0
        while closer < delimiters.count {
            guard delimiters[closer].canClose, delimiters[closer].count > 0,
                let opener = opener(for: closer, in: delimiters)
            else {
                closer += 1
                continue
            }
            let isStrike = delimiters[closer].character == "~"
            let both = min(delimiters[opener].count, delimiters[closer].count)
            let used = isStrike ? both : min(both, 2)
            let style: MarkdownSpan.Style =
                isStrike ? .strikethrough : used == 2 ? .strong : .emphasis
            for node in (delimiters[opener].node + 1)..<delimiters[closer].node {
                nodes[node].style.insert(style)
            }
            for side in [opener, closer] {
                delimiters[side].count -= used
                nodes[delimiters[side].node].text.removeLast(used)
            }
            // Delimiters between the two can no longer pair with anything outside.
            for between in (opener + 1)..<closer { delimiters[between].count = 0 }
            // What is left of a run is inside of the next pair, so it takes that pair's style.
            if delimiters[closer].count == 0 { closer += 1 }
        }
    }

    private func opener(for closer: Int, in delimiters: [Delimiter]) -> Int? {
        let closing = delimiters[closer]
        var index = closer - 1
        while index >= 0 {
            let candidate = delimiters[index]
            if candidate.character == closing.character, candidate.canOpen, candidate.count > 0 {
                if candidate.character == "~" {
                    if candidate.count == closing.count, candidate.count <= 2 { return index }
                } else {
                    // CommonMark's rule of three keeps `*a**b*` from pairing in the middle.
                    let sum = candidate.originalCount + closing.originalCount
                    let eitherBoth = candidate.canClose || closing.canOpen
                    let allowed =
                        !eitherBoth || sum % 3 != 0
                        || (candidate.originalCount % 3 == 0 && closing.originalCount % 3 == 0)
                    if allowed { return index }
                }
            }
            index -= 1
        }
        return nil
    }

    private func merged(_ nodes: [MarkdownSpan]) -> [MarkdownSpan] {
        var result: [MarkdownSpan] = []
        for node in nodes where !node.text.isEmpty {
            if let last = result.last, last.style == node.style, last.link == node.link,
                last.agreement == node.agreement
            {
                result[result.count - 1].text += node.text
            } else {
                result.append(node)
            }
        }
        return result
    }
}
