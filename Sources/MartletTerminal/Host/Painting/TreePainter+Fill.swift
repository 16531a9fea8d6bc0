import Foundation
import Martlet

extension TreePainter {
    /// Fills an area with a paint.
    ///
    /// An opaque paint covers the existing cells; a transparent one tints them. An area thinner than half a cell is
    /// drawn as a line.
    func paint(_ paint: ResolvedPaint, in rect: CellRect, frame: CGRect) {
        if let finish = paint.finish {
            self.paint(paint, finish, in: rect, frame: frame)
            return
        }
        guard !rect.isEmpty else {
            paintHairline(paint.representativeColor, in: rect, frame: frame)
            return
        }
        switch paint.content {
        case .color(let color):
            fill(rect, color)
        case .image:
            fill(rect, paint.representativeColor)
        case .gradient(let gradient):
            self.paint(gradient, in: rect, frame: frame)
        }
    }

    private func paint(_ paint: ResolvedPaint, _ finish: PaintFinish, in rect: CellRect, frame: CGRect) {
        var plain = paint
        plain.finish = nil
        if finish.operation != .normal {
            blended(finish.operation) { self.paint(plain, in: rect, frame: frame) }
            return
        }
        // Out of focus, characters are gone.
        if finish.isMaterial { blank(rect) }
        self.paint(plain, in: rect, frame: frame)
    }

    func blank(_ rect: CellRect) {
        let area = grid.clip.intersection(rect)
        draw { grid in
            for row in area.row..<max(area.row, area.endRow) {
                for column in area.column..<area.endColumn {
                    let background = grid[column, row].style.background
                    grid.set(Cell(style: CellStyle(background: background)), column: column, row: row)
                }
            }
        }
    }

    /// A gradient that runs down has a color for each row, any other one for each cell.
    private func paint(_ gradient: GradientPaint, in rect: CellRect, frame: CGRect) {
        let cell = HostProfile.cell
        let area = rect.intersection(grid.clip)
        var isDownward = false
        if case .linear(let start, let end) = gradient.geometry { isDownward = start.x == end.x }
        func color(_ column: CGFloat, _ row: Int) -> Color.Resolved {
            gradient.color(at: CGPoint(x: column * cell.width, y: (CGFloat(row) + 0.5) * cell.height), in: frame)
        }
        for row in area.row..<max(area.row, area.endRow) {
            if isDownward {
                fill(CellRect(column: rect.column, row: row, width: rect.width, height: 1), color(0, row))
                continue
            }
            for column in area.column..<area.endColumn {
                fill(
                    CellRect(column: column, row: row, width: 1, height: 1), color(CGFloat(column) + 0.5, row))
            }
        }
    }

    func fill(_ rect: CellRect, _ color: Color.Resolved) {
        let visible = color.opacity * opacity
        if visible <= 0 { return }
        if mixer.operation != .normal {
            blend(rect, color)
            return
        }
        if visible > 0.998 {
            let background = mixer.background(color, opacity: 1, over: .default)
            // An effect may have made the color transparent.
            if mixer.colors != nil, background != mixer.background(color, opacity: 1, over: .rgb(1, 2, 3)) {
                veil(rect, color)
                return
            }
            draw { $0.fill(rect, style: CellStyle(background: background)) }
            return
        }
        veil(rect, color)
    }

    /// Blends a color over the existing cells.
    func veil(_ rect: CellRect, _ color: Color.Resolved) {
        // Most cells of an area have the same style.
        var last: (old: CellStyle, new: CellStyle)?
        draw { grid in
            grid.restyle(rect) { style in
                if let last, last.old == style {
                    style = last.new
                    return
                }
                let old = style
                style = mixer.veil(old, with: color, opacity: opacity)
                last = (old, style)
            }
        }
    }

    private func paintHairline(_ color: Color.Resolved, in rect: CellRect, frame: CGRect) {
        guard frame.width > 0, frame.height > 0, color.opacity * opacity > 0 else { return }
        let cell = HostProfile.cell
        if rect.height == 0, rect.width > 0 {
            drawLine(
                column: rect.column, row: Int((frame.minY / cell.height).rounded(.down), in: CellRect.places),
                length: rect.width, color)
        } else if rect.width == 0, rect.height > 0 {
            let column = Int((frame.minX / cell.width).rounded(.down), in: CellRect.places)
            drawLine(column: column, row: rect.row, length: rect.height, color, isVertical: true)
        } else if rect.isEmpty {
            // As small as a dot: it is seen as one.
            let style = CellStyle(
                foreground: mixer.foreground(
                    color, opacity: opacity, over: background(column: rect.column, row: rect.row)))
            let column = Int((frame.midX / cell.width).rounded(.up) - 1, in: CellRect.places)
            let row = Int((frame.midY / cell.height).rounded(.up) - 1, in: CellRect.places)
            draw { $0.put("▪", column: column, row: row, style: style, keepsBackground: true) }
        }
    }

    private func drawLine(column: Int, row: Int, length: Int, _ color: Color.Resolved, isVertical: Bool = false) {
        let style = CellStyle(
            foreground: mixer.foreground(color, opacity: opacity, over: background(column: column, row: row)))
        draw {
            if isVertical {
                $0.drawVerticalLine(column: column, row: row, length: length, style: style, keepsBackground: true)
            } else {
                $0.drawHorizontalLine(column: column, row: row, length: length, style: style, keepsBackground: true)
            }
        }
    }
}
