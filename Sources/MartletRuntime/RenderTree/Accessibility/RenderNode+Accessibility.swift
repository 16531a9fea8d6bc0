import Foundation

/// The accessibility values of a node, except its name.
extension RenderNode {
    /// The hint, as set by modifiers: the effect of operating the node, or else its help text, followed by custom
    /// content.
    package var accessibilityHint: String? {
        guard let accessibility else { return help }
        let details = accessibility.details.sorted { $0.key < $1.key }.map(\.value)
        let all = [accessibility.hint ?? help].compactMap { $0 } + details
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }

    /// Whether assistive technology skips the subtree: a modifier hides it, it is invisible, or it is decorative.
    package var isHiddenFromAccessibility: Bool {
        let accessibility = self.accessibility
        if accessibility?.isHidden == true || !flags.isDisjoint(with: [.invisible, .aside]) { return true }
        switch content {
        // An accessibility modifier directly around the effect overrides this: some views exist for assistive
        // technology only.
        case .effect(.opacity(let opacity)): return opacity <= 0 && accessibility?.isHidden == nil
        case .image(let image):
            return image.isDecorative && accessibility?.isHidden == nil && accessibility?.label == nil
        default: return false
        }
    }

    /// Whether the node is exposed to assistive technology in place of its children.
    package var hidesChildrenFromAccessibility: Bool {
        if let children = accessibility?.children { return children != .contain }
        guard let control = controlContent else { return false }
        return control.control.replacesContent(of: self, control.state)
    }

    /// Whether modifiers or input handlers make the node an accessibility element.
    package var isNamed: Bool {
        if isOperated { return true }
        guard let accessibility else { return false }
        return accessibility.identifier != nil || accessibility.label != nil || accessibility.children != nil
            || accessibility.value != nil || accessibility.hint != nil || accessibility.adjust != nil
            || !accessibility.actions.isEmpty || !accessibility.offeredActions.isEmpty || !accessibility.details.isEmpty
            || !accessibility.addedTraits.isEmpty
    }

    /// Whether the node has no control, but reacts to taps or accepts the focus.
    package var isOperated: Bool {
        guard let input = extras?.input, controlContent == nil else { return false }
        return input.isFocusable || takesTaps
    }

    /// Whether a tap gesture for a single tap is attached to the node.
    var takesTaps: Bool {
        guard let gestures = extras?.input?.gestures, controlContent == nil else { return false }
        return gestures.contains { $0.isEnabled && $0.mask.contains(.gesture) && $0.recognizer.tapCount == 1 }
    }

    /// The spoken value: that of a modifier, else that of the control; nil for a node without a value.
    package var accessibilityValue: String? {
        if let value = accessibility?.value { return value }
        guard let control = controlContent else { return nil }
        if let words = control.control.valueText(of: self) { return words }
        switch control.value {
        case .isOn(let isOn): return isOn ? "1" : "0"
        case .text(let text): return text
        case .number(let number):
            return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .none: return nil
        }
    }

    /// The value that a modifier sets, without that of the control.
    package var ownAccessibilityValue: String? { accessibility?.value }

    /// Whether the node is the text of a section's header. A footer is text like any other.
    package var isSectionTitle: Bool {
        guard let row = lazy.enclosingRow, row.lazy.collectionRow?.isHeader == true else { return false }
        return !row.isInSectionFooter
    }

    /// Whether the element is in the footer of a section.
    private var isInSectionFooter: Bool {
        var node = outermost
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let section = parent.lazy.section { return node === section.footer }
            node = parent
        }
        return false
    }

    /// The text that type-select matches for this row: set for the row, set for a view inside, or else the label.
    package var typedName: String { ownTypedName ?? accessibilityLabel }

    private var ownTypedName: String? {
        if let name = accessibility?.typedName { return name }
        for child in layoutChildren { if let name = child.ownTypedName { return name } }
        return nil
    }

    /// The names that voice control accepts for the node, the preferred one first.
    package var accessibilityInputLabels: [String] { accessibility?.inputLabels ?? [] }

    /// The traits of the content, plus and minus those that modifiers add and remove. An element that combines its
    /// children also has theirs.
    package var accessibilityTraits: AccessibilityTraits {
        var traits = traitsOfContent
        guard let accessibility else { return traits }
        if accessibility.children == .combine {
            for child in readingChildren { traits.formUnion(child.combinedTraits) }
        }
        traits.formUnion(accessibility.addedTraits)
        traits.subtract(accessibility.removedTraits)
        return traits
    }

    /// The traits that modifiers add to the content's traits, and those that they remove.
    package var traitChanges: (added: AccessibilityTraits, removed: AccessibilityTraits) {
        let accessibility = self.accessibility
        return (accessibility?.addedTraits ?? [], accessibility?.removedTraits ?? [])
    }

    /// The level of the heading, from 1; 0 if no modifier sets one.
    package var headingLevel: Int { Int(accessibility?.headingLevel.rawValue ?? 0) }

    private var traitsOfContent: AccessibilityTraits {
        switch content {
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
        var traits = accessibilityTraits
        for child in readingChildren where !child.isHiddenFromAccessibility { traits.formUnion(child.combinedTraits) }
        return traits
    }

    /// The names of the elements in the subtree, separated by commas.
    var combinedLabel: String {
        var names: [String] = []
        appendNames(to: &names)
        return names.joined(separator: ", ")
    }

    private func appendNames(to names: inout [String]) {
        for child in readingChildren where !child.isHiddenFromAccessibility {
            if child.isElement {
                let name = child.accessibilityLabel
                if !name.isEmpty { names.append(name) }
            } else {
                child.appendNames(to: &names)
            }
        }
    }

    /// Whether the node itself carries a name, as text, images and most controls do.
    private var isElement: Bool {
        switch content {
        case .text, .image: true
        case .control(let control): control.control.isElement
        default: isNamed && accessibility?.children != .contain
        }
    }
}

// MARK: - Order

extension RenderNode {
    /// Returns the children in the order of their sort priorities, if any are set.
    func inSortOrder(_ children: ContiguousArray<RenderNode>) -> ContiguousArray<RenderNode> {
        guard scene.hasSortPriorities, children.contains(where: { $0.sortPriority != 0 }) else { return children }
        return ContiguousArray(
            children.enumerated()
                .sorted { (-$0.element.sortPriority, $0.offset) < (-$1.element.sortPriority, $1.offset) }
                .map(\.element))
    }

    /// Whether any view of the scene sets a sort priority.
    package var mayHaveSortPriorities: Bool { scene.hasSortPriorities }

    /// The sort priority among siblings. A node that only wraps one child has the child's priority.
    package var sortPriority: Double {
        var node = self
        while true {
            if let priority = node.accessibility?.sortPriority { return priority }
            guard node.controlContent == nil, node.children.count == 1 else { return 0 }
            node = node.children[0]
        }
    }
}
