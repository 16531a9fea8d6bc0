/// The texts of a label: the title, and secondary texts below it.
///
///     Toggle(isOn: $vibrates) {
///         Text("Vibrate on Ring")
///         Text("Also while the phone is silent")
///     }
nonisolated struct LabelTitles<Label: View>: View {
    let label: Label

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group(subviews: label) { parts in
                if let title = parts.first { title }
                ForEach(parts.dropFirst()) { $0.font(.subheadline).foregroundStyle(.secondary) }
            }
        }
    }
}

extension ControlLabel {
    /// Returns a label that shows a title with secondary texts below it. A label that does not begin with a title keeps
    /// its views in a row.
    static func titles<Label: View>(_ label: _GraphValue<Label>) -> ControlLabel {
        guard let several = Label.self as? any SeveralViews.Type, several.beginsWithTitle else {
            return ControlLabel(label)
        }
        return ControlLabel(isUnary: true) { inputs in
            let made = BodyRule.make(label, inputs: inputs) { LabelTitles(label: $0) }
            LabelTitles<Label>._makeViewList(view: made.body, inputs: made.inputs)
        }
    }
}

/// A tuple of views from a builder.
private protocol SeveralViews {
    static var beginsWithTitle: Bool { get }
}

extension TupleView: SeveralViews {
    fileprivate static var beginsWithTitle: Bool { firstType is any TitleView.Type }
}

/// A view that can be a title.
private protocol TitleView {}

extension Text: TitleView {}
extension Label: TitleView {}
extension ModifiedContent: TitleView where Content: TitleView {}
