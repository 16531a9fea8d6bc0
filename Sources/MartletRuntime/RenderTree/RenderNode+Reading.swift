import Foundation

/// Names, values and texts for tests and assistive technology, in reading order.
extension RenderNode {
    /// The shown children in reading order, without those with a running removal transition.
    package var stayingChildren: ContiguousArray<RenderNode> {
        reading.inSortOrder(
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

    fileprivate func firstInside(where isWanted: (RenderNode) -> Bool) -> RenderNode? {
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

extension ReadingNode {
    /// The shown children in reading order, followed by those with a running removal transition.
    package var children: ContiguousArray<RenderNode> {
        let leaving = node.leavingViews
        return leaving.isEmpty
            ? node.stayingChildren : node.stayingChildren + leaving.filter { !$0.flags.contains(.ghost) }
    }

    /// The identifier that `accessibilityIdentifier` gave to the view of the node.
    package var identifier: String? { properties?.identifier }

    /// The texts that are shown in the node and below it, in reading order.
    package var texts: [String] {
        var texts: [String] = []
        node.withScene { $0.inDepth { appendTexts(to: &texts) } }
        return texts
    }

    private func appendTexts(to texts: inout [String]) {
        switch node.content {
        case .text(let text):
            if !text.string.isEmpty { texts.append(text.string) }
        case .control(let control):
            if let text = control.text {
                if !text.string.isEmpty { texts.append(text.string) }
            } else if node.layoutChildren.isEmpty, !control.title.isEmpty {
                texts.append(control.title)
            }
        default:
            break
        }
        for child in children { child.reading.appendTexts(to: &texts) }
    }

    /// The accessibility label: set by a modifier, else the title of a control, else the texts of its label.
    package var label: String {
        if let accessibility = properties {
            if let label = accessibility.label { return label }
            switch accessibility.children {
            case .ignore?, .contain?: return ""
            case .combine?: return combinedLabel
            default: break
            }
        }
        switch node.content {
        case .text(let text): return text.string
        case .image(let image):
            return image.spokenLabel ?? ""
        case .control(let control):
            if !control.title.isEmpty { return control.title }
            if let name = control.control.name(of: node) { return name }
        default: if isOperated, hasControlInside { return "" }
        }
        let texts = labelTexts
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        if node.controlContent != nil {
            let hidden = hiddenLabelTexts
            if !hidden.isEmpty { return hidden.joined(separator: ", ") }
        }
        if let image = node.firstInside(where: { if case .image = $0.content { true } else { false } }) {
            return image.reading.label
        }
        return node.controlContent?.control.fallbackName ?? ""
    }

    /// The texts that name a control: those in its label, without those that name a control inside.
    package var labelTexts: [String] {
        var texts: [String] = []
        for child in node.stayingChildren {
            let accessibility = child.reading.properties
            if child.reading.isHidden { continue }
            if let label = accessibility?.label {
                texts.append(label)
            } else if accessibility?.children == .ignore {
                continue
            } else if case .text(let text) = child.content {
                if !text.string.isEmpty { texts.append(text.string) }
            } else {
                texts += child.reading.labelTexts
            }
        }
        return texts
    }

    /// The texts that name a control without being shown: those of a hidden label.
    private var hiddenLabelTexts: [String] {
        var texts: [String] = []
        for child in node.layoutChildren where !child.hasSeparateContent {
            if case .text(let text) = child.content {
                if !text.string.isEmpty { texts.append(text.string) }
            } else {
                texts += child.reading.hiddenLabelTexts
            }
        }
        return texts
    }
}

extension RenderNode {
    /// The name of the symbol that the node shows, if it shows one.
    package var symbolName: String? {
        if case .image(let image) = content { return image.symbol?.ownName }
        return nil
    }
}
