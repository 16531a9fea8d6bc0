import Foundation
import Martlet

extension TextContent {
    /// The text with its lines whole cells apart: less than half a line between them is nothing, so that lines that are
    /// alike stand alike.
    var inWholeLines: TextContent {
        guard options.lineSpacing > 0 else { return self }
        let line = HostProfile.cell.height
        var options = options
        options.lineSpacing = (options.lineSpacing / line).rounded() * line
        return TextContent(styled: styled, options: options)
    }

    /// The lines that the text takes in cells.
    func lines(for proposal: ProposedViewSize) -> FixedTextLayout {
        inWholeLines.layOutInCells(HostProfile.cell, proposal: proposal)
    }
}
