import AttributeGraph
import Foundation

extension View {
    /// Limits the lines of text in the view; nil for any number.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        limitingLines(most: number, fewest: 0)
    }

    /// Bounds the lines of text in the view: the space of the fewest is taken up even by less text.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        limitingLines(most: nil, fewest: limit.lowerBound)
    }

    /// Limits the lines of text in the view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        limitingLines(most: limit.upperBound, fewest: 0)
    }

    /// Bounds the lines of text in the view: the space of the fewest is taken up even by less text.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        limitingLines(most: limit.upperBound, fewest: limit.lowerBound)
    }

    /// Limits the lines of text in the view.
    ///
    /// - Parameters:
    ///   - limit: The most lines.
    ///   - reservesSpace: Whether the space of all the lines is taken up even by less text.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        limitingLines(most: limit, fewest: reservesSpace ? limit : 0)
    }

    nonisolated private func limitingLines(most: Int?, fewest: Int) -> some View {
        environment(\.lineLimit, most.map { max(1, $0) }).environment(\.minimumLines, max(0, fewest))
    }

    /// Sets the alignment of the lines of multiline texts in the view.
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

    /// Lets text shrink to fit: to this share of its size at the least, from 0 to 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, min(1, max(0, factor)))
    }

    /// Sets whether the spacing of characters may be reduced to make text fit.
    ///
    /// - Parameter flag: Whether the spacing may be reduced.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Shows text in a letter case; nil for its own.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
