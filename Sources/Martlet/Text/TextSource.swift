import Foundation

/// A source of a text that is neither a string nor a literal: an image, or a range of dates.
///
/// One initializer accepts all sources. If an interpolation has an error, the compiler examines it once for each
/// initializer of `Text` that might fit: see ``_OverloadFilter``.
public protocol _TextSource {
    /// The text created from the source.
    var _sourceText: Text { get }
}

/// A value interpolated into a key as a text: a text, or a source of one.
public protocol _InterpolatedText {
    /// The interpolated text.
    var _interpolatedText: Text { get }
}

extension _InterpolatedText where Self: _TextSource {
    /// The text created from the source.
    public var _interpolatedText: Text { _sourceText }
}

extension Text: _InterpolatedText {
    /// The text itself.
    public var _interpolatedText: Text { self }
}

extension AttributedString: _InterpolatedText, _OverloadFilter {
    /// The string as a verbatim text.
    public var _interpolatedText: Text { Text(self) }
}

extension Text {
    /// Creates a text from an image, a `ClosedRange<Date>`, or a `DateInterval`.
    @_disfavoredOverload  // Disfavored, so that the initializers for literals are tried first.
    public init<Source: _TextSource & _OverloadFilter>(_ source: Source) {
        self = source._sourceText
    }
}

extension Image: _TextSource, _InterpolatedText, _OverloadFilter {
    /// A text that consists of the image.
    public var _sourceText: Text { Text(storage: .boxed(ImageTextBox(self))) }
}

extension ClosedRange: _TextSource, _InterpolatedText, _OverloadFilter where Bound == Date {
    /// A text with both dates.
    public var _sourceText: Text { Text(storage: .boxed(DateTextBox(.range(lowerBound, upperBound)))) }
}

extension DateInterval: _TextSource, _InterpolatedText, _OverloadFilter {
    /// A text with the start and the end of the interval.
    public var _sourceText: Text { Text(storage: .boxed(DateTextBox(.range(start, end)))) }
}
