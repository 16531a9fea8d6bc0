/// A parsed entry of a table, with its Markdown and format, which is cached.
final class CompiledEntry: Sendable {
    enum Piece: Sendable {
        case literal(String)
        case argument(FormatSpecifier)
    }

    struct Segment: Sendable {
        var style: MarkdownSpan.Style
        var pieces: [Piece]
        var link: [Piece]?
        /// The number of the phrase within which words have to agree grammatically.
        var agreement: Int?
    }

    let segments: [Segment]

    /// - Parameter hasArguments: Whether the entry has arguments. If `false`, percent signs are literal.
    init(_ entry: String, hasArguments: Bool) {
        func pieces(_ text: String, _ next: inout Int) -> [Piece] {
            guard hasArguments else { return [.literal(text)] }
            var result: [Piece] = []
            var scanner = FormatScanner(text[...])
            while let piece = scanner.next() {
                switch piece {
                case .literal(let literal):
                    result.append(.literal(String(literal)))
                case .specifier(var specifier):
                    if specifier.position == nil {
                        specifier.position = next
                        next += 1
                    }
                    result.append(.argument(specifier))
                }
            }
            return result
        }

        let spans =
            InlineMarkdown.isNeeded(entry)
            ? InlineMarkdown.parse(entry) : [MarkdownSpan(text: entry)]
        var segments: [Segment] = []
        var next = 0
        for (index, span) in spans.enumerated() {
            segments.append(Segment(style: span.style, pieces: pieces(span.text, &next), agreement: span.agreement))
            guard let link = span.link else { continue }
            // In the entry, a destination and its arguments follow the text of the link. All spans of the link share
            // it.
            let isLast = index + 1 == spans.count || spans[index + 1].link != link
            guard isLast else { continue }
            let destination = pieces(link, &next)
            var first = index
            while first > 0, spans[first - 1].link == link { first -= 1 }
            for span in first...index { segments[span].link = destination }
        }
        self.segments = segments
    }
}
