import Foundation

extension TextContent {
    /// The plain string.
    package var string: String { styled.string }

    /// Lays out the text in cells of one size, of which each character occupies none, one or two.
    package func layOutInCells(_ cell: CGSize, proposal: ProposedViewSize) -> FixedTextLayout {
        FixedTextLayout(
            styled.string,
            metrics: FixedMetrics(cell: self.cell(cell)),
            options: options,
            width: proposal.width,
            height: proposal.height
        )
    }

    /// Returns a cell with the height of the lines of this text.
    private func cell(_ cell: CGSize) -> CGSize {
        guard let height = options.lineHeight?.points(of: styled.largestFontSize) else { return cell }
        return CGSize(width: cell.width, height: height)
    }

    /// Measures the text in cells of one size, of which each character occupies none, one or two.
    package func measureInCells(_ cell: CGSize, proposal: ProposedViewSize) -> TextMetrics {
        let metrics = FixedMetrics(cell: self.cell(cell))
        let known = FixedTextLayout.sizeOfOneLine(
            styled.string, metrics: metrics, options: options, width: proposal.width)
        if let known {
            return TextMetrics(size: known, firstBaseline: metrics.baseline, lastBaseline: metrics.baseline)
        }
        return layOutInCells(cell, proposal: proposal).textMetrics
    }
}

extension StyledText {
    /// The size of the largest font, in points.
    package var largestFontSize: CGFloat {
        mixedRuns.reduce(style.font.pointSize) { max($0, $1.style.font.pointSize) }
    }
}

extension FixedMetrics {
    fileprivate init(cell: CGSize) {
        self.init(cellWidth: cell.width, lineHeight: cell.height, baseline: cell.height * 0.75)
    }
}

extension FixedTextLayout {
    fileprivate var textMetrics: TextMetrics {
        TextMetrics(size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
    }
}
