import Foundation

extension TextContent {
    /// The plain string.
    package var string: String { styled.string }

    /// The lines of the text where every character takes none, one or two cells of one size.
    package func layOutInCells(_ cell: CGSize, proposal: ProposedViewSize) -> FixedTextLayout {
        FixedTextLayout(
            styled.string,
            metrics: FixedMetrics(cellWidth: cell.width, lineHeight: cell.height, baseline: cell.height * 0.75),
            options: options,
            width: proposal.width,
            height: proposal.height
        )
    }

    /// Measures the text where every character takes none, one or two cells of one size.
    package func measureInCells(_ cell: CGSize, proposal: ProposedViewSize) -> TextMetrics {
        layOutInCells(cell, proposal: proposal).textMetrics
    }
}

extension FixedTextLayout {
    fileprivate var textMetrics: TextMetrics {
        TextMetrics(size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
    }
}
