import Foundation

/// Adds a find-and-replace bar above an editor.
nonisolated private struct FindNavigatorModifier: ViewModifier {
    let isPresented: Binding<Bool>
    @State private var link = FieldLink()
    @State private var query = ""

    init(isPresented: Binding<Bool>) { self.isPresented = isPresented }

    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) {
            if isPresented.wrappedValue { FindBar(isPresented: isPresented, query: $query, link: link) }
            content.modifier(FieldLinkModifier(link: link)).environment(\.findPresentation, isPresented)
        }
    }
}

/// The find bar: query, replacement, and the position among the matches.
private struct FindBar: View {
    @Binding var isPresented: Bool
    @Binding var query: String
    let link: FieldLink
    @State private var replacement = ""
    @State private var session = FindSession()
    @State private var rules = FindRules(isFindDisabled: true)
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 6) {
            if !rules.isFindDisabled {
                findRow
                if !rules.isReplaceDisabled { replaceRow }
            }
        }
        .padding(rules.isFindDisabled ? 0 : 6)
        .controlSize(.small)
        .onKeyPress(.escape) {
            isPresented = false
            return .handled
        }
        .onAppear(perform: begin)
        .onDisappear(perform: end)
        .onChange(of: query) {
            guard let editor = link.editor else { return }
            session.search(for: query, in: editor)
            session.goToNearest(in: editor)
        }
    }

    private var findRow: some View {
        HStack(spacing: 6) {
            TextField("Find", text: $query)
                .textFieldStyle(.roundedBorder)
                .focused($isFocused)
                .onSubmit { step(forward: true) }
            Text(verbatim: session.status(of: query)).foregroundStyle(.secondary).monospacedDigit()
            Button("Previous", systemImage: "chevron.up") { step(forward: false) }
                .labelStyle(.iconOnly)
                .disabled(session.matches.isEmpty)
            Button("Next", systemImage: "chevron.down") { step(forward: true) }
                .labelStyle(.iconOnly)
                .disabled(session.matches.isEmpty)
            Button("Done") { isPresented = false }
        }
    }

    private var replaceRow: some View {
        HStack(spacing: 6) {
            TextField("Replace", text: $replacement)
                .textFieldStyle(.roundedBorder)
                .onSubmit(replace)
            Button("Replace", action: replace).disabled(session.current == nil)
            Button("Replace All") {
                guard let editor = link.editor else { return }
                editor.replaceAllFound(session.matches, with: replacement)
            }
            .disabled(session.matches.isEmpty)
        }
    }

    private func begin() {
        guard let editor = link.editor else { return }
        rules = editor.findRules
        guard !rules.isFindDisabled else { return }
        editor.textChanged = { [weak link] in
            if let editor = link?.editor { session.search(for: query, in: editor) }
        }
        session.search(for: query, in: editor)
        isFocused = true
    }

    private func end() {
        guard let editor = link.editor, !rules.isFindDisabled else { return }
        editor.textChanged = nil
        if isFocused || editor.showsFound { link.focus() }
        editor.endFinding()
    }

    private func step(forward: Bool) {
        if let editor = link.editor { session.step(forward: forward, in: editor) }
    }

    private func replace() {
        guard let editor = link.editor, let current = session.current else { return }
        editor.replaceFound(session.matches[current], with: replacement)
        session.search(for: query, in: editor)
        session.goToNearest(in: editor)
    }
}

extension View {
    /// Shows a find-and-replace bar above the editor in the view.
    ///
    ///     TextEditor(text: $text)
    ///         .findNavigator(isPresented: $isSearching)
    ///
    /// Return moves to the next match. Escape closes the bar and moves the focus to the editor, at the current match.
    /// Matching ignores case. `findDisabled(_:)` around the editor prevents the bar from being shown, and
    /// `replaceDisabled(_:)` prevents replacement.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindNavigatorModifier(isPresented: isPresented))
    }
}
