import AttributeGraph
import Foundation

/// The bar of a gauge: the host's own for what fills.
nonisolated struct GaugeBar: PrimitiveView {
    let value: Double

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let place = AnimationPlace(inputs)
        var shown = Animator<Double>()
        let node = ControlMaker.make(GaugeBarControl(), inputs: inputs, isFocusable: false, label: nil) {
            graph, node, draft in
            let value = shown.present(view.pointer(in: graph).pointee.value, at: place)
            node.keep(.value, shown.flight(at: place))
            draft.control.fraction = min(1, max(0, value))
        }
        return _ViewOutputs(node: node)
    }
}

/// A line with a mark at the value.
struct GaugeLine: View {
    let value: Double

    var body: some View {
        GaugeLineShape(value: value)
            .fill(.tint)
            .frame(minWidth: 48, idealWidth: 120)
            .frame(height: 16)
            .background(Rectangle().fill(.quaternary).frame(height: 4))
    }
}

/// The mark on the line.
private struct GaugeLineShape: Shape {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let side = min(rect.height, 10)
        let x = rect.minX + value * max(0, rect.width - side)
        return Path(ellipseIn: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// A ring around the value: one that fills, or an open one with a mark.
struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    private static let side: CGFloat = 64
    private static let width: CGFloat = 7
    /// How much of an open ring is there.
    private static let part = 0.75

    var body: some View {
        let part = isOpen ? Self.part : 1
        let value = configuration.value
        ZStack {
            Group {
                Circle().trim(from: 0, to: part).stroke(.quaternary, style: line)
                if isOpen {
                    Circle().trim(from: max(0, value * part - 0.005), to: value * part + 0.005)
                        .stroke(.tint, style: StrokeStyle(lineWidth: Self.width + 4, lineCap: .round))
                } else {
                    Circle().trim(from: 0, to: value).stroke(.tint, style: line)
                }
            }
            .padding(Self.width / 2)
            .rotationEffect(.degrees(isOpen ? 135 : -90))
            if let value = configuration.currentValueLabel {
                value.lineLimit(1)
                configuration.label.unseen()
            } else {
                configuration.label.lineLimit(1)
            }
        }
        .frame(width: Self.side, height: Self.side)
        .overlay(alignment: .bottom) {
            if isOpen, configuration.minimumValueLabel != nil {
                HStack(spacing: 4) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.caption2)
                .lineLimit(1)
                .fixedSize()
            }
        }
    }

    private var line: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }
}

extension View {
    /// What names a control without taking any room.
    nonisolated func unseen() -> some View { hidden().frame(width: 0, height: 0) }
}
