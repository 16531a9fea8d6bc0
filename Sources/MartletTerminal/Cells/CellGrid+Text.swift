import Martlet

extension CellGrid {
    /// Writes one line of text from a position on, which may be outside.
    ///
    /// Characters without a width (control characters among them) are left out, so no text can send commands to the
    /// terminal. A wide character of which only one half is inside leaves a blank there.
    ///
    /// - Parameters:
    ///   - style: The style of the cells.
    ///   - clip: A further limit, beside the current clip.
    ///   - keepsBackground: Whether each cell keeps its background.
    package mutating func put(
        _ text: String,
        column: Int,
        row: Int,
        style: CellStyle = .plain,
        clip limit: CellRect? = nil,
        keepsBackground: Bool = false
    ) {
        if row >= reach.row, row < reach.endRow { touched.formUnion(row, row + 1) }
        let area = limit.map(clip.intersection) ?? clip
        guard row >= area.row, row < area.endRow, column < area.endColumn, area.width > 0 else { return }
        var text = text
        let isASCII = text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
            putASCII(bytes, column: column, row: row, style: style, area: area, keepsBackground: keepsBackground)
            return true
        }
        if isASCII { return }
        var column = column
        var index = text.startIndex
        while column < area.endColumn, let glyph = Self.nextGlyph(in: text, &index) {
            put(glyph, column: column, row: row, style: style, area: area, keepsBackground: keepsBackground)
            column += glyph.width
        }
    }

    /// The glyph that begins at an index, which moves behind it; nil at the end.
    private static func nextGlyph(in text: String, _ index: inout String.Index) -> CellGlyph? {
        let scalars = text.unicodeScalars
        while index < text.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            let width = CellWidth.ofSimple(scalar)
            if width > 0, next == text.endIndex || CellWidth.ofSimple(scalars[next]) > 0 {
                index = next
                return CellGlyph(scalar, width: width)
            }
            let character = text[index]
            text.formIndex(after: &index)
            if let glyph = CellGlyph(character) { return glyph }
        }
        return nil
    }

    private mutating func putASCII(
        _ bytes: UnsafeBufferPointer<UInt8>,
        column: Int,
        row: Int,
        style: CellStyle,
        area: CellRect,
        keepsBackground: Bool
    ) {
        let first = max(column, area.column)
        let end = min(column + bytes.count, area.endColumn)
        guard first < end else { return }
        cutWide(from: first, to: end, row: row)
        writtenCount &+= end - first
        let start = row * width
        cells.withUnsafeMutableBufferPointer { cells in
            for position in first..<end {
                var style = style
                if keepsBackground { style.background = cells[start + position].style.background }
                cells[start + position] = Cell(glyph: CellGlyph(ascii: bytes[position - column]), style: style)
            }
        }
    }

    private mutating func put(
        _ glyph: CellGlyph,
        column: Int,
        row: Int,
        style: CellStyle,
        area: CellRect,
        keepsBackground: Bool
    ) {
        let first = max(column, area.column)
        let end = min(column + glyph.width, area.endColumn)
        guard first < end else { return }
        cutWide(from: first, to: end, row: row)
        writtenCount &+= end - first
        let index = row * width + first
        var style = style
        if keepsBackground { style.background = cells[index].style.background }
        guard end - first == glyph.width else {
            cells[index] = Cell(style: style)
            return
        }
        cells[index] = Cell(glyph: glyph, style: style)
        if glyph.width == 2 { cells[index + 1] = Cell(glyph: .continuation, style: style) }
    }
}
