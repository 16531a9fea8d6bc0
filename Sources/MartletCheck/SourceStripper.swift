/// Replaces comments and the contents of strings in Swift code by spaces, so that lines and columns stay as they are.
///
/// Interpolations are kept, since they are code. `"a \(name) b"` becomes `    (name)   `.
struct SourceStripper {
    private let source: [UInt8]
    private var index = 0
    private var result: [UInt8] = []

    /// Returns the code of a file without comments and the contents of strings.
    static func strip(_ source: [UInt8]) -> [UInt8] {
        var stripper = SourceStripper(source: source)
        stripper.result.reserveCapacity(source.count)
        stripper.code(endingAtParenthesis: false)
        return stripper.result
    }

    private init(source: [UInt8]) { self.source = source }

    private func peek(_ offset: Int = 0) -> UInt8 {
        index + offset < source.count ? source[index + offset] : 0
    }

    /// Replaces bytes by spaces, but for ends of lines.
    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where index < source.count {
            result.append(source[index] == 0x0A ? 0x0A : 0x20)
            index += 1
        }
    }

    /// Copies code up to the end, or up to the parenthesis that ends an interpolation.
    private mutating func code(endingAtParenthesis: Bool) {
        var depth = 0
        while index < source.count {
            let byte = source[index]
            switch byte {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while index < source.count, source[index] != 0x0A { index += 1 }
                continue
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                blockComment()
                continue
            case UInt8(ascii: "\""):
                string(hashes: 0)
                continue
            case UInt8(ascii: "#"):
                var hashes = 0
                while peek(hashes) == byte { hashes += 1 }
                if peek(hashes) == UInt8(ascii: "\"") {
                    skip(hashes)
                    string(hashes: hashes)
                    continue
                }
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                if depth == 0, endingAtParenthesis { return }
                depth -= 1
            default: break
            }
            result.append(byte)
            index += 1
        }
    }

    private mutating func blockComment() {
        var depth = 0
        while index < source.count {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                skip(2)
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                skip(2)
                if depth == 0 { return }
            } else {
                skip()
            }
        }
    }

    private mutating func string(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = peek() == quote && peek(1) == quote && peek(2) == quote
        let quotes = isMultiline ? 3 : 1
        skip(quotes)
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
                skip(1 + hashes)
                if peek() == UInt8(ascii: "(") {
                    result.append(UInt8(ascii: "("))
                    index += 1
                    code(endingAtParenthesis: true)
                    if index < source.count { result.append(UInt8(ascii: ")")) }
                    index += 1
                } else {
                    skip()
                }
            } else if byte == quote, !isMultiline || (peek(1) == quote && peek(2) == quote),
                hasHashes(hashes, after: quotes)
            {
                skip(quotes + hashes)
                return
            } else {
                skip()
                // A string of one line that isn't closed is an error of the file; the rest is code again.
                if byte == 0x0A, !isMultiline { return }
            }
        }
    }

    private func hasHashes(_ count: Int, after offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }
}
