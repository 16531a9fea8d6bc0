import AttributeGraph

/// A progress view with words of its own for how far it has come: the bar stands between its label and them.
///
/// In place of the bar something turns while nobody knows, unless it is to be a bar all the same.
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

    /// What makes the body of a progress view that has a built-in look.
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
