#if GTK
import CGTK
import Foundation
import Martlet

// Positions in a text, for selections.
extension ShapedText {
    /// The byte of the text at a point, counted to the nearest gap between letters.
    func index(at point: CGPoint, in frame: CGRect, proposal: ProposedViewSize) -> Int? {
        guard let (layout, origin) = placed(in: frame, proposal) else { return nil }
        var (index, trailing): (Int32, Int32) = (0, 0)
        let scale = CGFloat(PANGO_SCALE)
        let x = Int32(saturating: (point.x - origin.x) * scale)
        let y = Int32(saturating: (point.y - origin.y) * scale)
        pango_layout_xy_to_index(layout, x, y, &index, &trailing)
        guard trailing > 0, let text = pango_layout_get_text(layout).map({ String(cString: $0) }) else {
            return Int(index)
        }
        let bytes = text.unicodeScalars
        let start = text.utf8.index(text.startIndex, offsetBy: min(Int(index), text.utf8.count))
        let next = bytes.index(start, offsetBy: Int(trailing), limitedBy: bytes.endIndex) ?? bytes.endIndex
        return text.utf8.distance(from: text.startIndex, to: next)
    }

    /// The boxes around a part of the text, one for each line or more, in the frame's coordinates.
    func boxes(of range: Range<Int>, in frame: CGRect, proposal: ProposedViewSize) -> [CGRect] {
        guard let (layout, origin) = placed(in: frame, proposal), let iterator = pango_layout_get_iter(layout) else {
            return []
        }
        defer { pango_layout_iter_free(iterator) }
        let scale = CGFloat(PANGO_SCALE)
        var boxes: [CGRect] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            guard range.lowerBound < end, range.upperBound > start else { continue }
            var (top, bottom): (Int32, Int32) = (0, 0)
            pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            // Within the line: to its end the box would reach as far as the layout does.
            pango_layout_line_get_x_ranges(
                line, Int32(clamping: max(start, range.lowerBound)), Int32(clamping: min(end, range.upperBound)),
                &ranges, &count)
            for index in 0..<Int(count) {
                guard let ranges else { break }
                let (left, right) = (CGFloat(ranges[2 * index]) / scale, CGFloat(ranges[2 * index + 1]) / scale)
                boxes.append(
                    CGRect(
                        x: origin.x + left, y: origin.y + CGFloat(top) / scale, width: right - left,
                        height: CGFloat(bottom - top) / scale))
            }
            g_free(ranges)
        } while pango_layout_iter_next_line(iterator) != 0
        return boxes
    }
}
#endif
