import Foundation

/// The base class for kinds of text that are too large for inline storage.
// @unchecked Sendable: subclasses are immutable, and properties of other types are only read.
class TextBox: @unchecked Sendable {
    /// Returns whether another box looks the same in every environment.
    func isEqual(to other: TextBox) -> Bool { false }

    /// Appends the resolved text to a builder.
    func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {}

    /// Shorter forms of the text, the longest first.
    var narrower: [TextBox] { [] }

    /// Whether the text changes on its own as time passes.
    var dependsOnTime: Bool { false }

    /// Returns the next date at which the text changes on its own.
    func nextChange(after now: Date) -> Date? { dependsOnTime ? now.nextSecond : nil }
}

/// A localized key with its own table or bundle.
final class LocalizedTextBox: TextBox, @unchecked Sendable {
    let format: LocalizedFormat
    let table: String?
    let bundlePath: String?

    init(format: LocalizedFormat, table: String?, bundle: Bundle?) {
        self.format = format
        self.table = table
        bundlePath = bundle?.bundlePath
    }

    override func isEqual(to other: TextBox) -> Bool {
        guard let other = other as? LocalizedTextBox else { return false }
        return format == other.format && table == other.table && bundlePath == other.bundlePath
    }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        builder.append(format, table: table, bundlePath: bundlePath, attributes: attributes)
    }

    override var dependsOnTime: Bool { format.dependsOnTime }

    override func nextChange(after now: Date) -> Date? { format.nextChange(after: now) }
}

/// A concatenation of texts.
final class ConcatenatedTextBox: TextBox, @unchecked Sendable {
    let parts: [Text]

    init(_ parts: [Text]) {
        self.parts = parts
    }

    override func isEqual(to other: TextBox) -> Bool {
        guard let other = other as? ConcatenatedTextBox else { return false }
        return parts == other.parts
    }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        for part in parts {
            builder.append(part, attributes: attributes)
        }
    }

    override var dependsOnTime: Bool { parts.contains(where: \.dependsOnTime) }

    override func nextChange(after now: Date) -> Date? { parts.compactMap { $0.nextChange(after: now) }.min() }
}

/// An attributed string.
final class AttributedTextBox: TextBox, @unchecked Sendable {
    let content: AttributedString

    init(_ content: AttributedString) {
        self.content = content
    }

    override func isEqual(to other: TextBox) -> Bool {
        guard let other = other as? AttributedTextBox else { return false }
        return content == other.content
    }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        builder.append(content, attributes: attributes)
    }
}

/// An inline image.
final class ImageTextBox: TextBox, @unchecked Sendable {
    let image: Image

    init(_ image: Image) {
        self.image = image
    }

    override func isEqual(to other: TextBox) -> Bool {
        guard let other = other as? ImageTextBox else { return false }
        return image == other.image
    }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        builder.append(image.glyph, attributes: attributes)
    }
}

/// A value with a format style, which is formatted in the locale of the environment.
final class FormattedTextBox<Format: FormatStyle>: TextBox, @unchecked Sendable
where Format.FormatInput: Equatable {
    let input: Format.FormatInput
    let format: Format

    init(_ input: Format.FormatInput, _ format: Format) {
        self.input = input
        self.format = format
    }

    override func isEqual(to other: TextBox) -> Bool {
        guard let other = other as? FormattedTextBox<Format> else { return false }
        return input == other.input && format == other.format
    }

    override var narrower: [TextBox] {
        guard let format = format as? any NarrowingFormat else { return [] }
        func formats<Narrowing: NarrowingFormat>(_ format: Narrowing) -> [Format] {
            format.narrower.compactMap { $0 as? Format }
        }
        return formats(format).map { FormattedTextBox(input, $0) }
    }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        let output = builder.context.localized(format).format(input)
        switch output {
        case let string as String: builder.append(string, attributes: attributes)
        case let string as AttributedString: builder.append(string, attributes: attributes)
        default: builder.append("\(output)", attributes: attributes)
        }
    }
}
