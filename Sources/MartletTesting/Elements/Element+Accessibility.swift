import Martlet

/// The accessibility attributes and actions of an element.
extension Element {
    /// The effect of operating the element, as `accessibilityHint` describes it.
    public var hint: String? { node.reading.hint }

    /// The identifier that `accessibilityIdentifier` gave to the element.
    public var identifier: String? { node.reading.identifier }

    /// The accessibility traits: those of the content, changed by the traits that modifiers add and remove.
    public var traits: AccessibilityTraits { node.reading.traits }

    /// Whether the element is selected among others: a row of a list, a tab, an option of a picker, an item of a menu,
    /// or an element that a modifier marks as selected.
    public var isSelected: Bool {
        if let item { return item.isOn == true }
        return traits.contains(.isSelected)
    }

    /// The names by which voice control finds the element, the best first.
    public var inputLabels: [String] { node.reading.inputLabels }

    /// Whether assistive technology skips the element: a modifier hides it, it is not visible, it is only decoration,
    /// or an ancestor represents it, as a toggle represents its label.
    public var isAccessibilityHidden: Bool {
        if node.reading.isHidden { return true }
        var around = node.containerNode
        while let current = around {
            if current.reading.isHidden || current.reading.hidesChildren { return true }
            around = current.containerNode
        }
        return false
    }

    /// The names of the actions that assistive technology can perform on the element in addition to its control's:
    /// those of modifiers, a tap on an element that is no control, and the steps of a stepper. Actions without a name
    /// of their own are `activate`, `escape`, `magic tap`, `delete`, `show menu`, `increment` and `decrement`.
    public var accessibilityActions: [String] { node.reading.offers.map(\.name) }

    /// Performs an accessibility action.
    /// - Throws: ``ElementNotOperable`` if there is no action of that name; the description lists the existing ones.
    public func perform(_ action: String) throws {
        try requireShown("perform \"\(action)\" on")
        let offers = node.reading.offers
        guard let offer = offers.first(where: { $0.name == action }) else {
            throw refusal("perform \"\(action)\" on", "it offers \(offers.map { "\"\($0.name)\"" })")
        }
        core.perform { offer.perform() }
        core.update()
    }
}
