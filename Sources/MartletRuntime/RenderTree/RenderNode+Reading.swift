import Foundation

/// Names, values and texts for tests and assistive technology, in reading order.
extension RenderNode {
    /// The shown children in reading order, followed by those with a running removal transition.
    package var readingChildren: ContiguousArray<RenderNode> {
        let leaving = leavingViews
        return leaving.isEmpty ? stayingChildren : stayingChildren + leaving.filter { !$0.flags.contains(.ghost) }
    }

    /// The shown children in reading order, without those with a running removal transition.
    package var stayingChildren: ContiguousArray<RenderNode> {
        inSortOrder(
            layoutChildren.filter {
                $0.flags.isDisjoint(with: [.hidden, .aside]) && $0.flags.contains(.placed)
            })
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

    /// Whether the children are laid out from right to left.
    package var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// The identifier that `accessibilityIdentifier` gave to the view of the node.
    package var accessibilityIdentifier: String? { accessibility?.identifier }

    /// The texts that are shown in the node and below it, in reading order.
    package var shownTexts: [String] {
        var texts: [String] = []
        withScene { $0.inDepth { appendTexts(to: &texts) } }
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

    /// The accessibility label: set by a modifier, else the title of a control, else the texts of its label.
    package var accessibilityLabel: String {
        if let accessibility {
            if let label = accessibility.label { return label }
            switch accessibility.children {
            case .ignore?, .contain?: return ""
            case .combine?: return combinedLabel
            default: break
            }
        }
        switch content {
        case .text(let text): return text.string
        case .image(let image):
            return image.spokenLabel ?? ""
        case .control(let control):
            if !control.title.isEmpty { return control.title }
            if let name = control.control.name(of: self) { return name }
        default: if isOperated, hasControlInside { return "" }
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
        return controlContent?.control.fallbackName ?? ""
    }

    /// The texts that name a control: those in its label, without those that name a control inside.
    package var labelTexts: [String] {
        var texts: [String] = []
        for child in stayingChildren {
            let accessibility = child.accessibility
            if child.isHiddenFromAccessibility { continue }
            if let label = accessibility?.label {
                texts.append(label)
            } else if accessibility?.children == .ignore {
                continue
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
        for child in layoutChildren where !child.hasSeparateContent {
            if case .text(let text) = child.content {
                if !text.string.isEmpty { texts.append(text.string) }
            } else {
                texts += child.hiddenLabelTexts
            }
        }
        return texts
    }

    private func firstInside(where isWanted: (RenderNode) -> Bool) -> RenderNode? {
        for child in stayingChildren {
            if isWanted(child) { return child }
            if let found = child.firstInside(where: isWanted) { return found }
        }
        return nil
    }

    /// The name of the node's kind in dumps.
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

    /// The product of the opacities of the node and its ancestors, from 0 to 1.
    package var presentedOpacity: Double {
        var opacity = 1.0
        var node: RenderNode? = innermostEffect
        while let current = node {
            if case .effect(.opacity(let factor)) = current.content { opacity *= factor }
            node = current.containerNode
        }
        return opacity
    }

    /// Whether the node is attached, placed, and not inside a hidden subtree.
    package var isShown: Bool {
        isAttached && flags.contains(.placed) && !isInHiddenSubtree
    }
}

extension RenderNode {
    /// The name of the symbol that the node shows, if it shows one.
    package var symbolName: String? {
        if case .image(let image) = content { return image.symbol?.ownName }
        return nil
    }
}
