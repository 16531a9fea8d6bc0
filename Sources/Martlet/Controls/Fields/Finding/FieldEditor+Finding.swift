import Foundation

extension FieldEditor {
    /// Returns the matches of a text, ignoring case, in characters and in order. Matches do not overlap.
    ///
    /// - Complexity: O(n · m) in the characters of the text and the query, for ordinary text O(n).
    func matches(of query: String) -> [Range<Int>] {
        let pattern = query.map { $0.lowercased() }
        guard let first = pattern.first else { return [] }
        let text = editing.text.map { $0.lowercased() }
        var matches: [Range<Int>] = []
        var start = 0
        while start + pattern.count <= text.count {
            if text[start] == first, text[start..<start + pattern.count].elementsEqual(pattern) {
                matches.append(start..<start + pattern.count)
                start += pattern.count
            } else {
                start += 1
            }
        }
        return matches
    }

    /// Selects a match, in characters, and shows the selection although the find bar has the focus.
    @MainActor
    func showFound(_ characters: Range<Int>) {
        showsFound = true
        select(characters)
        requestSelection()
        show()
    }

    /// Stops showing the selected match.
    @MainActor
    func endFinding() {
        showsFound = false
        show()
    }

    /// Replaces a match. The replacement can be undone.
    @MainActor
    func replaceFound(_ characters: Range<Int>, with text: String) {
        editing.select(characters)
        _ = insert(text)
        requestSelection()
        show()
    }

    /// Replaces all matches. In plain text, one undo reverts all of them.
    @MainActor
    func replaceAllFound(_ matches: [Range<Int>], with text: String) {
        guard attributed == nil else {
            // From the end, so that the ranges of the remaining matches stay valid.
            for match in matches.reversed() { replaceFound(match, with: text) }
            return
        }
        guard isEnabled, !matches.isEmpty else { return }
        let before = moment
        var characters = Array(editing.text)
        for match in matches.reversed() { characters.replaceSubrange(match, with: text) }
        editing.selectAll()
        editing.insert(String(characters))
        history.record(.other, before: before)
        write()
        requestSelection()
        show()
    }
}
