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
        if string.utf8.count <= cells, string.isPlainLine {
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

    /// The size of a string that is one line, as most texts are that are measured, in points; nil where it may be several.
    package static func sizeOfOneLine(
        _ string: String, metrics: FixedMetrics, options: TextLayoutOptions, width: CGFloat?
    ) -> CGSize? {
        let count = string.utf8.count
        guard count > 0, options.minimumLines <= 1, !options.reservesSpace, count <= metrics.cells(in: width),
            string.isPlainLine
        else { return nil }
        return CGSize(width: CGFloat(count) * metrics.cellWidth, height: metrics.lineHeight)
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

extension String {
    /// Whether the string has only characters of ASCII that are shown, each in one cell.
    // Unsafe pointers: the bytes are looked at eight at a time where the string has them.
    fileprivate var isPlainLine: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var index = 0
            while index + 8 <= bytes.count {
                let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                let ones: UInt64 = 0x0101_0101_0101_0101
                // The highest bit of each byte: of one beyond ASCII, of what is left of one below 0x20, and of one above
                // the last, which is not shown.
                if (eight | (eight &- ones &* 0x20) | (eight &+ ones)) & (ones &* 0x80) != 0 { return false }
                index += 8
            }
            while index < bytes.count {
                if bytes[index] < 0x20 || bytes[index] >= 0x7F { return false }
                index += 1
            }
            return true
        } ?? false
    }
}
