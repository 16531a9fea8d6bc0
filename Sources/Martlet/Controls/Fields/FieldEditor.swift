import Foundation

/// Edits the text of one field and synchronizes it with the field's binding.
///
/// A string is written with each key and read back immediately, so that a binding can change or refuse the new value. A
/// value with a format is written whenever the text can be parsed, and the text stays as typed until editing ends.
final class FieldEditor: TextInputHandler {
    // The node owns the editor.
    unowned let node: RenderNode
    var editing = TextEditing()
    /// The attributes of the text, in an editor of attributed text.
    var attributed: AttributedEditing?
    var history = EditHistory()
    private var value: FieldValue?
    private var style: TextStyle?
    private var options = TextLayoutOptions.standard
    /// The text of the value when it was last read.
    private var lastSeen: String?
    private var isFocused = false
    private var prompt: StyledText?
    private var selection: (any SelectionSource)?
    private(set) var affinity = TextSelectionAffinity.automatic
    /// The selection that the binding had when it was last read or written; `nil` for none.
    private var lastSelection: Range<Int>?
    private var selectionRequest = 0
    /// The number of text changes that came from a host's native widget, which therefore already has them.
    private var knownChanges = 0
    /// Called after each change of the text, for the find bar and for suggestions.
    var textChanged: (@MainActor () -> Void)?
    /// Whether the selection is shown without the focus, because the find bar selected it.
    var showsFound = false
    /// The operations that the find bar may perform.
    var findRules = FindRules()
    var isSecure = false
    var isMultiline = false
    var text: String { editing.text }
    /// Returns whether Return submits the text: in a field of several lines, if there is an action for it. With Shift or
    /// Option, Return begins a new line there.
    var returnSubmits: () -> Bool = { true }
    /// Runs the submit action when Return is typed. Returns `false` if there is none.
    var submit: () -> Bool = { false }
    var editingChanged: ((Bool) -> Void)?

    init(node: RenderNode) { self.node = node }

    /// Whether the user can change the text.
    var isEnabled: Bool { node.controlContent?.isEnabled == true }

    var selectedCharacters: Range<Int> { editing.selection }

    @MainActor
    func restoreSelection(_ characters: Range<Int>) {
        select(characters)
        requestSelection()
        show()
    }

    // MARK: - Updates from the view

    /// Updates the editor to the view's current values. Called in a rule, which depends on the value.
    ///
    /// - Parameters:
    ///   - value: The value being edited.
    ///   - prompt: The prompt of the empty field.
    ///   - style: The style of the text.
    ///   - options: The options for line breaking and alignment.
    func take(_ value: FieldValue, prompt: StyledText, style: TextStyle, options: TextLayoutOptions) {
        self.value = value
        self.prompt = prompt
        self.style = style
        self.options = options
        if attributed != nil { return }
        let now = value.read()
        if now != lastSeen || !isFocused { setText(now) }
        lastSeen = now
    }

    /// Replaces the text with a value from outside, and clears the history, which does not apply to the new text.
    private func setText(_ text: String) {
        let version = editing.version
        editing.setText(text)
        if editing.version != version { history.clear() }
    }

    /// Requests that a host's native widget adopt the selection.
    func requestSelection() { selectionRequest += 1 }

    /// The selection in UTF-8 offsets of the text.
    var selectedBytes: Range<Int> {
        let selection = editing.selection
        let start = editing.offset(of: selection.lowerBound)
        return start..<(selection.isEmpty ? start : editing.offset(of: selection.upperBound))
    }

    /// The current state, for the undo history.
    var moment: EditHistory.Moment {
        EditHistory.Moment(text: editing.text, attributed: attributed?.content, selection: selectedBytes)
    }

    /// Reads the selection from its source. Called in a rule, after the text was read.
    func take(selection: (any SelectionSource)?, affinity: TextSelectionAffinity) {
        self.selection = selection
        self.affinity = affinity
        guard let selection else { return }
        let wanted = selection.read(in: editing.text)
        guard wanted != lastSelection else { return }
        lastSelection = wanted
        guard let wanted, wanted != editing.selection else { return }
        editing.select(wanted)
        selectionRequest += 1
    }

    /// Adopts the selection that the user made in a host's native widget, in characters.
    @MainActor
    func select(_ characters: Range<Int>) {
        guard editing.selection != characters else { return reportSelection() }
        editing.select(characters)
        selectionMoved()
        show()
    }

    /// Adopts the selection that the user made in a host's native widget, in Unicode scalars.
    @MainActor
    func select(scalars: Range<Int>) {
        let old = editing.selection
        editing.select(scalars: scalars)
        guard editing.selection != old else { return reportSelection() }
        selectionMoved()
        show()
    }

    /// Resets the typing attributes and ends the undo group, after the cursor has moved.
    func selectionMoved() {
        attributed?.typing = nil
        history.pause()
    }

    /// Writes the selection to its binding, if it is bound and has changed.
    private func reportSelection() {
        if attributed != nil {
            if isFocused { writeAttributedSelection() }
            return
        }
        guard let selection, isFocused, lastSelection != editing.selection else { return }
        lastSelection = editing.selection
        selection.write(editing.selection, in: editing.text, affinity: affinity)
    }

