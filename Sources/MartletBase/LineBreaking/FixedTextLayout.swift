import Foundation

/// Text laid out in lines of whole cells: what a terminal shows, and what tests measure.
///
/// A single line is held in line, without an array.
package struct FixedTextLayout: Hashable, Sendable {
    private var first: FixedTextLine?
    private var more: [FixedTextLine]
    private let metrics: FixedMetrics
    private let spacing: CGFloat
    private let minimumLines: Int

    /// Lays out a string.
    ///
    /// - Parameters:
    ///   - width: The most that a line may take up in points; `nil` for lines that end only at
    ///     line separators.
    ///   - height: The most that all lines may take up; `nil` for any.
    package init(
        _ string: String,
        metrics: FixedMetrics,
        options: TextLayoutOptions = .standard,
        width: CGFloat?,
        height: CGFloat? = nil
    ) {
        self.metrics = metrics
        spacing = options.lineSpacing
        minimumLines = max(
            options.minimumLines, options.reservesSpace ? options.lineLimit ?? 0 : 0)
        more = []
        let cells = metrics.cells(in: width)
        if string.isEmpty { return }
        let ascii = string.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.count <= cells && bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        }
        if ascii == true {
            let count = string.utf8.count
            first = FixedTextLine(range: 0..<count, cells: count)
            return
        }
        let limit = min(
            max(options.lineLimit ?? .max, 1), metrics.lines(in: height, spacing: spacing))
        let lines = LineBreaker(string, cells: cells)
            .lines(limit: limit, truncation: options.truncationMode)
        first = lines.first
        if lines.count > 1 { more = Array(lines.dropFirst()) }
    }

    /// The number of lines.
    package var lineCount: Int { (first == nil ? 0 : 1) + more.count }

    /// The lines from top to bottom.
    package var lines: [FixedTextLine] {
        if let first { [first] + more } else { [] }
    }

    /// One line, from 0.
    package subscript(index: Int) -> FixedTextLine {
        if index == 0, let first { return first }
        return more[index - 1]
    }

    /// Whether an ellipsis stands for a part of the text.
    package var isTruncated: Bool { (more.last ?? first).map { $0.cut != .none } ?? false }

    /// The space that the lines take up, in points. Empty text takes up none.
    package var size: CGSize {
        var cells = first?.cells ?? 0
        for line in more { cells = max(cells, line.cells) }
        let lines = CGFloat(max(lineCount, minimumLines))
        if lines == 0 { return .zero }
        return CGSize(
            width: CGFloat(cells) * metrics.cellWidth,
            height: lines * metrics.lineHeight + (lines - 1) * spacing)
    }

    /// The first line's baseline, in points from the top.
    package var firstBaseline: CGFloat { metrics.baseline }

    /// The last line's baseline, in points from the top.
    package var lastBaseline: CGFloat {
        CGFloat(max(lineCount - 1, 0)) * (metrics.lineHeight + spacing) + metrics.baseline
    }

    /// Where a line's box starts, in points, in a text that is as wide as given.
    package func origin(
        ofLine index: Int, in width: CGFloat, options: TextLayoutOptions
    ) -> CGPoint {
        let free = width - CGFloat(self[index].cells) * metrics.cellWidth
        let isReversed = options.layoutDirection == .rightToLeft
        let x: CGFloat =
            switch options.alignment {
            case .leading: isReversed ? free : 0
            case .center: free / 2
            case .trailing: isReversed ? 0 : free
            }
        return CGPoint(x: x, y: CGFloat(index) * (metrics.lineHeight + spacing))
    }

    /// The whole cells that the line's box is moved by, so that text stays in the grid.
    package func cellOffset(
        ofLine index: Int, in width: CGFloat, options: TextLayoutOptions
    ) -> Int {
        Int(
            (origin(ofLine: index, in: width, options: options).x / metrics.cellWidth).rounded(.down),
            in: -1_000_000...1_000_000)
    }
}
