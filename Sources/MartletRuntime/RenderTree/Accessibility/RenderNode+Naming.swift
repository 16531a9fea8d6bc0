/// The names of what is called by more than the text in it.
extension RenderNode {
    /// Whether a control stands in the node.
    package var hasControlInside: Bool {
        children.contains { !$0.holdsContentApart && ($0.controlContent != nil || $0.hasControlInside) }
    }

    /// What a control is called whose label is the first of what stands in it.
    package var leadingName: String { layoutChildren.first?.nameAsLabel ?? "" }

    /// What the node, which is a control's label, calls that, whether it is shown or not.
    package var nameAsLabel: String {
        let texts = writtenTexts
        return texts.isEmpty ? accessibilityLabel : texts.joined(separator: ", ")
    }

    /// The texts of a label, whether it is shown or not.
    package var writtenTexts: [String] {
        if isHiddenFromAccessibility { return [] }
        if let label = accessibility?.label { return [label] }
        if case .text(let text) = content { return text.string.isEmpty ? [] : [text.string] }
        if case .image = content { return accessibilityLabel.isEmpty ? [] : [accessibilityLabel] }
        return children.flatMap(\.writtenTexts)
    }
}
