import Foundation

/// Edits the text of one field, and keeps it in step with what the field is bound to.
///
/// A string is written with each key, and read back at once, so that a binding which changes or refuses what it is
/// given has the last word. A value with a format is written whenever the text stands for one, while the text itself
/// stays as typed until editing ends.
final class FieldEditor: TextInputHandler {
    // unowned(unsafe): the node holds the editor.
    unowned(unsafe) let node: RenderNode
    var editing = TextEditing()
    /// The attributes of the text, where it is attributed.
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
    /// What the binding of the selection said last; nil for nothing.
    private var lastSelection: Range<Int>?
    private var selectionRequest = 0
    /// How many of the text's changes a host's own widget has made, and so knows.
    private var knownChanges = 0
    /// Told of each change of the text, for who searches it or suggests what may be meant.
    var textChanged: (@MainActor () -> Void)?
    /// Whether what is selected is shown though the keys are elsewhere: it was found by a bar.
    var showsFound = false
    /// What may be done by a bar that finds.
    var findRules = FindRules()
    var isSecure = false
    var isMultiline = false
    var text: String { editing.text }
    /// Runs when Return is typed; false if nothing wants to know.
    var submit: () -> Bool = { false }
    var editingChanged: ((Bool) -> Void)?

    init(node: RenderNode) { self.node = node }

    /// Whether a person may change the text.
    var isEnabled: Bool { node.controlContent?.isEnabled == true }

    // MARK: - From the view

    /// Takes what the view says now. Runs in a rule, which comes to depend on the value.
    ///
    /// - Parameters:
    ///   - value: What is edited.
    ///   - prompt: What the empty field says.
    ///   - style: How the text looks.
    ///   - options: How its lines are broken and aligned.
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

    /// Takes a text from outside: what was done to another can't be undone in it.
    private func setText(_ text: String) {
        let version = editing.version
        editing.setText(text)
        if editing.version != version { history.clear() }
    }

    /// Has a host's own widget take over what is selected.
    func requestSelection() { selectionRequest += 1 }

    /// What is selected, in bytes of the text.
    var selectedBytes: Range<Int> {
        let selection = editing.selection
        let start = editing.offset(of: selection.lowerBound)
        return start..<(selection.isEmpty ? start : editing.offset(of: selection.upperBound))
    }

    /// The text as it is now, for being undone to.
    var moment: EditHistory.Moment {
        EditHistory.Moment(text: editing.text, attributed: attributed?.content, selection: selectedBytes)
    }

    /// Takes where what is selected is kept. Runs in a rule, after the text was taken.
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

    /// Selects what a person has selected in a widget of the host's.
    @MainActor
    func select(_ characters: Range<Int>) {
        guard editing.selection != characters else { return tellSelection() }
        editing.select(characters)
        selectionMoved()
        show()
    }

    /// Selects what a person has selected in a widget of the host's.
    @MainActor
    func select(scalars: Range<Int>) {
        let old = editing.selection
        editing.select(scalars: scalars)
        guard editing.selection != old else { return tellSelection() }
        selectionMoved()
        show()
    }

    /// The cursor stands elsewhere: what is typed there looks like what stands around, and is undone by itself.
    func selectionMoved() {
        attributed?.typing = nil
        history.pause()
    }

    /// Writes what is selected now, where that is wanted.
    private func tellSelection() {
        if attributed != nil {
            if isFocused { tellAttributedSelection() }
            return
        }
        guard let selection, isFocused, lastSelection != editing.selection else { return }
        lastSelection = editing.selection
        selection.write(editing.selection, in: editing.text, affinity: affinity)
    }

    /// Writes what is edited into the control.
    func describe(in control: inout FieldControl) {
        guard let style, let prompt else { return }
        let shown = isSecure ? String(repeating: "•", count: editing.count) : editing.text
        let isEmpty = shown.isEmpty && !prompt.string.isEmpty
        let styled = isEmpty ? prompt : attributed?.styled(shown) ?? StyledText(shown, style: style)
        var options = options
        options.lineLimit = isMultiline ? options.lineLimit : 1
        control.shown = shown
        control.tellsSelection = selection != nil || attributed != nil
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

    /// The byte of what is shown at which a character of the text begins.
    private func offset(of position: Int) -> Int {
        isSecure ? position * "•".utf8.count : editing.offset(of: position)
    }

    // MARK: - From the person

    @MainActor
    func handle(_ key: KeyInput) -> Bool {
        if key.key == .return, !isMultiline, key.modifiers.subtracting([.shift, .numericPad, .capsLock]).isEmpty {
            commit()
            return submit()
        }
        if handleHistory(key) || handleFormatting(key) { return true }
        let old = editing.selection
        let before = moment
        switch editing.handle(key, isMultiline: isMultiline) {
        case .unused: return false
        case .moved:
            if editing.selection != old { selectionMoved() }
            show()
        case .changed:
            note(before)
            write()
        }
        return true
    }

    /// Takes a change that a host's own widget has made.
    @MainActor
    func change(_ change: TextChange) {
        let before = attributed == nil ? nil : moment
        editing.replace(scalars: change.scalars, with: change.inserted)
        let version = editing.version
        knownChanges += 1
        if let before { note(before) }
        write(pasted: change.isPasted ? CopiedText.attributed(change.inserted) : nil)
        if editing.version != version { requestSelection() }
    }

    /// What is selected was copied as text.
    @MainActor
    func noteCopied() {
        if let attributed { CopiedText.note(attributed.part(selectedBytes)) }
    }

    /// Inserts text that arrived as a whole. Line breaks become spaces where there is one line only.
    @MainActor
    func insert(_ text: String) -> Bool {
        guard isEnabled else { return false }
        let before = moment
        editing.insert(isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 }))
        if !isSecure { history.note(.other, before: before) }
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
                // What the app has selected stays so.
                editor.editing.moveToEnd()
            }
            editor.editingChanged?(isFocused)
            editor.show()
        }
    }

    /// Ends what is being typed: the value as it is now is what the field shows. A field that has left shows nothing any
    /// more, and its value may have gone with it.
    @MainActor
    func commit() {
        guard !node.flags.contains(.detached), let now = value?.read() else { return }
        lastSeen = now
        if attributed == nil { setText(now) }
        show()
    }

    // MARK: - Keeping in step

    @MainActor
    func write(pasted: AttributedString? = nil) {
        guard let value else { return }
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
        tellSelection()
        node.changeControl(FieldControl.self) { describe(in: &$0) }
    }
}
