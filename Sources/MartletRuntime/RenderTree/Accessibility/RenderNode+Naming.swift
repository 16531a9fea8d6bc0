/// Names of nodes that are composed from more than their own text.
extension RenderNode {
    /// Whether the subtree contains a control.
    package var hasControlInside: Bool {
        children.contains { !$0.hasSeparateContent && ($0.controlContent != nil || $0.hasControlInside) }
    }

    /// The name of a control whose label is its first child.
    package var leadingName: String { layoutChildren.first?.nameAsLabel ?? "" }

    /// The name that this node, as the label of a control, gives the control. Labels that are not shown count too.
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
