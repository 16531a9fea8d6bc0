/// What in a text belongs together, found in one pass: else each bracket without an end would be looked for to the end
/// of the text.
struct MarkdownMarks {
    /// Where brackets and parentheses end that begin at an index.
    private(set) var closing: [Int: Int] = [:]
    /// Where runs of backquotes begin, by their length.
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

    /// The first run of a number of backquotes at an index or behind it.
    /// - Complexity: Logarithmic in the number of runs.
    func codeMark(of count: Int, from index: Int) -> Int? {
        guard let starts = codeMarks[count] else { return nil }
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low < starts.count ? starts[low] : nil
    }
}
