import Foundation

/// Reads TOML files, as far as settings of apps need it: all but dates, which are read as strings.
struct TOMLReader {
    private let file: String
    private let text: [Unicode.Scalar]
    private var position = 0
    /// The number of enclosing lists and tables of the value that is being read.
    private var depth = 0

    /// The largest depth of lists and tables, and number of parts of a key: reading and releasing them is recursive.
    private static let largestDepth = 64

    private init(_ text: String, file: String) {
        self.file = file
        self.text = Array(text.replacingOccurrences(of: "\r\n", with: "\n").unicodeScalars)
    }

    /// Returns the entries of a file.
    ///
    /// - Parameter file: The file's name, for errors.
    static func read(_ text: String, file: String) throws -> [String: TOMLValue] {
        var reader = TOMLReader(text, file: file)
        return try reader.document()
    }

    private mutating func document() throws -> [String: TOMLValue] {
        var root = TOMLValue.table([:])
        var prefix: [String] = []
        while true {
            skipBlank(lines: true)
            guard let next = peek else { return root.table ?? [:] }
            if next == "[" {
                position += 1
                let appends = take("[")
                prefix = try key()
                guard take("]"), !appends || take("]") else { throw fault("“]” is missing") }
                guard root.insert(.table([:]), at: prefix[...], appends: appends) else {
                    throw fault("\(prefix.joined(separator: ".")) is there already")
                }
            } else {
                let name = try key()
                guard take("=") else { throw fault("“=” is missing") }
                guard root.insert(try value(), at: (prefix + name)[...]) else {
                    throw fault("\(name.joined(separator: ".")) is there already")
                }
            }
            skipBlank(lines: false)
            guard peek == nil || peek == "\n" else { throw fault("the line should end here") }
        }
    }

    private var peek: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        position += 1
        return true
    }

    private mutating func take(_ word: String) -> Bool {
        let scalars = Array(word.unicodeScalars)
        guard text[position...].starts(with: scalars) else { return false }
        position += scalars.count
        return true
    }

    private mutating func skipBlank(lines: Bool) {
        while let next = peek {
            if next == "#" {
                while let next = peek, next != "\n" { position += 1 }
            } else if next == " " || next == "\t" || lines && next == "\n" {
                position += 1
            } else {
                return
            }
        }
    }

    private func fault(_ reason: String) -> CommandError {
        let line = text[..<min(position, text.count)].count { $0 == "\n" } + 1
        return CommandError("\(file), line \(line): \(reason).")
    }

    private mutating func key() throws -> [String] {
        var parts: [String] = []
        repeat {
            skipBlank(lines: false)
            if peek == "\"" || peek == "'" {
                parts.append(try string())
            } else {
                let start = position
                while let next = peek, Self.isBare(next) { position += 1 }
                guard position > start else { throw fault("a key is missing") }
                parts.append(String(String.UnicodeScalarView(text[start..<position])))
            }
            skipBlank(lines: false)
            guard parts.count <= Self.largestDepth else { throw fault("a key has too many parts") }
        } while take(".")
        return parts
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }

    private mutating func value() throws -> TOMLValue {
        skipBlank(lines: false)
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.largestDepth else { throw fault("lists and tables are nested too deeply") }
        switch peek {
        case "\"", "'": return .string(try string())
        case "[": return try array()
        case "{": return try inlineTable()
        default: break
        }
        let start = position
        while let next = peek, Self.isBare(next) || ".:+".unicodeScalars.contains(next) { position += 1 }
        let word = String(String.UnicodeScalarView(text[start..<position]))
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "": throw fault("a value is missing")
        default: break
        }
        let digits = word.replacingOccurrences(of: "_", with: "")
        if let number = Int(digits) { return .integer(number) }
        if let number = Double(digits) { return .number(number) }
        guard word.first?.isNumber == true else { throw fault("“\(word)” is no value; texts have quotation marks") }
        return .string(word)
    }

    private mutating func array() throws -> TOMLValue {
        position += 1
        var values: [TOMLValue] = []
        while true {
            skipBlank(lines: true)
            if take("]") { return .array(values) }
            values.append(try value())
            skipBlank(lines: true)
            guard take(",") || peek == "]" else { throw fault("“]” is missing") }
        }
    }

    private mutating func inlineTable() throws -> TOMLValue {
        position += 1
        var table = TOMLValue.table([:])
        skipBlank(lines: false)
        if take("}") { return table }
        while true {
            let name = try key()
            guard take("=") else { throw fault("“=” is missing") }
            guard table.insert(try value(), at: name[...]) else {
                throw fault("\(name.joined(separator: ".")) is there already")
            }
            skipBlank(lines: false)
            if take("}") { return table }
            guard take(",") else { throw fault("“}” is missing") }
        }
    }

    private mutating func string() throws -> String {
        let quote: Unicode.Scalar = peek == "'" ? "'" : "\""
        let mark = String(repeating: String(Character(quote)), count: 3)
        let isLong = take(mark)
        if isLong { _ = take("\n") } else { position += 1 }
        var result = String.UnicodeScalarView()
        while let next = peek {
            if isLong ? take(mark) : take(quote) { return String(result) }
            if next == "\n", !isLong { break }
            position += 1
            if next == "\\", quote == "\"" { try escape(into: &result) } else { result.append(next) }
        }
        throw fault("a text has no end")
    }

    private mutating func escape(into result: inout String.UnicodeScalarView) throws {
        guard let next = peek else { throw fault("a text has no end") }
        position += 1
        switch next {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "\"", "\\": result.append(next)
        case "u", "U":
            let count = next == "u" ? 4 : 8
            let digits = String(String.UnicodeScalarView(text[position...].prefix(count)))
            guard digits.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
            else { throw fault("“\\\(next)\(digits)” is no character") }
            position += count
            result.append(scalar)
        case "\n": while let next = peek, next == " " || next == "\n" || next == "\t" { position += 1 }
        default: throw fault("“\\\(next)” is no escape")
        }
    }
}
