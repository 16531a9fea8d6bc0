/// What is searched for in the text of an editor, and what was found.
struct FindSession: Equatable {
    var matches: [Range<Int>] = []
    /// Which of them is selected; nil for none.
    var current: Int?

    /// What a bar says of it; nothing as long as nothing is searched for.
    func status(of query: String) -> String {
        if query.isEmpty { return "" }
        if matches.isEmpty { return "Not found" }
        guard let current else { return "\(matches.count)" }
        return "\(current + 1) of \(matches.count)"
    }

    /// Looks for a text anew. What is selected stays so as far as it is found again.
    @MainActor
    mutating func search(for query: String, in editor: FieldEditor) {
        matches = editor.matches(of: query)
        current = matches.firstIndex(of: editor.editing.selection)
    }

    /// Goes to what is found first where the cursor is, or after it.
    @MainActor
    mutating func goToNearest(in editor: FieldEditor) {
        let start = editor.editing.selection.lowerBound
        go(to: matches.firstIndex { $0.lowerBound >= start } ?? 0, in: editor)
    }

    /// Goes on to what is found next, or back; after the last comes the first.
    @MainActor
    mutating func step(forward: Bool, in editor: FieldEditor) {
        guard let current else {
            let selection = editor.editing.selection
            let next =
                forward
                ? matches.firstIndex { $0.lowerBound >= selection.upperBound } ?? 0
                : matches.lastIndex { $0.upperBound <= selection.lowerBound } ?? matches.count - 1
            return go(to: next, in: editor)
        }
        go(to: (current + (forward ? 1 : matches.count - 1)) % max(1, matches.count), in: editor)
    }

    @MainActor
    private mutating func go(to index: Int, in editor: FieldEditor) {
        guard matches.indices.contains(index) else { return current = nil }
        current = index
        editor.showFound(matches[index])
    }
}
