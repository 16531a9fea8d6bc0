import Foundation

/// Puts a resolved text together from pieces with different attributes.
struct StyledTextBuilder {
    let context: TextContext
    let now: Date
    private var string = ""
    private var runs: [StyledText.Run] = []

    init(_ context: TextContext, now: Date) {
        self.context = context
        self.now = now
    }

    func finish() -> StyledText {
        switch runs.count {
        case 0: StyledText("", style: context.baseStyle)
        case 1: StyledText(string, style: runs[0].style)
        default: StyledText(string, style: runs[0].style, mixedRuns: runs)
        }
    }

    /// Adds a string in one style.
    mutating func append(_ piece: some StringProtocol, attributes: TextAttributes) {
        if piece.isEmpty { return }
        let start = string.utf8.count
        if context.environment.textCase == nil {
            string += piece
        } else {
            string += context.cased(String(piece))
        }
        let end = string.utf8.count
        let style = context.style(for: attributes)
        if let last = runs.last, last.style == style {
            runs[runs.count - 1].end = end
        } else {
            runs.append(StyledText.Run(start: start, end: end, style: style))
        }
    }

    /// Adds a text inside of one with the given attributes.
    mutating func append(_ text: Text, attributes outer: TextAttributes) {
        let attributes = text.modifiers.map { $0.attributes.inheriting(outer) } ?? outer
        switch text.storage {
        case .verbatim(let string):
            append(string, attributes: attributes)
        case .key(let key):
            append(markdown: context.localization.string(for: key), attributes: attributes)
        case .format(let format):
            append(format, table: nil, bundlePath: nil, attributes: attributes)
        case .boxed(let box):
            box.append(to: &self, attributes: attributes)
        }
    }

    /// Adds a string whose markdown is rendered.
    private mutating func append(markdown string: String, attributes: TextAttributes) {
        guard InlineMarkdown.isNeeded(string) else {
            append(string, attributes: attributes)
            return
        }
        for span in InlineMarkdown.parse(string) {
            append(
                span.text, attributes: span.attributes(inside: attributes, destination: span.link))
        }
    }

    /// Adds the entry for a key with its arguments put in.
    ///
    /// Markdown belongs to the entry: an argument is shown as it is, whatever characters it has.
    mutating func append(
        _ format: LocalizedFormat, table: String?, bundlePath: String?, attributes: TextAttributes
    ) {
        let entry = context.localization.string(
            for: format.key, table: table, bundlePath: bundlePath)
        guard format.first != nil else {
            append(markdown: entry, attributes: attributes)
            return
        }
        var next = 0
        guard InlineMarkdown.isNeeded(entry) else {
            append(pieces: entry[...], format, next: &next, attributes: attributes)
            return
        }
        for span in InlineMarkdown.parse(entry) {
            // The destination's own arguments come after those of the link's text.
            var afterText = next + FormatScanner(span.text[...]).sequentialArguments
            let destination = span.link.map { link in
                self.string(link, format, next: &afterText)
            }
            append(
                pieces: span.text[...], format, next: &next,
                attributes: span.attributes(inside: attributes, destination: destination))
            next = max(next, afterText)
        }
    }

    private mutating func append(
        pieces: Substring, _ format: LocalizedFormat, next: inout Int, attributes: TextAttributes
    ) {
        var scanner = FormatScanner(pieces)
        while let piece = scanner.next() {
            switch piece {
            case .literal(let literal):
                append(literal, attributes: attributes)
            case .specifier(let specifier):
                let argument = format.argument(specifier.position ?? next)
                if specifier.position == nil { next += 1 }
                switch argument {
                case .text(let text)?: append(text, attributes: attributes)
                case let value?:
                    append(
                        specifier.string(value, context.localization.numbers),
                        attributes: attributes)
                case nil: break
                }
            }
        }
    }

    /// A format without styles, as the destination of a link is.
    private func string(_ text: String, _ format: LocalizedFormat, next: inout Int) -> String {
        guard text.contains("%") else { return text }
        var builder = StyledTextBuilder(context, now: now)
        builder.append(pieces: text[...], format, next: &next, attributes: TextAttributes())
        return builder.string
    }
}

extension FormatScanner {
    /// How many arguments the rest of the format takes in order.
    var sequentialArguments: Int {
        var scanner = self
        var count = 0
        while let piece = scanner.next() {
            if case .specifier(let specifier) = piece, specifier.position == nil { count += 1 }
        }
        return count
    }
}

extension MarkdownSpan {
    func attributes(inside outer: TextAttributes, destination: String?) -> TextAttributes {
        if style.isEmpty && destination == nil { return outer }
        var result = outer
        if style.contains(.strong) { result.isBold = true }
        if style.contains(.emphasis) { result.isItalic = true }
        if style.contains(.code) { result.isMonospaced = true }
        if style.contains(.strikethrough) { result.strikethrough = .some(.single) }
        if let destination, let url = URL(string: destination) { result.link = url }
        return result
    }
}
