import Foundation

extension TextContent {
    /// The plain string.
    package var string: String { styled.string }

    /// Measures the text where every character takes one or two cells of one size.
    public func measureInCells(_ cell: CGSize, proposal: ProposedViewSize) -> TextMetrics {
        let width = CGFloat(styled.string.count) * cell.width
        return TextMetrics(size: CGSize(width: width, height: cell.height), firstBaseline: 12, lastBaseline: 12)
    }
}
