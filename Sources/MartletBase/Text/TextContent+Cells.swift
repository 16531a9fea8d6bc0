import Foundation

extension TextContent {
    /// The plain string.
    package var string: String { styled.string }

    /// The lines of the text where every character takes none, one or two cells of one size.
    package func layOutInCells(_ cell: CGSize, proposal: ProposedViewSize) -> FixedTextLayout {
        FixedTextLayout(
            styled.string,
            metrics: FixedMetrics(cell: self.cell(cell)),
            options: options,
            width: proposal.width,
            height: proposal.height
        )
    }

    /// A cell as high as lines are apart here.
    private func cell(_ cell: CGSize) -> CGSize {
        guard let height = options.lineHeight?.points(of: styled.largestFontSize) else { return cell }
        return CGSize(width: cell.width, height: height)
    }

    /// Measures the text where every character takes none, one or two cells of one size.
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
