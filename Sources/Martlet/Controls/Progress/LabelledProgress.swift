import AttributeGraph

/// A progress view with a current-value label: the label above the bar, and the current value below it.
///
/// Indeterminate progress is shown by a spinner, unless the style requires a bar.
struct LabelledProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let isBar: Bool
    let tint: Color?

    var body: some View {
        if configuration.fractionCompleted == nil, !isBar {
            VStack {
                ProgressView()
                labels
            }
        } else {
            VStack(alignment: .leading) { labels }
        }
    }

    @ViewBuilder private var labels: some View {
        configuration.label
        if let fraction = configuration.fractionCompleted ?? (isBar ? 0 : nil) {
            if let tint { GaugeBar(value: fraction).tint(tint) } else { GaugeBar(value: fraction) }
        }
        configuration.currentValueLabel
            .font(.caption)
            .foregroundStyle(.secondary)
    }

    /// Returns the maker for a progress view in a built-in look.
    nonisolated static func maker(_ look: ProgressControl.Look, inputs: _ViewInputs) -> StyleMaker<ProgressParts> {
        let isBar = inputs.graph.makeInput(look == .linear, in: inputs.scope) { _, _ in true }
        return BodyStyleMaker<Bool, ProgressParts, LabelledProgress>(
            key: ProgressViewStyleKey.self, style: _GraphValue(isBar, isCompared: true), inputs: inputs
        ) { isBar, parts in
            onMainActor((isBar, parts)) {
                LabelledProgress(configuration: ProgressViewStyleConfiguration($1), isBar: $0, tint: $1.tint)
            }
        }
    }
}
