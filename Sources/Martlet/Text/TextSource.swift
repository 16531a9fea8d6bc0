import Foundation

/// A source of a text that is neither a string nor a literal: an image, or a range of dates.
///
/// One initializer accepts all sources. If an interpolation has an error, the compiler examines it once for each
/// initializer of `Text` that might fit: see ``_ToldApart``.
public protocol _TextSource {
    /// The text that is made from it.
    var _sourceText: Text { get }
}

/// A value interpolated into a key as a text: a text, or a source of one.
public protocol _InterpolatedText {
    /// The interpolated text.
    var _interpolatedText: Text { get }
}

extension _InterpolatedText where Self: _TextSource {
    /// The text that is made from it.
    public var _interpolatedText: Text { _sourceText }
}

extension Text: _InterpolatedText {
    /// The text itself.
    public var _interpolatedText: Text { self }
}

extension AttributedString: _InterpolatedText, _ToldApart {
    /// A text of the string.
    public var _interpolatedText: Text { Text(self) }
}

extension Text {
    /// Makes a text from an image, from a `ClosedRange<Date>`, or from a `DateInterval`.
    @_disfavoredOverload  // Tried after those for literals.
    public init<Source: _TextSource & _ToldApart>(_ source: Source) {
        self = source._sourceText
    }
}

extension Image: _TextSource, _InterpolatedText, _ToldApart {
    /// A text of the image alone.
    public var _sourceText: Text { Text(storage: .boxed(ImageTextBox(self))) }
}

extension ClosedRange: _TextSource, _InterpolatedText, _ToldApart where Bound == Date {
    /// A text of both dates.
    public var _sourceText: Text { Text(storage: .boxed(DateTextBox(.range(lowerBound, upperBound)))) }
}

extension DateInterval: _TextSource, _InterpolatedText, _ToldApart {
    /// A text of its beginning and its end.
    public var _sourceText: Text { Text(storage: .boxed(DateTextBox(.range(start, end)))) }
}
