import Foundation
import Martlet

extension TreePainter {
    /// Draws with changed colors.
    func recolored(by transform: ColorTransform, _ body: () -> Void) {
        let outer = mixer.colors
        mixer.colors = outer.map { transform.followed(by: $0) } ?? transform
        body()
        mixer.colors = outer
    }

    /// Draws content that is blended with the existing cells, cell by cell.
    func blended(_ operation: CompositingOperation, _ body: () -> Void) {
        let outer = mixer.operation
        mixer.operation = operation
        body()
        mixer.operation = outer
    }

    /// Draws a node as a compositing group: holes cut into the group show the cells behind it.
    func grouped(_ node: RenderNode, _ body: () -> Void) {
        guard node.hasBlending else {
            body()
            return
        }
        let outer = groupBase
        groupBase = grid
        blended(.normal, body)
        groupBase = outer
    }

    /// Fills a rectangle with a color, blended with the existing cells.
    func blend(_ rect: CellRect, _ color: Color.Resolved) {
        switch mixer.operation {
        case .destinationOut where color.opacity * opacity >= 0.5: cutOut(rect)
        case .destinationOut: break
        case .destinationOver: blended(.normal) { fillUntouched(rect, color) }
        default: veil(rect, color)
        }
    }

    /// Restores the cells behind the current group.
    private func cutOut(_ rect: CellRect) {
        let base = groupBase
        let area = grid.clip.intersection(rect)
        draw { grid in
            guard let base else {
                grid.fill(area, style: .plain)
                return
            }
            for row in area.row..<max(area.row, area.endRow) {
                for column in area.column..<area.endColumn { grid.restore(column: column, row: row, from: base) }
            }
        }
    }

    /// Fills the cells that nothing in the group has been drawn in.
    private func fillUntouched(_ rect: CellRect, _ color: Color.Resolved) {
        let area = grid.clip.intersection(rect)
        for row in area.row..<max(area.row, area.endRow) {
            for column in area.column..<area.endColumn {
                let cell = grid[column, row]
                let before = groupBase?[column, row] ?? Cell(style: .plain)
                if cell == before { fill(CellRect(column: column, row: row, width: 1, height: 1), color) }
            }
        }
    }

    // MARK: - Masks

    /// Draws content through a mask. Characters of the mask take the colors of the masked content.
    func masked(isInverse: Bool = false, _ body: () -> Void, by mask: () -> Void) {
        let before = grid
        body()
        var cover = coverage(mask)
        cover.isInverse = isInverse
        let shown = grid
        grid = before
        grid.touched.formUnion(shown.touched)
        grid.writtenCount = shown.writtenCount
        let area = grid.clip
        for row in area.row..<max(area.row, area.endRow) {
            for column in area.column..<area.endColumn where shown[column, row] != before[column, row] {
                let cell = masked(shown[column, row], over: before[column, row], by: cover, column, row)
                grid.set(cell, column: column, row: row)
            }
        }
    }

    private func masked(
        _ cell: Cell, over below: Cell, by cover: CellCoverage, _ column: Int, _ row: Int
    ) -> Cell {
        let (area, ink, glyph) = cover[column, row]
        if area > 0.002 || glyph == .space {
            let glyph = area >= 0.3 ? cell.glyph : below.glyph
            var style = area >= 0.3 ? cell.style : below.style
            style.background = mixer.mixedBackground(cell.style.background, over: below.style.background, by: area)
            if area >= 0.3, area < 0.998 {
                style.foreground = mixer.mixedForeground(
                    mixer.foregroundComponents(cell.style.foreground),
                    over: mixer.backgroundComponents(below.style.background), by: area)
            }
            return Cell(glyph: glyph, style: style)
        }
        // The background color that the mask's cell reveals, or the foreground color for a character of the mask.
        let isBare = cell.glyph == .space || cell.style.background != below.style.background
        let color =
            isBare
            ? mixer.backgroundComponents(cell.style.background) : mixer.foregroundComponents(cell.style.foreground)
        var style = below.style
        style.foreground = mixer.mixedForeground(
            color, over: mixer.backgroundComponents(below.style.background), by: ink)
        style.attributes = cover.attributes(column, row)
        return Cell(glyph: glyph, style: style)
    }

    /// Returns the coverage of each cell by the drawing in `body`. It is drawn on black and on white; the differences
    /// show the transparent parts.
    func coverage(_ body: () -> Void) -> CellCoverage {
        let (outerGrid, outerMixer, outerOpacity) = (grid, mixer, opacity)
        defer { (grid, mixer, opacity) = (outerGrid, outerMixer, outerOpacity) }
        mixer = ColorMixer(appearance: appearance)
        opacity = 1
        coverageDepth += 1
        defer { coverageDepth -= 1 }
        func drawn(over color: CellColor) -> CellGrid {
            grid = outerGrid
            grid.fill(grid.clip, style: CellStyle(foreground: color, background: color))
            body()
            return grid
        }
        let (dark, light) = (drawn(over: .rgb(0, 0, 0)), drawn(over: .rgb(255, 255, 255)))
        return CellCoverage(dark: dark, light: light, mixer: mixer)
    }
}

/// The coverage of cells by areas and by characters.
struct CellCoverage {
    let dark: CellGrid
    let light: CellGrid
    let mixer: ColorMixer
    /// Whether the coverage is inverted.
    var isInverse = false

    /// The coverage of a cell by an area and by a character, from 0 to 1, and the character.
    subscript(column: Int, row: Int) -> (area: Float, ink: Float, glyph: CellGlyph) {
        let (d, l) = (dark[column, row], light[column, row])
        let area = Self.cover(
            mixer.backgroundComponents(d.style.background), mixer.backgroundComponents(l.style.background))
        if isInverse { return (1 - area, 0, .space) }
        if d.glyph == .space { return (area, 0, .space) }
        let ink = Self.cover(
            mixer.foregroundComponents(d.style.foreground), mixer.foregroundComponents(l.style.foreground))
        return (area, ink, d.glyph)
    }

    func attributes(_ column: Int, _ row: Int) -> CellAttributes { dark[column, row].style.attributes }

    private static func cover(_ dark: SIMD3<Float>, _ light: SIMD3<Float>) -> Float {
        min(1, max(0, 1 - (light - dark).max() / 255))
    }
}

extension CellGrid {
    /// Puts a cell in place, without a look at its neighbors. Half a wide character is none.
    mutating func set(_ cell: Cell, column: Int, row: Int) {
        cutWide(from: column, to: column + 1, row: row)
        writtenCount &+= 1
        cells[row * width + column] = cell.glyph.width == 1 ? cell : Cell(glyph: .space, style: cell.style)
    }
}
