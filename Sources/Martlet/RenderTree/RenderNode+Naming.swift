/// The names of what is called by more than the text in it.
extension RenderNode {
    /// What a row of a list is called: by its only control, or else by what stands in it beside buttons, of which only
    /// the row needs to tell what they are for. Nil where that comes to nothing.
    var rowName: String? {
        if let control = onlyControlOfRow { return control.accessibilityLabel }
        var names: [String] = []
        appendRowNames(to: &names)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func appendRowNames(to names: inout [String]) {
        for child in stayingChildren where !child.isHiddenFromAccessibility {
            if let own = child.ownRowNames {
                names += own.filter { !$0.isEmpty }
            } else {
                child.appendRowNames(to: &names)
            }
        }
    }

    /// What the node adds to the name of the row around it; nil where that is up to what stands in it.
    private var ownRowNames: [String]? {
        if let accessibility {
            if let label = accessibility.label { return buttonless([label]) }
            if let children = accessibility.children, children != .contain { return [accessibilityLabel] }
        }
        switch content {
        case .text(let text): return [text.string]
        case .control: return buttonless([accessibilityLabel])
        default: return nil
        }
    }

    /// What a control is called, and what stands in a field; nothing of what is only pressed.
    private func buttonless(_ names: [String]) -> [String] {
        guard let control = controlContent else { return names }
        switch control.role {
        case .button, .link, .menu, .option: return []
        case .textField: return names + [fieldText ?? ""]
        default: return names
        }
    }

    /// Whether a control stands in the node.
    var hasControlInside: Bool {
        children.contains { !$0.holdsMenu && ($0.controlContent != nil || $0.hasControlInside) }
    }
}

// MARK: - Progress

/// Marks the group of nodes in a progress view that say how far it has come.
final class ProgressValueMark: NodeAttachment {}

extension RenderNode {
    /// What a progress view is called: by its label, which says what goes on.
    var progressName: String {
        if controlContent?.look == .gauge { return gaugeTexts(.label).joined(separator: ", ") }
        let parts = progressParts
        return parts.filter { !$0.isProgressValue }.flatMap(\.writtenTexts).joined(separator: ", ")
    }

    /// What a progress view says of how far it has come, in words of its own.
    package var progressValue: String? {
        guard let control = controlContent, control.role == .progress else { return nil }
        let isGauge = control.look == .gauge
        let texts = isGauge ? gaugeTexts(.value) : progressParts.filter(\.isProgressValue).flatMap(\.writtenTexts)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The texts of what a gauge's style shows of one of its labels, the first time that it does.
    private func gaugeTexts(_ mark: GaugeMark) -> [String] {
        for child in children {
            if child.attachment(GaugeMark.self) === mark { return child.writtenTexts }
            let texts = child.gaugeTexts(mark)
            if !texts.isEmpty { return texts }
        }
        return []
    }

    private var progressParts: ContiguousArray<RenderNode> { layoutChildren.first?.children ?? [] }

    private var isProgressValue: Bool { hasAttachment(ProgressValueMark.self) }

    /// What a control is called whose label is the first of what stands in it.
    var leadingName: String { layoutChildren.first?.nameAsLabel ?? "" }

    /// What the node, which is a control's label, calls that, whether it is shown or not.
    var nameAsLabel: String {
        let texts = writtenTexts
        return texts.isEmpty ? accessibilityLabel : texts.joined(separator: ", ")
    }

    /// The texts of a label, whether it is shown or not.
    private var writtenTexts: [String] {
        if isHiddenFromAccessibility { return [] }
        if let label = accessibility?.label { return [label] }
        if case .text(let text) = content { return text.string.isEmpty ? [] : [text.string] }
        if case .image = content { return accessibilityLabel.isEmpty ? [] : [accessibilityLabel] }
        return children.flatMap(\.writtenTexts)
    }
}
