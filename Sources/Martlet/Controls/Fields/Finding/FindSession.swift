/// The matches of the find bar in an editor's text.
struct FindSession: Equatable {
    var matches: [Range<Int>] = []
    /// The index of the selected match; `nil` for none.
    var current: Int?

    /// Returns the status text of the find bar; empty for an empty query.
    func status(of query: String) -> String {
        if query.isEmpty { return "" }
        if matches.isEmpty { return "Not found" }
        guard let current else { return "\(matches.count)" }
        return "\(current + 1) of \(matches.count)"
    }

    /// Searches again. The current selection stays the current match, if it matches.
    @MainActor
    mutating func search(for query: String, in editor: FieldEditor) {
        matches = editor.matches(of: query)
        current = matches.firstIndex(of: editor.editing.selection)
    }

    /// Selects the first match at or after the cursor.
    @MainActor
    mutating func goToNearest(in editor: FieldEditor) {
        let start = editor.editing.selection.lowerBound
        go(to: matches.firstIndex { $0.lowerBound >= start } ?? 0, in: editor)
    }

    /// Selects the next or the previous match, and wraps around at the ends.
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
