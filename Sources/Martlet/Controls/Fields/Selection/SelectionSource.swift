/// The bound selection of a field, in characters of the field's text.
protocol SelectionSource {
    /// Returns the selected characters; `nil` if the binding has no selection. Reading it in a rule registers a
    /// dependency.
    func read(in text: String) -> Range<Int>?

    /// Writes the current selection.
    func write(_ characters: Range<Int>, in text: String, affinity: TextSelectionAffinity)
}

/// The bound selection of a field of plain text.
struct TextSelectionSource: SelectionSource {
    let binding: Binding<TextSelection?>

    func read(in text: String) -> Range<Int>? {
        guard let range = binding.wrappedValue?.range else { return nil }
        // The indices may be of an earlier text, so they are clamped to this one.
        func position(_ index: String.Index) -> Int {
            text[..<min(max(index, text.startIndex), text.endIndex)].count
        }
        let start = position(range.lowerBound)
        return start..<max(start, position(range.upperBound))
    }

    func write(_ characters: Range<Int>, in text: String, affinity: TextSelectionAffinity) {
        let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
        let end = text.index(start, offsetBy: characters.count)
        var selection = TextSelection(range: start..<end)
        selection.affinity = affinity
        guard binding.wrappedValue != selection else { return }
        binding.wrappedValue = selection
    }
}
