import AttributeGraph
import Foundation

extension View {
    /// Limits the number of lines of text in the view.
    ///
    ///     Text(note.summary).lineLimit(3)
    ///
    /// The limit is passed down: it applies to every text in the view that has no limit of its own. A field with a
    /// vertical axis grows up to this number of lines.
    ///
    /// - Parameter number: The largest number of lines; `nil` for no limit. A longer text is truncated.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        limitingLines(most: number, fewest: 0)
    }

    /// Sets the smallest number of lines of text in the view. Shorter text also reserves their space.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        limitingLines(most: nil, fewest: limit.lowerBound)
    }

    /// Sets the largest number of lines of text in the view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        limitingLines(most: limit.upperBound, fewest: 0)
    }

    /// Sets the smallest and largest number of lines of text in the view. Text with fewer lines reserves the space of
    /// the smallest number.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        limitingLines(most: limit.upperBound, fewest: limit.lowerBound)
    }

    /// Sets the largest number of lines of text in the view.
    ///
    /// - Parameters:
    ///   - limit: The largest number of lines.
    ///   - reservesSpace: Whether shorter text also reserves the space of all lines.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        limitingLines(most: limit, fewest: reservesSpace ? limit : 0)
    }

    nonisolated private func limitingLines(most: Int?, fewest: Int) -> some View {
        environment(\.lineLimit, most.map { max(1, $0) }).environment(\.minimumLines, max(0, fewest))
    }

    /// Sets the alignment of the lines of multiline texts in the view.
    ///
    ///     Text("Two centered\nlines").multilineTextAlignment(.center)
    ///
    /// Lines are aligned with each other inside of the text, whose width is that of its longest line. To move the text
    /// as a whole, use the alignment of a frame or a stack. The default is ``TextAlignment/leading``.
    ///
    /// - Parameter alignment: The alignment of the lines.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the position at which text that does not fit is truncated.
    ///
    /// - Parameter mode: The position of the truncation.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Adds space between the lines of text, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, max(0, lineSpacing))
    }

    /// Sets the smallest factor by which text may be scaled to fit its space, from 0 to 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, min(1, max(0, factor)))
    }

    /// Sets whether the spacing of characters may be reduced to make text fit.
    ///
    /// - Parameter flag: Whether the spacing may be reduced.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the letter case in which text is shown; `nil` to show it unchanged.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
