/// The texts of a label that has several: the title, and below it what else there is to say.
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
    /// The label of a control that has rows of titles: texts after a first one stand below it, and stand out less. Other
    /// elements stand beside each other.
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

/// Views that a builder has put together.
private protocol SeveralViews {
    static var beginsWithTitle: Bool { get }
}

extension TupleView: SeveralViews {
    fileprivate static var beginsWithTitle: Bool { firstType is any TitleView.Type }
}

/// A view that names something.
private protocol TitleView {}

extension Text: TitleView {}
extension Label: TitleView {}
extension ModifiedContent: TitleView where Content: TitleView {}
