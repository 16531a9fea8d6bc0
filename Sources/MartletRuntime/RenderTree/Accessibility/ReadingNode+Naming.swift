/// Names of nodes that are composed from more than their own text.
extension ReadingNode {
    /// Whether the subtree contains a control.
    package var hasControlInside: Bool {
        node.children.contains { !$0.hasSeparateContent && ($0.controlContent != nil || $0.reading.hasControlInside) }
    }

    /// The name of a control whose label is its first child.
    package var leadingName: String { node.layoutChildren.first?.reading.nameAsLabel ?? "" }

    /// The name that this node, as the label of a control, gives the control. Labels that are not shown count too.
    package var nameAsLabel: String {
        let texts = writtenTexts
        return texts.isEmpty ? label : texts.joined(separator: ", ")
    }

    /// The texts of a label, whether it is shown or not.
    package var writtenTexts: [String] {
        if isHidden { return [] }
        if let label = properties?.label { return [label] }
        if case .text(let text) = node.content { return text.string.isEmpty ? [] : [text.string] }
        if case .image = node.content { return self.label.isEmpty ? [] : [self.label] }
        return node.children.flatMap(\.reading.writtenTexts)
    }
}
