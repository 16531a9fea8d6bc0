import AttributeGraph
import Foundation

/// A view that shows how far a task has come, or that it is running.
///
///     ProgressView("Loading…")
///     ProgressView("Copying", value: copied, total: size)
///
/// Without a value, or with `nil`, the progress is indeterminate and is shown by a spinner.
/// ``View/progressViewStyle(_:)`` sets the look.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let label: Label
    let currentValueLabel: CurrentValueLabel
    /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
    let fraction: Double?
    /// The interval of time that the progress follows.
    let interval: ProgressInterval?
    /// The `Progress` that the view polls.
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

    /// Creates the view's node, once for each identity.
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
            node.motion.keep(.value, shown.flight(at: place))
            draft.control.look = look
            if let tint = style?.tint(graph) {
                draft.state.tint = EnvironmentValues(scope: environment).styleContext.resolve(tint)
            }
        }
        return _ViewOutputs(node: node)
    }

    /// Creates a view in a custom style, or in one with a built-in look, as one control.
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

    /// Returns the completed fraction of a total, from 0 to 1.
    static func fraction<V: BinaryFloatingPoint>(of value: V?, total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(1, max(0, Double(value / total)))
    }
}

extension StackLayout {
    /// The layout of a spinner with its labels.
    fileprivate static let progress = StackLayout(
        axis: .vertical,
        alignment: HorizontalAlignment.center.key,
        spacing: nil
    )
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of indeterminate progress.
    public init() where Label == EmptyView {
        self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Creates a view of indeterminate progress, with a label from a builder.
    public init(@ViewBuilder label: () -> Label) {
        self.init(label: label(), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Creates a view of indeterminate progress, with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(label: Text(titleKey), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Creates a progress view.
    ///
    /// - Parameters:
    ///   - value: The completed amount; `nil` for indeterminate progress.
    ///   - total: The amount that counts as complete. The fraction is clamped to 0 through 1.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(
            label: EmptyView(), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }

    /// Creates a progress view with a label from a builder.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(label: label(), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }

    /// Creates a progress view with a localized title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(
            label: Text(titleKey), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }
}

extension ProgressView {
    /// Creates a progress view with a label and a current-value label from builders.
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
    /// Creates the progress view that a style styles, for use in the style's body.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            label: ProgressViewStyleConfiguration.Label(),
            currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(),
            fraction: configuration.fractionCompleted)
    }
}
