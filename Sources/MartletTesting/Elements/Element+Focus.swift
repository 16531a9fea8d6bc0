import Martlet

/// The keyboard: where its keys go, and the text that they edit.
extension Element {
    /// Whether keys go to the element, or to something in it.
    public var isFocused: Bool { core.scene.focus.isFocused(below: node) }

    /// Gives the keys to the element, or to the first in it that takes them, as moving the focus there by keys does.
    /// - Throws: ``ElementNotOperable`` if nothing in the element takes keys.
    public func focus() throws {
        try requireShown("focus")
        guard isEnabled else { throw refusal("focus", "it is disabled") }
        guard let target = node.focus.first, core.perform({ core.scene.focusMoves.setFocus(target) }) else {
            throw refusal("focus", "it does not take keys")
        }
        core.update()
    }

    /// Selects a text in the field by keys, or the whole content.
    ///
    /// - Parameter text: The text whose first occurrence is selected; nil for everything.
    /// - Throws: ``ElementNotOperable`` if the element accepts no text, or does not contain this one.
    public func selectText(_ text: String? = nil) throws {
        try focus("select text in")
        guard let control = field else { throw refusal("select text in", "it is no field") }
        guard let text else {
            key(KeyInput(key: "a", characters: "a", modifiers: .command))
            return
        }
        let shown = control.shown
        guard !text.isEmpty, let range = shown.range(of: text) else {
            throw refusal("select \"\(text)\" in", "its text is \"\(shown)\"")
        }
        let start = shown.distance(from: shown.startIndex, to: range.lowerBound)
        for _ in 0..<shown.count + 2 where field?.cursor != start || field?.selection?.isEmpty == false {
            key(KeyInput(key: (field?.cursor ?? 0) > start ? .leftArrow : .rightArrow))
        }
        for _ in 0..<text.count { key(KeyInput(key: .rightArrow, modifiers: .shift)) }
        guard selectedText == text else {
            throw refusal("select \"\(text)\" in", "\"\(selectedText ?? "")\" is selected instead")
        }
    }

    /// The selected text of the field; empty if there is no selection, nil if the element is no field or does not have
    /// the focus.
    public var selectedText: String? {
        guard let field, let selection = field.selection else { return nil }
        return String(Array(field.shown)[selection])
    }

    /// Replaces the selection of the field by a text, as a whole, as pasting does.
    /// - Throws: ``ElementNotOperable`` if the element accepts no text.
    public func paste(_ text: String) throws {
        try focus("paste into")
        guard core.perform({ core.scene.send(.text(text)) }) else {
            throw refusal("paste into", "it takes no text")
        }
        core.update()
    }

    private var field: FieldControl? { node.control?.as(FieldControl.self) }
}

extension TestHost {
    /// The element that receives keys; nil if there is none.
    public var focused: Element? {
        let front = core.front
        return front.scene.focus.focused.map { Element($0, core: front) }
    }
}
