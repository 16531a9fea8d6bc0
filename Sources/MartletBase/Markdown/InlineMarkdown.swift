/// A run of text with the inline styles of its Markdown source.
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
    /// The destination of the link that contains the text.
    package var link: String?
    /// The start of the inflected phrase that contains the text, which identifies the phrase.
    package var agreement: Int?

    package init(text: String, style: MarkdownSpan.Style = [], link: String? = nil, agreement: Int? = nil) {
        self.text = text
        self.style = style
        self.link = link
        self.agreement = agreement
    }
}

/// Parses inline Markdown: `**strong**`, `*emphasis*`, `~~struck~~`, `` `code` ``, `[text](destination)`,
/// `<https://example.com>`, `^[text](inflect: true)` and backslash escapes.
///
/// Delimiters are paired by the flanking rules of CommonMark. Unpaired delimiters are plain text. White space is kept.
/// Linear in the length of the text.
package struct InlineMarkdown {
    /// Whether a text may contain Markdown, found in one pass over the bytes.
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
    let marks: MarkdownMarks

    private init(_ characters: [Character]) {
        self.characters = characters
        marks = MarkdownMarks(characters)
    }

    /// A run of delimiters that may open or close a style.
    private struct Delimiter {
        var character: Character
        /// The index of the node with the text of the run.
        var node: Int
        var count: Int
        let canOpen: Bool
        let canClose: Bool
        let originalCount: Int
        /// The index of the previous run that may still be paired; -1 if there is none.
        var previous: Int
        /// The styles that begin after the run, and those that end before it.
        var begins: [MarkdownSpan.Style] = []
        var ends: [MarkdownSpan.Style] = []
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
                        canOpen: canOpen, canClose: canClose, originalCount: count, previous: delimiters.count - 1))
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

    /// A class of closing runs that match the same opening runs.
    private struct ClosingKind: Hashable {
        let character: Character
        let canOpen: Bool
        let count: Int
    }

    /// Pairs closing runs with the nearest opening runs, and styles the text between them.
    private func pair(_ delimiters: inout [Delimiter], _ nodes: inout [MarkdownSpan]) {
        var closer = 0
        // For each kind of closing run, the lower bound below which no opening run exists, so that the search stops
        // there.
        var bottoms: [ClosingKind: Int] = [:]
        while closer < delimiters.count {
            let closing = delimiters[closer]
            guard closing.canClose, closing.count > 0 else {
                closer += 1
                continue
            }
            let kind = ClosingKind(
                character: closing.character, canOpen: closing.canOpen,
                count: closing.character == "~" ? closing.count : closing.originalCount % 3)
            guard let opener = opener(for: closer, in: delimiters, above: bottoms[kind] ?? -1) else {
                bottoms[kind] = closer - 1
                closer += 1
                continue
            }
            let isStrike = closing.character == "~"
            let both = min(delimiters[opener].count, closing.count)
            let used = isStrike ? both : min(both, 2)
            let style: MarkdownSpan.Style =
                isStrike ? .strikethrough : used == 2 ? .strong : .emphasis
            delimiters[opener].begins.append(style)
            delimiters[closer].ends.append(style)
            for side in [opener, closer] {
                delimiters[side].count -= used
                nodes[delimiters[side].node].text.removeLast(used)
            }
            // Delimiters between the two can no longer be paired with delimiters outside.
            delimiters[closer].previous = delimiters[opener].count > 0 ? opener : delimiters[opener].previous
            // The rest of a run is inside of the next pair, and takes its style.
            if delimiters[closer].count == 0 {
                if closer + 1 < delimiters.count { delimiters[closer + 1].previous = delimiters[closer].previous }
                closer += 1
            }
        }
        style(&nodes, between: delimiters)
    }

    /// Applies to each node the styles that have begun before it and not ended.
    private func style(_ nodes: inout [MarkdownSpan], between delimiters: [Delimiter]) {
        let styles: [MarkdownSpan.Style] = [.strong, .emphasis, .strikethrough]
        var depths = [0, 0, 0]
        func count(_ found: [MarkdownSpan.Style], _ step: Int) {
            for style in found { depths[styles.firstIndex(of: style)!] += step }
        }
        var next = 0
        for node in nodes.indices {
            let delimiter = next < delimiters.count && delimiters[next].node == node ? delimiters[next] : nil
            if let delimiter { count(delimiter.ends, -1) }
            for (style, depth) in zip(styles, depths) where depth > 0 { nodes[node].style.insert(style) }
            if let delimiter {
                count(delimiter.begins, 1)
                next += 1
            }
        }
    }

    private func opener(for closer: Int, in delimiters: [Delimiter], above bottom: Int) -> Int? {
        let closing = delimiters[closer]
        var index = closing.previous
        while index > bottom {
            let candidate = delimiters[index]
            if candidate.character == closing.character, candidate.canOpen, candidate.count > 0 {
                if candidate.character == "~" {
                    if candidate.count == closing.count, candidate.count <= 2 { return index }
                } else {
                    // CommonMark's rule of three prevents `*a**b*` from being paired in the middle.
                    let sum = candidate.originalCount + closing.originalCount
                    let eitherBoth = candidate.canClose || closing.canOpen
                    let allowed =
                        !eitherBoth || sum % 3 != 0
                        || (candidate.originalCount % 3 == 0 && closing.originalCount % 3 == 0)
                    if allowed { return index }
                }
            }
            index = candidate.previous
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