    /// Writes the editor's state to the control.
    func describe(in control: inout FieldControl) {
        guard let style, let prompt else { return }
        let shown = isSecure ? String(repeating: "•", count: editing.count) : editing.text
        let isEmpty = shown.isEmpty && !prompt.string.isEmpty
        let styled = isEmpty ? prompt : attributed?.styled(shown) ?? StyledText(shown, style: style)
        var options = options
        options.lineLimit = isMultiline ? options.lineLimit : 1
        control.shown = shown
        control.reportsSelection = selection != nil || attributed != nil
        control.isAttributed = attributed != nil
        control.textVersion = editing.version - knownChanges
        control.selectionRequest = selectionRequest
        control.requestedSelection = editing.selection
        control.requestedScalars = isMultiline ? editing.selectedScalars : 0..<0
        control.prompt = prompt.string
        control.showsPrompt = isEmpty
        let text = TextContent(styled: styled, options: options)
        if control.text != text { control.text = text }
        let showsSelection = isFocused || showsFound
        control.selection = showsSelection ? editing.selection : nil
        control.cursor = showsSelection ? editing.cursor : nil
        control.cursorOffset = showsSelection ? offset(of: editing.cursor) : nil
        let selection = editing.selection
        control.selectionOffsets =
            showsSelection ? offset(of: selection.lowerBound)..<offset(of: selection.upperBound) : nil
    }

    /// Returns the UTF-8 offset in the shown text of a character position.
    private func offset(of position: Int) -> Int {
        isSecure ? position * "•".utf8.count : editing.offset(of: position)
    }

    // MARK: - Input from the user

    @MainActor
    func handle(_ key: KeyInput) -> Bool {
        let modifiers: EventModifiers = isMultiline ? [.numericPad, .capsLock] : [.shift, .numericPad, .capsLock]
        if key.key == .return, key.modifiers.subtracting(modifiers).isEmpty, returnSubmits() {
            node.reportOperation(.commit, by: .key)
            commit()
            return submit()
        }
        if handleHistory(key) || handleFormatting(key) { return true }
        let old = editing.selection
        let before = moment
        // Option elsewhere means words; with Return it means the key itself, and not what it does in the field.
        let isLineBreak = isMultiline && key.key == .return && key.modifiers.contains(.option)
        switch editing.handle(isLineBreak ? KeyInput(key: .return, characters: "\r") : key, isMultiline: isMultiline) {
        case .unused: return false
        case .moved:
            if editing.selection != old { selectionMoved() }
            show()
        case .changed:
            record(before)
            write()
        }
        return true
    }

    /// Applies a change that the user made in a host's native widget.
    @MainActor
    func change(_ change: TextChange) {
        let before = attributed == nil ? nil : moment
        editing.replace(scalars: change.scalars, with: change.inserted)
        let version = editing.version
        knownChanges += 1
        if let before { record(before) }
        write(pasted: change.isPasted ? CopiedText.attributed(change.inserted) : nil)
        if editing.version != version { requestSelection() }
    }

    /// Remembers the attributes of the copied selection.
    @MainActor
    func recordCopied() {
        if let attributed { CopiedText.record(attributed.part(selectedBytes)) }
    }

    /// Inserts text that arrives as a whole, such as pasted text. In a single-line field, line breaks become spaces.
    @MainActor
    func insert(_ text: String) -> Bool {
        guard isEnabled else { return false }
        let before = moment
        editing.insert(isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 }))
        if !isSecure { history.record(.other, before: before) }
        write(pasted: CopiedText.attributed(text))
        return true
    }

    @MainActor
    func replace(with text: String) {
        editing.selectAll()
        editing.insert(text)
        write()
    }

    // MARK: - Focus

    func focusChanged(_ isFocused: Bool) {
        guard self.isFocused != isFocused else { return }
        self.isFocused = isFocused
        onMainActor(self) { editor in
            if !isFocused {
                editor.commit()
            } else if editor.lastSelection == nil, editor.attributed?.bindings.selection == nil, !editor.showsFound {
                // The cursor moves to the end, unless the app has set a selection.
                editor.editing.moveToEnd()
            }
            editor.editingChanged?(isFocused)
            editor.show()
        }
    }

    /// Ends editing: the field shows the value's current text. A field that was removed does nothing, because its value
    /// may be gone.
    @MainActor
    func commit() {
        guard !node.flags.contains(.detached), let now = value?.read() else { return }
        lastSeen = now
        if attributed == nil { setText(now) }
        show()
    }

    // MARK: - Synchronization

    @MainActor
    func write(pasted: AttributedString? = nil) {
        guard let value else { return }
        node.reportOperation(.setText(editing.text), by: .key)
        defer { textChanged?() }
        if attributed != nil {
            writeAttributed(editing.lastEdit, pasted: pasted)
            return show()
        }
        value.write(editing.text)
        let now = value.read()
        lastSeen = now
        if value.isExact, now != editing.text { editing.setText(now) }
        show()
    }

    func show() {
        guard !node.flags.contains(.detached) else { return }
        reportSelection()
        node.changeControl(FieldControl.self) { describe(in: &$0) }
    }
}
