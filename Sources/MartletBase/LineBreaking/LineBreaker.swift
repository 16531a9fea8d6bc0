/// Breaks a string into lines with a limited number of cells.
///
/// Lines end at line separators, otherwise after spaces and hyphens and between ideographs, and otherwise — in a word
/// longer than a line — between characters. Spaces at the end of a broken line may extend beyond the limit.
struct LineBreaker {
    private struct Glyph {
        enum Kind: UInt8 {
            case letter, space, newline
            /// A line may end after the character.
            case hyphen
            /// A line may end before and after the character.
            case ideograph
            /// Like an ideograph, but not allowed at the start of a line.
            case closing
            /// Like an ideograph, but not allowed at the end of a line.
            case opening
        }

        var offset: Int32
        var cells: Int8
        var kind: Kind
    }

    private let glyphs: [Glyph]
    private let end: Int
    private let limit: Int

    init(_ string: String, cells limit: Int) {
        var string = string
        let count = string.utf8.count
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(count)
        var offset = 0
        while offset < count {
            // An ASCII byte followed by another one is a character, except for CR LF. Only the remaining text needs
            // the segmentation rules.
            string.withUTF8 { bytes in
                while offset < count, bytes[offset] < 0x80,
                    offset + 1 == count || bytes[offset + 1] < 0x80,
                    bytes[offset] != UInt8(ascii: "\r")
                {
                    let byte = bytes[offset]
                    glyphs.append(
                        Glyph(
                            offset: Int32(offset), cells: byte >= 32 && byte != 127 ? 1 : 0,
                            kind: Self.kind(ofASCII: byte)))
                    offset += 1
                }
            }
            if offset == count { break }
            let character = string[string.utf8.index(string.startIndex, offsetBy: offset)]
            let cells = CellWidth.of(character)
            glyphs.append(
                Glyph(
                    offset: Int32(offset), cells: Int8(cells), kind: Self.kind(of: character, cells)))
            offset += character.utf8.count
        }
        self.glyphs = glyphs
        end = offset
        self.limit = limit
    }

