/// A label of an axis. One of the same value is the same label, which moves when the domain changes.
///
/// Everything that the label depends on is a property, so that a change of the data that leaves the axis as it is runs
/// no body of its labels.
struct AxisLabelView: View, Identifiable {
    struct ID: Hashable {
        var axis: Axis
        var group: Int
        var value: Datum
        /// The place among the labels of one value.
        var number: Int
    }

    let id: ID
    let content: AxisLabel.Content
    let degrees: Double
    let font: Font
    let style: AnyShapeStyle?
    /// Whether the label has the foreground style around it where it has no style.
    let isStyled: Bool
    let place: AxisLabelPlace

    var body: some View {
        Group {
            if let style = style ?? (isStyled ? nil : AnyShapeStyle(.secondary)) {
                label.foregroundStyle(style)
            } else {
                label
            }
        }
        .font(font)
        .layoutValue(key: ChartPartKey.self, value: .label(place))
    }

    private var label: some View {
        RotatedLabel(degrees: degrees) {
            switch content {
            case .text(let text): Text(verbatim: text)
            case .view(let view): view
            }
        }
    }
}

/// A label that is read in a direction.
struct RotatedLabel<Content: View>: View {
    let degrees: Double
    @ViewBuilder let content: () -> Content

    var body: some View {
        if degrees == 0 {
            content()
        } else {
            TurnedLayout { content().fixedSize().rotationEffect(.degrees(degrees)) }
        }
    }
}

/// Exchanges the width and the height of a view that is rotated by a quarter.
private struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
