/// The matching brackets and backquotes of a text, found in one pass. Without them, each unclosed bracket would cause
/// a search to the end of the text.
struct MarkdownMarks {
    /// The index of the closing bracket or parenthesis for each opening one.
    private(set) var closing: [Int: Int] = [:]
    /// The start indices of runs of backquotes, by their length.
    private var codeMarks: [Int: [Int]] = [:]

    init(_ characters: [Character]) {
        var brackets: [Int] = []
        var parentheses: [Int] = []
        var isEscaped = false
        var run = 0
        for (index, character) in characters.enumerated() {
            if character == "`" {
                run += 1
            } else if run > 0 {
                codeMarks[run, default: []].append(index - run)
                run = 0
            }
            switch character {
            case "(": parentheses.append(index)
            case ")": if let start = parentheses.popLast() { closing[start] = index }
            case "[" where !isEscaped: brackets.append(index)
            case "]" where !isEscaped: if let start = brackets.popLast() { closing[start] = index }
            default: break
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if run > 0 { codeMarks[run, default: []].append(characters.count - run) }
    }

    /// Returns the start of the first run of exactly `count` backquotes at or after an index.
    /// - Complexity: Logarithmic in the number of runs.
    func codeMark(of count: Int, from index: Int) -> Int? {
        guard let starts = codeMarks[count] else { return nil }
        let found = starts.partitioningIndex { $0 >= index }
        return found < starts.count ? starts[found] : nil
    }
}
