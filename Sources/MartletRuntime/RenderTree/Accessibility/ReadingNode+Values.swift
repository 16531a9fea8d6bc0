import Foundation

/// The accessibility values of a node, except its name.
extension ReadingNode {
    /// The hint, as set by modifiers: the effect of operating the node, or else its help text, followed by custom
    /// content.
    package var hint: String? {
        guard let accessibility = properties else { return help }
        let details = accessibility.details.sorted { $0.key < $1.key }.map(\.value)
        let all = [accessibility.hint ?? help].compactMap { $0 } + details
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }

    /// Whether assistive technology skips the subtree: a modifier hides it, it is invisible, or it is decorative.
    package var isHidden: Bool {
        let accessibility = self.properties
        if accessibility?.isHidden == true || !node.flags.isDisjoint(with: [.invisible, .aside]) { return true }
        switch node.content {
        // An accessibility modifier directly around the effect overrides this: some views exist for assistive
        // technology only.
        case .effect(.opacity(let opacity)): return opacity <= 0 && accessibility?.isHidden == nil
        case .image(let image):
            return image.isDecorative && accessibility?.isHidden == nil && accessibility?.label == nil
        default: return false
        }
    }

    /// Whether the node is exposed to assistive technology in place of its children.
    package var hidesChildren: Bool {
        if let children = properties?.children { return children != .contain }
        guard let control = node.controlContent else { return false }
        return control.control.replacesContent(of: node, control.state)
    }

    /// Whether modifiers or input handlers make the node an accessibility element.
    package var isNamed: Bool {
        if isOperated { return true }
        guard let accessibility = properties else { return false }
        return accessibility.identifier != nil || accessibility.label != nil || accessibility.children != nil
            || accessibility.value != nil || accessibility.hint != nil || accessibility.adjust != nil
            || !accessibility.actions.isEmpty || !accessibility.offeredActions.isEmpty || !accessibility.details.isEmpty
            || !accessibility.addedTraits.isEmpty
    }

    /// Whether the node has no control, but reacts to taps or accepts the focus.
    package var isOperated: Bool {
        guard let input = node.extras?.input, node.controlContent == nil else { return false }
        return input.isFocusable || takesTaps
    }

    /// Whether a tap gesture for a single tap is attached to the node.
    var takesTaps: Bool {
        guard let gestures = node.extras?.input?.gestures, node.controlContent == nil else { return false }
        return gestures.contains { $0.isEnabled && $0.mask.contains(.gesture) && $0.recognizer.tapCount == 1 }
    }

    /// The spoken value: that of a modifier, else that of the control; nil for a node without a value.
    package var value: String? {
        if let value = properties?.value { return value }
        guard let control = node.controlContent else { return nil }
        if let words = control.control.valueText(of: node) { return words }
        switch control.value {
        case .isOn(let isOn): return isOn ? "1" : "0"
        case .text(let text): return text
        case .number(let number):
            return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .none: return nil
        }
    }

    /// The value that a modifier sets, without that of the control.
    package var ownValue: String? { properties?.value }

    /// Whether the node is the text of a section's header. A footer is text like any other.
    package var isSectionTitle: Bool {
        guard let row = node.lazy.enclosingRow, row.lazy.collectionRow?.isHeader == true else { return false }
        return !row.reading.isInSectionFooter
    }

    /// Whether the element is in the footer of a section.
    private var isInSectionFooter: Bool {
        var node = self.node.outermost
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let section = parent.lazy.section { return node === section.footer }
            node = parent
        }
        return false
    }

    /// The text that type-select matches for this row: set for the row, set for a view inside, or else the label.
    package var typedName: String { ownTypedName ?? label }

    private var ownTypedName: String? {
        if let name = properties?.typedName { return name }
        for child in node.layoutChildren { if let name = child.reading.ownTypedName { return name } }
        return nil
    }

    /// The names that voice control accepts for the node, the preferred one first.
    package var inputLabels: [String] { properties?.inputLabels ?? [] }

    /// The traits of the content, plus and minus those that modifiers add and remove. An element that combines its
    /// children also has theirs.
    package var traits: AccessibilityTraits {
        var traits = traitsOfContent
        guard let accessibility = properties else { return traits }
        if accessibility.children == .combine {
            for child in children { traits.formUnion(child.reading.combinedTraits) }
        }
        traits.formUnion(accessibility.addedTraits)
        traits.subtract(accessibility.removedTraits)
        return traits
    }

    /// The traits that modifiers add to the content's traits, and those that they remove.
    package var traitChanges: (added: AccessibilityTraits, removed: AccessibilityTraits) {
        let accessibility = self.properties
        return (accessibility?.addedTraits ?? [], accessibility?.removedTraits ?? [])
    }

    /// The level of the heading, from 1; 0 if no modifier sets one.
    package var headingLevel: Int { Int(properties?.headingLevel.rawValue ?? 0) }

    private var traitsOfContent: AccessibilityTraits {
        switch node.content {
        case .text: return isSectionTitle ? [.isStaticText, .isHeader] : .isStaticText
        case .image: return .isImage
        case .control(let control):
            var traits = control.control.traits
            if control.control.isSelectable, control.value == .isOn(true) { traits.insert(.isSelected) }
            return traits
        default: return []
        }
    }

    private var combinedTraits: AccessibilityTraits {
        var traits = self.traits
        for child in children where !child.reading.isHidden { traits.formUnion(child.reading.combinedTraits) }
        return traits
    }

    /// The names of the elements in the subtree, separated by commas.
    var combinedLabel: String {
        var names: [String] = []
        appendNames(to: &names)
        return names.joined(separator: ", ")
    }

    private func appendNames(to names: inout [String]) {
        for child in children where !child.reading.isHidden {
            if child.reading.isElement {
                let name = child.reading.label
                if !name.isEmpty { names.append(name) }
            } else {
                child.reading.appendNames(to: &names)
            }
        }
    }

    /// Whether the node itself carries a name, as text, images and most controls do.
    private var isElement: Bool {
        switch node.content {
        case .text, .image: true
        case .control(let control): control.control.isElement
        default: isNamed && properties?.children != .contain
        }
    }
}

// MARK: - Order

extension ReadingNode {
    /// Returns the children in the order of their sort priorities, if any are set.
    func inSortOrder(_ children: ContiguousArray<RenderNode>) -> ContiguousArray<RenderNode> {
        guard node.scene.hasSortPriorities, children.contains(where: { $0.reading.sortPriority != 0 }) else {
            return children
        }
        return ContiguousArray(
            children.enumerated()
                .sorted {
                    (-$0.element.reading.sortPriority, $0.offset) < (-$1.element.reading.sortPriority, $1.offset)
                }
                .map(\.element))
    }

    /// Whether any view of the scene sets a sort priority.
    package var mayHaveSortPriorities: Bool { node.scene.hasSortPriorities }

    /// The sort priority among siblings. A node that only wraps one child has the child's priority.
    package var sortPriority: Double {
        var node = self.node
        while true {
            if let priority = node.reading.properties?.sortPriority { return priority }
            guard node.controlContent == nil, node.children.count == 1 else { return 0 }
            node = node.children[0]
        }
    }
}
