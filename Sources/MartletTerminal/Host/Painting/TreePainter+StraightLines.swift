import Foundation
import Martlet

extension TreePainter {
    /// From this width on, in points, a line through the middle of a row is drawn as a bar.
    private static let barWidth: CGFloat = 3
    /// The largest distance of such a line from the middle of its row, in points.
    private static let barReach: CGFloat = 2

    /// Draws a thick horizontal line through the middle of a row as progress bars are drawn, and a point in it as a disk.
    /// Other lines are drawn in dots, whose places are exact.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the line without its width, in the frame.
    ///   - color: The color at a point of the frame.
    /// - Returns: False if it is another line.
    func strokeStraight(
        _ bounds: CGRect, width: CGFloat, in frame: CGRect, color: (CGPoint) -> Color.Resolved
    ) -> Bool {
        let cell = HostProfile.cell
        let (middle, left, right) = (bounds.midY + frame.minY, bounds.minX + frame.minX, bounds.maxX + frame.minX)
        guard width >= Self.barWidth, width <= cell.height, bounds.height < 0.5, abs(middle) < 1e6, abs(left) < 1e6,
            right < 1e6
        else { return false }
        let row = Int((middle / cell.height).rounded(.down))
        guard abs(middle - (CGFloat(row) + 0.5) * cell.height) <= Self.barReach else { return false }
        func put(_ text: String, _ column: Int) {
            let point = CGPoint(x: (CGFloat(column) + 0.5) * cell.width - frame.minX, y: bounds.midY)
            write(text, column: column, row: row, color(point))
        }
        if bounds.width < 1 {
            put("●", Int((bounds.midX + frame.minX) / cell.width))
            return true
        }
        // Round ends reach beyond the line by half its width, which is about half a cell.
        let start = Int((left / cell.width * 2).rounded())
        let halves = start..<max(start, Int((right / cell.width * 2).rounded()))
        guard let last = halves.last else { return true }
        // A shift rounds towards negative infinity.
        for column in start >> 1...last >> 1 {
            switch (halves.contains(column * 2), halves.contains(column * 2 + 1)) {
            case (true, true): put("━", column)
            case (true, false): put("╸", column)
            case (false, true): put("╺", column)
            case (false, false): break
            }
        }
        return true
    }
}
