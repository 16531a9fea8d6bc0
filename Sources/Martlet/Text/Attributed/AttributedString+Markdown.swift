import Foundation

extension AttributedString {
    /// Options for parsing Markdown. On Apple's platforms the type is part of Foundation.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of the Markdown syntax that is interpreted.
        public enum InterpretedSyntax: Sendable {
            /// The full syntax. The text of blocks is joined without block markers and without line breaks between
            /// blocks.
            case full
            /// Inline syntax only.
            case inlineOnly
            /// Inline syntax only; white space is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The handling of text that cannot be parsed.
        public enum FailurePolicy: Sendable {
            /// An error is thrown.
            case throwError
            /// Returns the text parsed so far. The parser never fails: text that is not Markdown is kept unchanged.
            case returnPartiallyParsedIfPossible
        }

        /// Whether custom attributes, `^[text](name: value)`, are parsed. Ignored here: they remain in the text.
        public var allowsExtendedAttributes: Bool
        /// The part of the Markdown syntax that is interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// The handling of text that cannot be parsed.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Creates options for parsing Markdown.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a string from Markdown. Emphasis, code and links become attributes.
    ///
    ///     Text(try AttributedString(markdown: "**Thank you!** See [our site](https://example.com)."))
    ///
    /// On Apple's platforms the initializer is part of Foundation.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: The parsing options.
    ///   - baseURL: The base of relative links.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace:
            self.init(inlineMarkdown: markdown, baseURL: baseURL)
        case .inlineOnly:
            self.init(inlineMarkdown: markdown.withSingleSpaces, baseURL: baseURL)
        case .full:
            self.init()
            for block in MarkdownBlocks.texts(of: markdown) {
                append(AttributedString(inlineMarkdown: block, baseURL: baseURL))
            }
        }
    }

    /// Creates a string from Markdown in UTF-8.
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates a string from the Markdown in a file.
    public init(
        contentsOf url: URL,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates the localized string of a key, with its arguments. Markdown in the entry becomes attributes, and words
    /// of `^[…](inflect: true)` agree with the number before them.
    ///
    /// On Apple's platforms the initializer is part of Foundation.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        let string = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
        self.init(inlineMarkdown: string, baseURL: nil, agreeingIn: locale)
    }

    /// Creates the localized string of a resource, in the resource's language. Markdown in the entry becomes
    /// attributes.
    public init(localized resource: LocalizedStringResource) {
        self.init(inlineMarkdown: String(localized: resource), baseURL: nil, agreeingIn: resource.locale)
    }

    /// - Parameter locale: The language in which words agree with the numbers before them; `nil` for no agreement.
    private init(inlineMarkdown text: String, baseURL: URL?, agreeingIn locale: Locale? = nil) {
        self.init()
        var spans = InlineMarkdown.isNeeded(text) ? InlineMarkdown.parse(text) : [MarkdownSpan(text: text)]
        if let locale, TextLocalization.of(locale).speaksEnglish { spans.agree() }
        for span in spans {
            var part = AttributedString(span.text)
            if !span.style.isEmpty {
                part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] =
                    InlinePresentationIntent(span.style)
            }
            if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }
}

extension [MarkdownSpan] {
    /// Makes the words of each inflected phrase agree with the number in the phrase.
    fileprivate mutating func agree() {
        var start = 0
        while start < count {
            guard let agreement = self[start].agreement else {
                start += 1
                continue
            }
            let end = self[start...].firstIndex { $0.agreement != agreement } ?? count
            for (index, text) in zip(start..<end, EnglishAgreement.inflect(self[start..<end].map(\.text))) {
                self[index].text = text
            }
            start = end
        }
    }
}

extension String {
    /// The text in which each sequence of white space is replaced by one space.
    fileprivate var withSingleSpaces: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Splits Markdown into its blocks, and removes the block markers.
enum MarkdownBlocks {
    /// Returns the texts of paragraphs, headings, list items, quotes and code blocks, in order.
    /// - Complexity: O(length of the text).
    static func texts(of markdown: String) -> [String] {
        var blocks: [String] = []
        var paragraph: [Substring] = []
        var code: [Substring]?
        func endParagraph() {
            if !paragraph.isEmpty { blocks.append(paragraph.joined(separator: " ")) }
            paragraph = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("```") || text.hasPrefix("~~~") {
                endParagraph()
                if let lines = code { blocks.append(escaped(lines.map { $0 + "\n" }.joined())) }
                code = code == nil ? [] : nil
                continue
            }
            if code != nil {
                code?.append(line)
            } else if let inner = withoutMark(text) {
                endParagraph()
                if !inner.isEmpty { paragraph = [inner] }
                if text.first == "#" { endParagraph() }
            } else if text.allSatisfy(\.isWhitespace) {
                endParagraph()
            } else {
                paragraph.append(text)
            }
        }
        endParagraph()
        if let lines = code { blocks.append(escaped(lines.map { $0 + "\n" }.joined())) }
        return blocks
    }

    /// Returns the text after the mark of a heading, a quote or an item; `nil` for a line without a mark.
    private static func withoutMark(_ line: Substring) -> Substring? {
        let heading = line.prefix { $0 == "#" }
        if !heading.isEmpty, heading.count <= 6 {
            let rest = line.dropFirst(heading.count)
            return rest.isEmpty || rest.first == " " ? trimmed(rest) : nil
        }
        if line.first == ">" { return trimmed(line.dropFirst()) }
        if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
            return trimmed(line.dropFirst(2))
        }
        let number = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(number.count)
        if !number.isEmpty, number.count < 10, let mark = rest.first, mark == "." || mark == ")",
            rest.dropFirst().first == " "
        {
            return trimmed(rest.dropFirst(2))
        }
        return nil
    }

    private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " || $0 == "\t" } }

    /// Returns the text of a code block, escaped so that no part of it is parsed as Markdown.
    private static func escaped(_ code: String) -> String {
        var result = ""
        for character in code {
            if "*_~`[]\\<>&^!".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
