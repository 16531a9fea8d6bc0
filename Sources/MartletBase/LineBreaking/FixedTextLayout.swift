import Foundation

/// A text laid out in lines of whole cells, as terminals show and tests measure it.
///
/// A single line is stored inline, without an array.
package struct FixedTextLayout: Hashable, Sendable {
    private var first: FixedTextLine?
    private var more: [FixedTextLine]
    private let metrics: FixedMetrics
    private let spacing: CGFloat
    private let minimumLines: Int

    /// Lays out a string.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - metrics: The metrics of the font.
    ///   - options: The layout options.
    ///   - width: The largest width of a line in points, or `nil` to break lines only at line separators.
    ///   - height: The largest height of all lines in points, or `nil` for any height.
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

    /// Returns the size of a string that occupies one line, in points; `nil` if it may need several lines. Most
    /// measured texts occupy one line.
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

    /// Returns a line by its index, counted from 0.
    package subscript(index: Int) -> FixedTextLine {
        if index == 0, let first { return first }
        return more[index - 1]
    }

    /// Whether an ellipsis replaces a part of the text.
    package var isTruncated: Bool { (more.last ?? first).map { $0.cut != .none } ?? false }

    /// The size of all lines, in points. Zero for an empty text.
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

    /// Returns the origin of a line's box, in points, in a text of the given width.
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

    /// Returns the number of whole cells by which a line's box is moved, so that text stays on the grid.
    package func cellOffset(
        ofLine index: Int, in width: CGFloat, options: TextLayoutOptions
    ) -> Int {
        Int(
            (origin(ofLine: index, in: width, options: options).x / metrics.cellWidth).rounded(.down),
            in: -1_000_000...1_000_000)
    }
}

extension String {
    /// Whether the string has only printable ASCII characters, each of which occupies one cell.
    // Unsafe pointers: the contiguous bytes are tested eight at a time.
    fileprivate var isPlainLine: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var index = 0
            while index + 8 <= bytes.count {
                let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                let ones: UInt64 = 0x0101_0101_0101_0101
                // The highest bit of each byte is set for a byte beyond ASCII, for a byte below 0x20 after the
                // subtraction, and for 0x7F after the addition.
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
