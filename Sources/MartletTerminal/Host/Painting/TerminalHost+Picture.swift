import Foundation
import Martlet

extension TerminalHost {
    /// Draws the cells of the content, without what is presented above it.
    @MainActor
    package func picture(of scene: SceneGraph) -> ScenePicture? {
        let cell = HostProfile.cell
        let size = CellSize(
            width: Int((scene.size.width / cell.width).rounded(.up)),
            height: Int((scene.size.height / cell.height).rounded(.up)))
        guard size.width > 0, size.height > 0 else { return nil }
        let painter = TreePainter(size: size, appearance: appearance)
        painter.paint(scene.root, size: size)
        let text = CellPicture(grid: painter.grid, appearance: appearance).svg
        return ScenePicture(mediaType: "image/svg+xml", data: Data(text.utf8))
    }
}

/// A picture of cells: a rectangle for each background, and a text for each word or words of equal style.
struct CellPicture {
    let grid: CellGrid
    let appearance: TerminalAppearance

    var svg: String {
        let cell = HostProfile.cell
        let (width, height) = (Int(cell.width) * grid.width, Int(cell.height) * grid.height)
        let ground = appearance.ground
        let background = hex(ground.background) ?? (appearance.isDark ? "#000000" : "#ffffff")
        let foreground = hex(ground.text) ?? (appearance.isDark ? "#e5e5e5" : "#000000")
        var svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "font-family=\"monospace\" font-size=\"13\">"
            + "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(background)\"/>"
        for row in 0..<grid.height {
            for run in runs(in: row) {
                let style = run.style
                var (ink, paper) = (hex(style.foreground) ?? foreground, hex(style.background))
                if style.attributes.contains(.reverse) { (ink, paper) = (paper ?? background, ink) }
                let (x, y) = (Int(cell.width) * run.columns.lowerBound, Int(cell.height) * row)
                let length = Int(cell.width) * run.columns.count
                if let paper {
                    svg +=
                        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(length)\" height=\"\(Int(cell.height))\" "
                        + "fill=\"\(paper)\"/>"
                }
                for word in words(in: run.columns, row) {
                    svg +=
                        "<text x=\"\(Int(cell.width) * word.lowerBound)\" y=\"\(y + 12)\" "
                        + "textLength=\"\(Int(cell.width) * word.count)\" fill=\"\(ink)\""
                        + attributes(style.attributes)
                        + ">\(escaped(word.map { grid[$0, row].glyph.text }.joined()))</text>"
                }
            }
        }
        return svg + "</svg>"
    }

    /// The parts of a row that have one style. Blanks at the end of the row are left out.
    private func runs(in row: Int) -> [(style: CellStyle, columns: Range<Int>)] {
        var end = grid.width
        while end > 0, grid[end - 1, row] == .blank { end -= 1 }
        var runs: [(style: CellStyle, columns: Range<Int>)] = []
        for column in 0..<end {
            let style = grid[column, row].style
            if let last = runs.last, last.style == style {
                runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
            } else {
                runs.append((style, column..<column + 1))
            }
        }
        return runs
    }

    /// The parts of a run without blanks beside each other: a text of SVG has only one in place of several.
    private func words(in columns: Range<Int>, _ row: Int) -> [Range<Int>] {
        func isBlank(_ column: Int) -> Bool { column >= columns.upperBound || grid[column, row].glyph.text == " " }
        var words: [Range<Int>] = []
        var column = columns.lowerBound
        while column < columns.upperBound {
            let start = column
            while !isBlank(column) || (column > start && !isBlank(column + 1)) { column += 1 }
            if column > start { words.append(start..<column) }
            column += 1
        }
        return words
    }

    private func hex(_ color: CellColor) -> String? {
        guard let parts = appearance.colorDepth.components(of: color) else { return nil }
        let digits = [parts.x, parts.y, parts.z].map { component in
            let text = String(UInt8(saturating: Double(component)), radix: 16)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }

    private func attributes(_ attributes: CellAttributes) -> String {
        var text = ""
        if attributes.contains(.bold) { text += " font-weight=\"bold\"" }
        if attributes.contains(.italic) { text += " font-style=\"italic\"" }
        if attributes.contains(.dim) { text += " opacity=\"0.6\"" }
        let lines = [(CellAttributes.underline, "underline"), (.strikethrough, "line-through")]
            .filter { attributes.contains($0.0) }.map(\.1)
        if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
        return text
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
