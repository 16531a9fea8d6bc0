import Foundation
import Martlet

extension TextContent {
    /// The text with line distances rounded to whole cells, so that equal lines have equal distances. Less than half a
    /// line counts as none.
    var inWholeLines: TextContent {
        guard options.lineSpacing > 0 || options.lineHeight != nil else { return self }
        let line = HostProfile.cell.height
        var options = options
        if let height = options.lineHeight?.points(of: styled.largestFontSize) {
            options.lineSpacing += max(0, height - line)
        }
        options.lineHeight = nil
        options.lineSpacing = (options.lineSpacing / line).rounded() * line
        return TextContent(styled: styled, options: options)
    }

    /// The lines that the text takes in cells.
    func lines(for proposal: ProposedViewSize) -> FixedTextLayout {
        inWholeLines.layOutInCells(HostProfile.cell, proposal: proposal)
    }
}