    private static func kind(ofASCII byte: UInt8) -> Glyph.Kind {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
        case 10...13: .newline
        case UInt8(ascii: "-"): .hyphen
        default: .letter
        }
    }

    private static func kind(of character: Character, _ cells: Int) -> Glyph.Kind {
        let scalar = character.unicodeScalars.first?.value ?? 0
        if scalar < 0x80 { return kind(ofASCII: UInt8(scalar)) }
        switch scalar {
        case 0x3000, 0x200B: return .space
        case 0x85, 0x2028, 0x2029: return .newline
        case 0x2010, 0x2013, 0x2014: return .hyphen
        case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x30FC, 0xFF01, 0xFF09,
            0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
            return .closing
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08:
            return .opening
        default: return cells == 2 ? .ideograph : .letter
        }
    }

    /// Returns the lines. If there would be more than `lineLimit`, the last one is truncated.
    func lines(limit lineLimit: Int, truncation: TextLayoutOptions.TruncationMode) -> [FixedTextLine] {
        var lines: [FixedTextLine] = []
        var start = 0
        while true {
            let (lineEnd, next) = breakLine(from: start)
            if lines.count + 1 == lineLimit, next != nil {
                lines.append(cutLine(from: start, truncation))
                return lines
            }
            guard let next else {
                lines.append(line(start, fitted(start, lineEnd)))
                return lines
            }
            lines.append(line(start, trimmed(start, lineEnd)))
            start = next
        }
    }

    /// Returns the end of a line and the start of the next one; `next` is `nil` after the last line.
    private func breakLine(from start: Int) -> (end: Int, next: Int?) {
        var width = 0
        var opportunity = start
        var index = start
        while index < glyphs.count {
            let glyph = glyphs[index]
            switch glyph.kind {
            case .newline:
                return (index, index + 1)
            case .space:
                width += Int(glyph.cells)
                index += 1
                opportunity = index
                continue
            case .ideograph, .opening:
                if index > start, glyphs[index - 1].kind != .opening { opportunity = index }
            case .letter:
                if index > start, isIdeographic(glyphs[index - 1].kind) { opportunity = index }
            case .closing, .hyphen:
                break
            }
            width += Int(glyph.cells)
            if width > limit {
                if opportunity > start { return (opportunity, opportunity) }
                // Not even one character fits, or the word is longer than the line.
                let forced = max(index, start + 1)
                return (forced, startAfterForcedBreak(forced))
            }
            index += 1
            if glyph.kind == .hyphen, index > start + 1, glyphs[index - 2].kind != .space {
                opportunity = index
            }
        }
        return (glyphs.count, nil)
    }

    private func isIdeographic(_ kind: Glyph.Kind) -> Bool {
        kind == .ideograph || kind == .closing
    }

    /// Returns the start of the line after a forced break. Spaces and a separator after the break belong to the broken
    /// line.
    private func startAfterForcedBreak(_ index: Int) -> Int? {
        var index = index
        while index < glyphs.count, glyphs[index].kind == .space { index += 1 }
        if index == glyphs.count { return nil }
        return glyphs[index].kind == .newline ? index + 1 : index
    }

    /// Returns the end of the last line, including its trailing spaces as far as they fit.
    private func fitted(_ start: Int, _ end: Int) -> Int {
        var fitted = trimmed(start, end)
        var width = cells(start, fitted)
        while fitted < end, width + Int(glyphs[fitted].cells) <= limit {
            width += Int(glyphs[fitted].cells)
            fitted += 1
        }
        return fitted
    }

    /// Returns the end of a line without its trailing spaces.
    private func trimmed(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, glyphs[end - 1].kind == .space { end -= 1 }
        return end
    }

    private func offset(_ index: Int) -> Int {
        index < glyphs.count ? Int(glyphs[index].offset) : end
    }

    private func cells(_ start: Int, _ end: Int) -> Int {
        glyphs[start..<end].reduce(0) { $0 + Int($1.cells) }
    }

    private func line(_ start: Int, _ end: Int) -> FixedTextLine {
        FixedTextLine(range: offset(start)..<offset(end), cells: cells(start, end))
    }

    // MARK: - Cutting

    /// Returns a truncated line for all text from `start` on.
    private func cutLine(from start: Int, _ truncation: TextLayoutOptions.TruncationMode) -> FixedTextLine {
        let room = max(0, limit - 1)
        switch truncation {
        case .tail:
            let paragraphEnd = glyphs[start...].firstIndex { $0.kind == .newline } ?? glyphs.count
            let end = trimmed(start, prefixEnd(start, paragraphEnd, room))
            var line = line(start, end)
            line.cells += 1
            line.cut = .tail
            return line
        case .head:
            let begin = suffixStart(start, room)
            var line = line(begin, trimmed(begin, glyphs.count))
            line.cells += 1
            line.cut = .head
            return line
        case .middle:
            let paragraphEnd = glyphs[start...].firstIndex { $0.kind == .newline } ?? glyphs.count
            let firstEnd = trimmed(start, prefixEnd(start, paragraphEnd, (room + 1) / 2))
            let first = cells(start, firstEnd)
            let begin = max(firstEnd, suffixStart(start, min(room / 2, room - first)))
            let last = trimmed(begin, glyphs.count)
            return FixedTextLine(
                range: offset(start)..<offset(firstEnd),
                cells: first + 1 + cells(begin, last),
                cut: .middle(resume: offset(begin)..<offset(last)))
        }
    }

    private func prefixEnd(_ start: Int, _ end: Int, _ room: Int) -> Int {
        var width = 0
        var index = start
        while index < end, width + Int(glyphs[index].cells) <= room {
            width += Int(glyphs[index].cells)
            index += 1
        }
        return index
    }

    /// Returns the start of the longest suffix of the text's last line that fits, without leading spaces.
    private func suffixStart(_ start: Int, _ room: Int) -> Int {
        var width = 0
        var index = glyphs.count
        while index > start, glyphs[index - 1].kind != .newline,
            width + Int(glyphs[index - 1].cells) <= room
        {
            width += Int(glyphs[index - 1].cells)
            index -= 1
        }
        while index < glyphs.count, glyphs[index].kind == .space { index += 1 }
        return index
    }
}
