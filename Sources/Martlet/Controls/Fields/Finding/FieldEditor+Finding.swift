import Foundation

extension FieldEditor {
    /// Where a text is found, without regard to case, in characters and in order; a match begins behind the one before.
    ///
    /// - Complexity: O(n · m) in the characters of both, at most; O(n) for texts as people write them.
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

    /// Selects what was found, in characters, and shows that though the keys are elsewhere.
    @MainActor
    func showFound(_ characters: Range<Int>) {
        showsFound = true
        select(characters)
        requestSelection()
        show()
    }

    /// Shows nothing more of what was found.
    @MainActor
    func endFinding() {
        showsFound = false
        show()
    }

    /// Puts a text in place of what was found, which can be undone.
    @MainActor
    func replaceFound(_ characters: Range<Int>, with text: String) {
        editing.select(characters)
        _ = insert(text)
        requestSelection()
        show()
    }

    /// Puts a text in place of all that was found, which can be undone at once where the text has no attributes.
    @MainActor
    func replaceAllFound(_ matches: [Range<Int>], with text: String) {
        guard attributed == nil else {
            // From the end, so that what is still to come stays where it is.
            for match in matches.reversed() { replaceFound(match, with: text) }
            return
        }
        guard isEnabled, !matches.isEmpty else { return }
        let before = moment
        var characters = Array(editing.text)
        for match in matches.reversed() { characters.replaceSubrange(match, with: text) }
        editing.selectAll()
        editing.insert(String(characters))
        history.note(.other, before: before)
        write()
        requestSelection()
        show()
    }
}
