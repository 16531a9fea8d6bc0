import Foundation

/// What tests and assistive technology read from the tree: names, values and texts, in reading order.
extension RenderNode {
    /// What stands in the node and is shown, in reading order; what is leaving comes last.
    package var readingChildren: ContiguousArray<RenderNode> {
        let leaving = leavingViews
        return leaving.isEmpty ? stayingChildren : stayingChildren + leaving.filter { !$0.flags.contains(.ghost) }
    }

    /// What stands in the node, is shown, and is not leaving, in reading order.
    private var stayingChildren: ContiguousArray<RenderNode> {
        layoutChildren.filter { $0.flags.isDisjoint(with: [.hidden, .aside]) && $0.flags.contains(.placed) }
    }

    /// Whether the node has been removed, and is still seen for a while.
    package var isLeaving: Bool {
        var node: RenderNode? = self
        while let current = node {
            if current.flags.contains(.leaving) { return true }
            node = current.parent
        }
        return false
    }

    /// The control that the node is, if it is one.
    package var control: ControlContent? { controlContent }

    /// The identifier that `accessibilityIdentifier` gave to the view of the node.
    package var accessibilityIdentifier: String? { extras?.accessibility?.identifier }

    /// The texts that are shown in the node and below it, in reading order.
    package var shownTexts: [String] {
        var texts: [String] = []
        appendTexts(to: &texts)
        return texts
    }

    private func appendTexts(to texts: inout [String]) {
        switch content {
        case .text(let text):
            if !text.string.isEmpty { texts.append(text.string) }
        case .control(let control):
            if let text = control.text {
                if !text.string.isEmpty { texts.append(text.string) }
            } else if layoutChildren.isEmpty, !control.title.isEmpty {
                texts.append(control.title)
            }
        default:
            break
        }
        for child in readingChildren { child.appendTexts(to: &texts) }
    }

    /// What operating the node does, as a modifier says it.
    package var accessibilityHint: String? { extras?.accessibility?.hint }

    /// Whether a modifier hides the node, and what stands in it, from assistive technology.
    package var isHiddenFromAccessibility: Bool { extras?.accessibility?.isHidden ?? false }

    /// What the node is called: what a modifier says, else the title of a control, else the texts in its label.
    package var accessibilityLabel: String {
        if let label = extras?.accessibility?.label { return label }
        switch content {
        case .text(let text): return text.string
        case .image(let image):
            return image.image.isDecorative ? "" : image.label ?? image.image.defaultLabel ?? ""
        case .control(let control) where !control.title.isEmpty: return control.title
        default: break
        }
        let texts = labelTexts
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        if controlContent != nil {
            let hidden = hiddenLabelTexts
            if !hidden.isEmpty { return hidden.joined(separator: ", ") }
        }
        if let image = firstInside(where: { if case .image = $0.content { true } else { false } }) {
            return image.accessibilityLabel
        }
        return controlContent?.prompt ?? ""
    }

    /// The texts that name a control: those in it that no control of its own inside is named by.
    package var labelTexts: [String] {
        var texts: [String] = []
        for child in stayingChildren {
            if let label = child.extras?.accessibility?.label {
                texts.append(label)
            } else if case .text(let text) = child.content {
                if !text.string.isEmpty { texts.append(text.string) }
            } else {
                texts += child.labelTexts
            }
        }
        return texts
    }

    /// The texts that name a control without being shown: those of a hidden label.
    private var hiddenLabelTexts: [String] {
        var texts: [String] = []
        for child in layoutChildren {
            if case .text(let text) = child.content {
                if !text.string.isEmpty { texts.append(text.string) }
            } else {
                texts += child.hiddenLabelTexts
            }
        }
        return texts
    }

    /// What the node is set to, as assistive technology says it; nil for what has no value.
    package var accessibilityValue: String? {
        if let value = extras?.accessibility?.value { return value }
        switch controlContent?.value {
        case .isOn(let isOn)?: return isOn ? "1" : "0"
        case .text(let text)?: return text
        case .number(let number)?: return number == number.rounded() ? String(Int(number)) : String(number)
        case .some(.none), nil: return nil
        }
    }

    private func firstInside(where isWanted: (RenderNode) -> Bool) -> RenderNode? {
        for child in stayingChildren {
            if isWanted(child) { return child }
            if let found = child.firstInside(where: isWanted) { return found }
        }
        return nil
    }

    /// What dumps call the node.
    package var kindName: String {
        switch content {
        case .layout: layout.name ?? "layout"
        case .text: "text"
        case .fill: "fill"
        case .shape: "shape"
        case .drawing: "canvas"
        case .divider: "divider"
        case .image: "image"
        case .effect(.mask): "mask"
        case .effect: "effect"
        case .border: "border"
        case .scroll: "scroll"
        case .control(let control): "\(control.role)"
        }
    }

    /// How much of the node is seen through the effects around it, from 0 to 1.
    package var presentedOpacity: Double {
        var opacity = 1.0
        var node: RenderNode? = innermostEffect
        while let current = node {
            if case .effect(.opacity(let factor)) = current.content { opacity *= factor }
            node = current.containerNode
        }
        return opacity
    }

    /// Whether the node is part of what is shown.
    package var isShown: Bool {
        isAttached && flags.contains(.placed) && !isInHiddenSubtree
    }
}

extension RenderNode {
    /// Whether a modifier gives the node a name or an identifier.
    package var isNamed: Bool {
        guard let accessibility = extras?.accessibility else { return false }
        return accessibility.identifier != nil || accessibility.label != nil
    }

    /// The name of the symbol that the node shows, if it shows one.
    package var symbolName: String? {
        if case .image(let image) = content { return image.image.symbolName }
        return nil
    }
}
