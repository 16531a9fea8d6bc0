import AttributeGraph
import Foundation

/// A view that shows a value within a range.
///
///     Gauge(value: speed, in: 0...120) {
///         Text("Speed")
///     } currentValueLabel: {
///         Text("\(Int(speed)) km/h")
///     }
nonisolated public struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel
    let markedValueLabels: MarkedValueLabels
    /// The value's position in the range, from 0 at the lower bound to 1 at the upper bound.
    let fraction: Double

    init<V: BinaryFloatingPoint>(
        value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
        minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel, markedValueLabels: MarkedValueLabels
    ) {
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        self.markedValueLabels = markedValueLabels
        let length = Double(bounds.upperBound - bounds.lowerBound)
        fraction = length > 0 ? min(1, max(0, Double(value - bounds.lowerBound) / length)) : 0
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        func content<Part: View>(_ part: KeyPath<Self, Part>, _ mark: GaugeMark) -> ControlLabel? {
            if Part.self == EmptyView.self { return nil }
            return ControlLabel(view[part]).marked(mark)
        }
        let parts: [(key: Any.Type, label: ControlLabel?)] = [
            (GaugeStyleConfiguration.Label.self, content(\.label, .label)),
            (GaugeStyleConfiguration.CurrentValueLabel.self, content(\.currentValueLabel, .value)),
            (GaugeStyleConfiguration.MinimumValueLabel.self, content(\.minimumValueLabel, .other)),
            (GaugeStyleConfiguration.MaximumValueLabel.self, content(\.maximumValueLabel, .other)),
            (GaugeStyleConfiguration.MarkedValueLabel.self, content(\.markedValueLabels, .other)),
        ]
        let has = parts.map { $0.label != nil }
        let body = ControlLabel(isUnary: true) { inner in
            var inner = inner
            for part in parts {
                inner.attach(part.key, part.label.map { StyleContent($0, inputs: inputs) })
            }
            let described: (Graph) -> GaugeParts = {
                GaugeParts(
                    fraction: view.pointer(in: $0).pointee.fraction, hasCurrentValue: has[1], hasBounds: has[2],
                    hasMarks: has[4])
            }
            if let maker = inputs.attachment(GaugeStyleKey.self, as: StyleMaker<GaugeParts>.self) {
                _ = maker.make(inputs: inner, parts: described)
            } else {
                let style = inner.graph.makeInput(DefaultGaugeStyle(), in: inner.scope) { _, _ in true }
                let maker = GaugeStyleModifier.maker(_GraphValue(style, isCompared: true), inputs: inner)
                _ = maker.make(inputs: inner, parts: described)
            }
        }
        let node = ControlMaker.make(GaugeControl(), inputs: inputs, isFocusable: false, label: body) {
            graph, _, draft in
            draft.state.hasChrome = false
            draft.control.fraction = view.pointer(in: graph).pointee.fraction
        }
        return _ViewOutputs(node: node)
    }
}

/// The properties of a gauge other than its labels.
struct GaugeParts {
    var fraction: Double
    var hasCurrentValue: Bool
    var hasBounds: Bool
    var hasMarks = false
}

/// Marks the nodes in a gauge that show its label and its current value.
final class GaugeMark: NodeAttachment {
    static let label = GaugeMark()
    static let value = GaugeMark()
    static let other = GaugeMark()
}

extension GaugeMark: Sendable {}

extension ControlLabel {
    /// Returns a label whose node carries a mark.
    func marked(_ mark: GaugeMark) -> ControlLabel {
        ControlLabel(isUnary: false) { inputs in
            let group = RenderNode.makeGroup(inputs: inputs)
            group.setAttachment(mark)
            make(inputs.through(group, scope: inputs.scope))
        }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: EmptyView(),
            minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label for its current value.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for its current value and for marked values.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for its current value and for the bounds of its range.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
            markedValueLabels: EmptyView())
    }
}

extension Gauge {
    /// Creates a gauge with labels for its current value, the bounds of its range, and marked values.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
            markedValueLabels: markedValueLabels())
    }
}
