import AttributeGraph
import Foundation

/// How far something has come, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let label: Label
    let currentValueLabel: CurrentValueLabel
    /// From 0 to 1; nil while nobody knows.
    let fraction: Double?
    /// The time through which it goes, if that says how far it has come.
    let interval: ProgressInterval?
    /// What is asked for how far it has come, if that says so.
    let progress: Progress?

    init(
        label: Label, currentValueLabel: CurrentValueLabel, fraction: Double?, interval: ProgressInterval? = nil,
        progress: Progress? = nil
    ) {
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.fraction = fraction
        self.interval = interval
        self.progress = progress
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        let current = view[\.currentValueLabel]
        let hasValue = CurrentValueLabel.self != EmptyView.self
        let style = inputs.attachment(ProgressViewStyleKey.self, as: ProgressStyleAttachment.self)
        let look = style?.look ?? .automatic
        if let maker = style?.maker
            ?? (hasValue && look != .circular ? LabelledProgress.maker(look, inputs: inputs) : nil)
        {
            return makeStyled(maker, view: view, label, current, tint: { style?.tint($0) }, inputs: inputs)
        }
        let environment = inputs.environment
        let both = ControlLabel(isUnary: true) { inputs in
            let stack = RenderNode.make(layout: StackLayout.progress, inputs: inputs)
            let inner = inputs.inside(stack)
            Label._makeViewList(view: label, inputs: inner)
            let value = RenderNode.makeGroup(inputs: inner)
            value.setAttachment(ProgressValueMark())
            CurrentValueLabel._makeViewList(view: current, inputs: inner.through(value, scope: inner.scope))
        }
        let place = AnimationPlace(inputs)
        var shown = Animator<Double>()
        let time = ProgressTime(inputs)
        let node = ControlMaker.make(
            ProgressControl(),
            inputs: inputs,
            isFocusable: false,
            label: Label.self != EmptyView.self || hasValue ? both : nil
        ) { graph, node, draft in
            if let fraction = time.fraction(of: view.pointer(in: graph).pointee, in: graph) {
                draft.control.fraction = min(1, max(0, shown.present(fraction, at: place)))
            } else {
                shown = Animator()
                draft.control.fraction = nil
            }
            node.keep(.value, shown.flight(at: place))
            draft.control.look = look
            if let tint = style?.tint(graph) {
                draft.state.tint = EnvironmentValues(scope: environment).styleContext.resolve(tint)
            }
        }
        return _ViewOutputs(node: node)
    }

    /// The view of a style of one's own, or of one that stands for a built-in look, as one control.
    private static func makeStyled(
        _ maker: StyleMaker<ProgressParts>, view: _GraphValue<Self>, _ label: _GraphValue<Label>,
        _ current: _GraphValue<CurrentValueLabel>, tint: @escaping (Graph) -> Color?, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let hasLabel = Label.self != EmptyView.self
        let hasCurrentValue = CurrentValueLabel.self != EmptyView.self
        let body = ControlLabel(isUnary: true) { inner in
            var inner = inner
            inner.attach(
                ProgressViewStyleConfiguration.Label.self,
                StyleContent(ControlLabel(label).marked(.label), inputs: inputs))
            inner.attach(
                ProgressViewStyleConfiguration.CurrentValueLabel.self,
                StyleContent(ControlLabel(current).marked(.value), inputs: inputs))
            let time = ProgressTime(inner)
            _ = maker.make(inputs: inner) {
                ProgressParts(
                    fraction: time.fraction(of: view.pointer(in: $0).pointee, in: $0), hasLabel: hasLabel,
                    hasCurrentValue: hasCurrentValue, tint: tint($0))
            }
        }
        let time = ProgressTime(inputs)
        let node = ControlMaker.make(GaugeControl(), inputs: inputs, isFocusable: false, label: body) {
            graph, _, draft in
            draft.state.hasChrome = false
            draft.control.fraction = time.fraction(of: view.pointer(in: graph).pointee, in: graph)
        }
        return _ViewOutputs(node: node)
    }

    /// How much of a total a value is, from 0 to 1.
    static func fraction<V: BinaryFloatingPoint>(of value: V?, total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(1, max(0, Double(value / total)))
    }
}

extension StackLayout {
    /// How the labels of a progress view are laid out beside something that turns.
    fileprivate static let progress = StackLayout(
        axis: .vertical,
        alignment: HorizontalAlignment.center.key,
        spacing: nil
    )
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that goes on, nobody knows how long.
    public init() where Label == EmptyView {
        self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Something that goes on, with the label of a builder.
    public init(@ViewBuilder label: () -> Label) {
        self.init(label: label(), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Something that goes on, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(label: Text(titleKey), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Something that goes on, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(label: Text(title), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// How much of a total is done; nil while nobody knows.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(
            label: EmptyView(), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }

    /// How much of a total is done, with the label of a builder.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(label: label(), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }

    /// How much of a total is done, with a title that is localised.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(
            label: Text(titleKey), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }

    /// How much of a total is done, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(
            label: Text(title), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }
}

extension ProgressView {
    /// How much of a total is done, with labels for what it is and for how far it has come.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            label: label(),
            currentValueLabel: currentValueLabel(),
            fraction: Self.fraction(of: value, total: total)
        )
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a style was asked for, for the style to put into its body.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            label: ProgressViewStyleConfiguration.Label(),
            currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(),
            fraction: configuration.fractionCompleted)
    }
}
