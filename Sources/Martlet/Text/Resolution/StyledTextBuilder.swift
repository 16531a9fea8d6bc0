import Foundation

/// Builds a resolved text from pieces with different attributes.
struct StyledTextBuilder {
    let context: TextContext
    let now: Date
    private var string = ""
    private var runs: [StyledText.Run] = []
    /// The parts with custom attributes.
    private(set) var custom: [CustomStretch] = []

    /// A range of UTF-8 offsets with custom attributes.
    struct CustomStretch: Equatable {
        let range: Range<Int>
        let values: [ObjectIdentifier: any TextAttribute]

        static func == (a: CustomStretch, b: CustomStretch) -> Bool {
            a.range == b.range && CustomTextAttributes.areSame(a.values, b.values)
        }
    }

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

    /// Appends a string with attributes.
    mutating func append(_ piece: some StringProtocol, attributes: TextAttributes) {
        if piece.isEmpty { return }
        append(String(piece), style: style(for: attributes), custom: attributes.custom)
    }

    private func style(for attributes: TextAttributes) -> TextStyle {
        attributes.isEmpty ? context.baseStyle : context.style(for: attributes)
    }

    private mutating func append(
        _ piece: String, style: TextStyle, custom values: [ObjectIdentifier: any TextAttribute]?
    ) {
        if piece.isEmpty { return }
        let start = string.utf8.count
        string += context.cased(piece)
        let end = string.utf8.count
        if let values { custom.append(CustomStretch(range: start..<end, values: values)) }
        if let last = runs.last, last.style == style {
            runs[runs.count - 1].end = end
        } else {
            runs.append(StyledText.Run(start: start, end: end, style: style))
        }
    }

    /// Appends a text whose unset attributes are taken from the given attributes.
    mutating func append(_ text: Text, attributes outer: TextAttributes) {
        let attributes = text.modifiers.map { $0.attributes.inheriting(outer) } ?? outer
        switch text.storage {
        case .verbatim(let string):
            append(string, attributes: attributes)
        case .key(let key):
            append(markdown: context.localization.string(for: key), attributes: attributes)
        case .integer(let value):
            append(LocalizedFormat(value), table: nil, bundlePath: nil, attributes: attributes)
        case .format(let format):
            append(format, table: nil, bundlePath: nil, attributes: attributes)
        case .boxed(let box):
            box.append(to: &self, attributes: attributes)
        }
    }

    /// Appends a string whose Markdown is interpreted.
    private mutating func append(markdown string: String, attributes: TextAttributes) {
        guard InlineMarkdown.isNeeded(string) else {
            append(string, attributes: attributes)
            return
        }
        let entry = context.localization.compiled(string, hasArguments: false)
        append(entry, nil, attributes: attributes)
    }

    /// Appends the localized entry of a key with its arguments.
    ///
    /// Markdown is interpreted in the entry only: arguments are shown verbatim.
    mutating func append(
        _ format: LocalizedFormat, table: String?, bundlePath: String?, attributes: TextAttributes
    ) {
        let localization = context.localization
        let entry = localization.string(
            for: format, table: table, bundlePath: bundlePath)
        append(entry, of: format, attributes: attributes)
    }

    /// Appends a localized format with its arguments.
    mutating func append(lookedUp format: LocalizedFormat, attributes: TextAttributes) {
        append(format.key, of: format, attributes: attributes)
    }

    private mutating func append(_ entry: String, of format: LocalizedFormat, attributes: TextAttributes) {
        guard format.first != nil else {
            append(markdown: entry, attributes: attributes)
            return
        }
        append(context.localization.compiled(entry, hasArguments: true), format, attributes: attributes)
    }

    private mutating func append(
        _ entry: CompiledEntry, _ format: LocalizedFormat?, attributes outer: TextAttributes
    ) {
        var rest = entry.segments[...]
        while let segment = rest.popFirst() {
            if let agreement = segment.agreement, context.localization.speaksEnglish {
                var phrase = [segment]
                while let next = rest.first, next.agreement == agreement { phrase.append(rest.removeFirst()) }
                append(agreeing: phrase, format, attributes: outer)
                continue
            }
            let attributes = attributes(of: segment, format, inside: outer)
            let style = style(for: attributes)
            for piece in segment.pieces {
                if case .argument(let specifier) = piece,
                    case .text(let text)? = format?.argument(specifier.position ?? 0)
                {
                    append(text, attributes: attributes)
                } else {
                    append(string(piece, format), style: style, custom: attributes.custom)
                }
            }
        }
    }

    private func attributes(
        of segment: CompiledEntry.Segment, _ format: LocalizedFormat?, inside outer: TextAttributes
    ) -> TextAttributes {
        var attributes = outer
        attributes.apply(segment.style)
        if let link = segment.link { attributes.link = URL(string: string(link, format)) }
        return attributes
    }

    /// Appends a phrase whose words agree after its arguments are inserted.
    private mutating func append(
        agreeing phrase: [CompiledEntry.Segment], _ format: LocalizedFormat?, attributes outer: TextAttributes
    ) {
        let texts = EnglishAgreement.inflect(phrase.map { string($0.pieces, format) })
        for (segment, text) in zip(phrase, texts) {
            append(text, attributes: attributes(of: segment, format, inside: outer))
        }
    }

    /// Returns the string of a piece without styles.
    private func string(_ piece: CompiledEntry.Piece, _ format: LocalizedFormat?) -> String {
        switch piece {
        case .literal(let literal):
            return literal
        case .argument(let specifier):
            guard let argument = format?.argument(specifier.position ?? 0) else { return "" }
            if case .text(let text) = argument {
                return text.resolve(in: context, now: now).string
            }
            return specifier.string(argument, context.localization.numbers)
        }
    }

    /// Returns the string of pieces without styles, for the destination of a link.
    private func string(_ pieces: [CompiledEntry.Piece], _ format: LocalizedFormat?) -> String {
        pieces.reduce(into: "") { $0 += string($1, format) }
    }
}

extension TextAttributes {
    /// Adds the styles of Markdown.
    mutating func apply(_ style: MarkdownSpan.Style) {
        if style.isEmpty { return }
        if style.contains(.strong) { isBold = true }
        if style.contains(.emphasis) { isItalic = true }
        if style.contains(.code) { isMonospaced = true }
        if style.contains(.strikethrough) { strikethrough = .some(.single) }
    }
}
