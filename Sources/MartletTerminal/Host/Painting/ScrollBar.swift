import Foundation
import Martlet

/// The bar at an edge of a scroll view: a track of cells, and the thumb in it.
struct ScrollBar {
    let axis: Axis
    /// The cells of the trailing column, or of the last row, of the scroll view.
    let track: CellRect
    /// Whether the trailing edge is the left one.
    let isMirrored: Bool
    /// The cells of the thumb, counted along the track.
    let thumb: Range<Int>
    /// The distance that the content can move, in points.
    let distance: CGFloat

    /// Creates the bar of a scroll view; `nil` if it shows none, or all of its content.
    ///
    /// - Parameters:
    ///   - rect: The cells of the scroll view.
    ///   - size: Its size in points.
    ///   - isMirrored: Whether its content is laid out from right to left.
    init?(_ axis: Axis, of scroll: ScrollContent, in rect: CellRect, size: CGSize, isMirrored: Bool) {
        guard scroll.showsIndicators, !rect.isEmpty, scroll.axes.contains(axis == .vertical ? .vertical : .horizontal)
        else { return nil }
        let isVertical = axis == .vertical
        let visible = isVertical ? size.height : size.width
        let content = isVertical ? scroll.contentSize.height : scroll.contentSize.width
        guard content > visible + 0.5, visible > 0 else { return nil }
        let room = isVertical ? rect.height : rect.width
        let length = min(room, max(1, Int(saturating: (CGFloat(room) * visible / content).rounded())))
        let fraction = min(1, max(0, (isVertical ? scroll.offset.y : scroll.offset.x) / (content - visible)))
        let start = Int((fraction * CGFloat(room - length)).rounded(), in: 0...max(0, room - length))
        self.axis = axis
        thumb = start..<start + length
        distance = content - visible
        self.isMirrored = isMirrored
        track =
            isVertical
            ? CellRect(
                column: isMirrored ? rect.column : rect.endColumn - 1, row: rect.row, width: 1, height: rect.height)
            : CellRect(column: rect.column, row: rect.endRow - 1, width: rect.width, height: 1)
    }

    /// The number of cells in the track.
    var length: Int { axis == .vertical ? track.height : track.width }

    /// The character of the thumb: the half of a cell at the edge.
    var glyph: Character { axis == .horizontal ? "▄" : isMirrored ? "▌" : "▐" }

    /// Returns the cell at a place of the track.
    func cell(at place: Int) -> CellRect {
        axis == .vertical
            ? CellRect(column: track.column, row: track.row + place, width: 1, height: 1)
            : CellRect(column: track.column + place, row: track.row, width: 1, height: 1)
    }

    /// Returns a cell of the screen as a place along the track.
    func place(_ mouse: TerminalMouse) -> Int {
        axis == .vertical ? mouse.row - track.row : mouse.column - track.column
    }

    /// Returns the content's offset for the thumb at a place of the track.
    func offset(forThumbAt place: Int) -> CGFloat {
        let room = length - thumb.count
        guard room > 0 else { return 0 }
        return distance * CGFloat(min(max(0, place), room)) / CGFloat(room)
    }
}

extension TreePainter {
    /// Draws the scroll bars at the trailing and lower edge of a scroll view.
    func paintScrollBars(of scroll: ScrollContent, node: RenderNode, in rect: CellRect) {
        for axis in Axis.allCases {
            guard let bar = ScrollBar(axis, of: scroll, in: rect, size: node.frame.size, isMirrored: node.isRightToLeft)
            else { continue }
            let isHeld = heldBar.map { $0.node == ObjectIdentifier(node) && $0.axis == axis } ?? false
            for place in bar.thumb {
                // Each cell has the color for its own background: that of another row may change without this one.
                let cell = bar.cell(at: place)
                let style = isHeld ? held(at: cell) : quiet(at: cell)
                draw {
                    $0.drawHorizontalLine(
                        column: cell.column, row: cell.row, length: 1, character: bar.glyph,
                        style: style, keepsBackground: true)
                }
            }
        }
    }

    /// The style of the thumb that the mouse holds.
    private func held(at rect: CellRect) -> CellStyle {
        let color = Color.blue.resolved(dark: appearance.isDark)
        let foreground = mixer.legibleForeground(color, opacity: opacity, over: cornerBackground(of: rect))
        return CellStyle(foreground: foreground, attributes: .bold)
    }
}
