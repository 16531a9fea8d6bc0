/// What a field's selection is bound to, in characters of the field's text.
protocol SelectionSource {
    /// The selected characters; nil where the binding says nothing. Read in a rule, it makes a dependency.
    func read(in text: String) -> Range<Int>?

    /// Writes what is selected now.
    func write(_ characters: Range<Int>, in text: String, affinity: TextSelectionAffinity)
}

/// The selection of a field of plain text.
struct TextSelectionSource: SelectionSource {
    let binding: Binding<TextSelection?>

    func read(in text: String) -> Range<Int>? {
        guard let range = binding.wrappedValue?.range else { return nil }
        // Indices may be those of an earlier text: they are brought into this one.
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
