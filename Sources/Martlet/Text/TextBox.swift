import Foundation

/// A kind of text that doesn't fit in line.
// @unchecked Sendable: subclasses are immutable; what they hold of types that are not sendable is only read.
class TextBox: @unchecked Sendable {
    /// Whether another box shows the same everywhere.
    func isEqual(to other: TextBox) -> Bool { false }

    /// Adds what is shown to a result.
    func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {}

    /// What says the same in less room, the widest first.
    var narrower: [TextBox] { [] }

    /// Whether what is shown changes by itself as time goes by.
    var dependsOnTime: Bool { false }

    /// When what is shown will next be another, if it changes by itself.
    func nextChange(after now: Date) -> Date? { dependsOnTime ? now.nextSecond : nil }
}

/// A key with a table or a bundle of its own.
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

/// Texts one after the other.
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

/// A string with attributes.
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

/// An image in the line.
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

/// A value with a format style, worked out in the locale of the surroundings.
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
