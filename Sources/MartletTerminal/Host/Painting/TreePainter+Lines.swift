import Foundation
import Martlet

extension TreePainter {
    /// From this width on, in points, a border is drawn with heavy lines.
    private static let heavyWidth: CGFloat = 2

    /// Draws a border along the inner edge of an area.
    ///
    /// A border takes whole cells here. It does not overwrite text in these cells, and an area that is one row high
    /// only has its sides drawn.
    func paint(_ border: BorderContent, in rect: CellRect) {
        let color = border.paint.representativeColor
        guard color.opacity * opacity > 0, border.width > 0, !rect.isEmpty else { return }
        let lines = border.width >= Self.heavyWidth ? BoxLines.heavy : BoxLines.rounded
        let style = CellStyle(
            foreground: mixer.foreground(color, opacity: opacity, over: cornerBackground(of: rect)))
        draw { grid in
            if rect.height == 1 {
                for column in [rect.column, rect.endColumn - 1] {
                    grid.drawVerticalLine(
                        column: column, row: rect.row, length: 1, character: lines.vertical, style: style,
                        keepsBackground: true, keepsText: true)
                }
            } else {
                grid.drawBox(rect, lines: lines, style: style, keepsBackground: true, keepsText: true)
            }
        }
    }

    /// Draws a divider, horizontal if it is wider than high. A single cell separates neighbors in a row.
    func paintDivider(in rect: CellRect) {
        let style = quiet(at: rect)
        draw {
            if rect.height >= rect.width {
                $0.drawVerticalLine(
                    column: rect.column, row: rect.row, length: rect.height, style: style, keepsBackground: true)
            } else {
                $0.drawHorizontalLine(
                    column: rect.column, row: rect.row, length: rect.width, style: style, keepsBackground: true)
            }
        }
    }

    /// Draws the scroll indicators at the right and lower edge of a scroll view.
    func paintIndicator(of scroll: ScrollContent, in rect: CellRect, frame: CGRect) {
        guard scroll.showsIndicators, !rect.isEmpty else { return }
        let style = quiet(at: rect)
        if scroll.axes.contains(.vertical),
            let thumb = Self.thumb(
                track: rect.height, visible: frame.height, content: scroll.contentSize.height, offset: scroll.offset.y)
        {
            draw {
                $0.drawVerticalLine(
                    column: rect.endColumn - 1, row: rect.row + thumb.lowerBound, length: thumb.count,
                    character: "▐", style: style, keepsBackground: true)
            }
        }
        if scroll.axes.contains(.horizontal),
            let thumb = Self.thumb(
                track: rect.width, visible: frame.width, content: scroll.contentSize.width, offset: scroll.offset.x)
        {
            draw {
                $0.drawHorizontalLine(
                    column: rect.column + thumb.lowerBound, row: rect.endRow - 1, length: thumb.count,
                    character: "▄", style: style, keepsBackground: true)
            }
        }
    }

    /// Returns the cells of the thumb in a track; nil if all content is visible.
    private static func thumb(track: Int, visible: CGFloat, content: CGFloat, offset: CGFloat) -> Range<Int>? {
        guard content > visible + 0.5, visible > 0 else { return nil }
        let length = min(track, max(1, Int(saturating: (CGFloat(track) * visible / content).rounded())))
        let fraction = min(1, max(0, offset / (content - visible)))
        let start = Int((fraction * CGFloat(track - length)).rounded(), in: 0...max(0, track - length))
        return start..<start + length
    }

    /// Returns the style of lines that only structure the content.
    func quiet(at rect: CellRect) -> CellStyle {
        let color = Color.Resolved(red: 0.5, green: 0.5, blue: 0.52, opacity: 0.75)
        let foreground = mixer.foreground(color, opacity: opacity, over: cornerBackground(of: rect))
        return CellStyle(foreground: foreground, attributes: appearance.colorDepth == .none ? .dim : [])
    }
}
