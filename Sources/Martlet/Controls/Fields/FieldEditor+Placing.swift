import Foundation

// Cursor placement with the pointer.

extension FieldEditor {
    /// Places the cursor at the character that is closest to a point of the node.
    func placeCursor(at point: CGPoint) {
        guard let control = node.control(as: FieldControl.self), let text = control.text, !control.showsPrompt else {
            return
        }
        let target = point.x - node.parts.labelFrame.minX
        let line = isMultiline ? self.line(at: point.y - node.parts.labelFrame.minY, in: text) : 0..<editing.count
        var low = line.lowerBound
        var high = line.upperBound
        // Doubles the measured range until it passes the point, so that distant text is never measured.
        var reach = 64
        while line.lowerBound + reach < high {
            let place = line.lowerBound + reach
            if width(from: line.lowerBound, to: place, in: text) > target {
                high = place
            } else {
                low = place
            }
            reach *= 2
        }
        while low < high {
            let middle = (low + high + 1) / 2
            let width = width(from: line.lowerBound, to: middle, in: text)
            if width - (width - self.width(from: line.lowerBound, to: middle - 1, in: text)) / 2 <= target {
                low = middle
            } else {
                high = middle - 1
            }
        }
        editing.move(to: low)
        selectionMoved()
        show()
    }

    /// Returns the characters of the line at a vertical distance from the top of the text. Only typed line breaks
    /// count: lines below a wrapped line are found too low.
    private func line(at y: CGFloat, in text: TextContent) -> Range<Int> {
        let height = max(1, size(of: "x", in: text).height)
        var start = 0
        var number = Int(saturating: max(0, y) / height)
        for line in editing.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let end = start + line.count
            if number == 0 || end >= editing.count { return start..<end }
            number -= 1
            start = end + 1
        }
        return start..<start
    }

    /// Returns the width of a range of characters.
    private func width(from start: Int, to end: Int, in text: TextContent) -> CGFloat {
        guard end > start else { return 0 }
        return size(of: String(text.styled.string.dropFirst(start).prefix(end - start)), in: text).width
    }

    private func size(of string: String, in text: TextContent) -> CGSize {
        let part = text.resolved(as: StyledText(string, style: text.styled.style))
        return node.scene.host.measure(part, proposal: .unspecified).size
    }
}
