// Boundaries of words and lines.

extension TextEditing {
    func wordStart(before position: Int) -> Int {
        var position = position
        var index = self.index(position)
        func isBehind(_ isPart: Bool) -> Bool {
            index > text.startIndex && text[text.index(before: index)].isWordPart == isPart
        }
        for isPart in [false, true] {
            while isBehind(isPart) {
                index = text.index(before: index)
                position -= 1
            }
        }
        return position
    }

    func wordEnd(after position: Int) -> Int {
        var position = position
        var index = self.index(position)
        for isPart in [false, true] {
            while index < text.endIndex, text[index].isWordPart == isPart {
                index = text.index(after: index)
                position += 1
            }
        }
        return position
    }

    func lineStart(at position: Int) -> Int {
        var count = position
        var index = self.index(position)
        while index > text.startIndex {
            let previous = text.index(before: index)
            if text[previous].isNewline { break }
            index = previous
            count -= 1
        }
        return count
    }

    func lineEnd(at position: Int) -> Int {
        var count = position
        var index = self.index(position)
        while index < text.endIndex, !text[index].isNewline {
            index = text.index(after: index)
            count += 1
        }
        return count
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
