extension CellGrid {
    /// The text of a row with its styles as sequences of a terminal, without blanks at the end.
    package func styledText(row: Int, depth: ColorDepth) -> String {
        var end = width
        while end > 0, self[end - 1, row] == .blank { end -= 1 }
        var output = OutputBuffer()
        var encoder = StyleEncoder(depth: depth)
        encoder.assumePlain()
        for column in 0..<end {
            let cell = self[column, row]
            if cell.glyph.isContinuation { continue }
            encoder.change(to: cell.style, &output)
            output.append(cell.glyph.text)
        }
        if end > 0 { encoder.change(to: .plain, &output) }
        return String(decoding: output.bytes, as: UTF8.self)
    }
}
