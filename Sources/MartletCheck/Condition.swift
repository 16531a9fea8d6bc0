/// A condition of `#if`, evaluated as the compiler evaluates it on Linux in a debug build.
struct Condition {
    /// Returns whether a module can be imported.
    let canImport: (String) -> Bool
    /// Returns whether a flag is set, as `-D` sets it.
    let isSet: (String) -> Bool

    init(isSet: @escaping (String) -> Bool = { $0 == "DEBUG" }, canImport: @escaping (String) -> Bool) {
        self.canImport = canImport
        self.isSet = isSet
    }

    /// Evaluates a condition; one that can't be read is false.
    func evaluate(_ text: String) -> Bool {
        var parser = Parser(text: Array(text.utf8), canImport: canImport, isSet: isSet)
        return parser.disjunction()
    }

    /// A recursive-descent parser over `||`, `&&`, `!`, parentheses, calls and names.
    private struct Parser {
        let text: [UInt8]
        let canImport: (String) -> Bool
        let isSet: (String) -> Bool
        var index = 0

        private mutating func skipSpaces() {
            while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
        }

        private mutating func take(_ token: String) -> Bool {
            skipSpaces()
            guard text[index...].starts(with: token.utf8) else { return false }
            index += token.utf8.count
            return true
        }

        mutating func disjunction() -> Bool {
            var result = conjunction()
            while take("||") {
                let other = conjunction()
                result = result || other
            }
            return result
        }

        private mutating func conjunction() -> Bool {
            var result = operand()
            while take("&&") {
                let other = operand()
                result = result && other
            }
            return result
        }

        private mutating func operand() -> Bool {
            if take("!") { return !operand() }
            if take("(") {
                let result = disjunction()
                _ = take(")")
                return result
            }
            skipSpaces()
            let start = index
            while index < text.count, isNamePart(text[index]) { index += 1 }
            let name = String(decoding: text[start..<index], as: UTF8.self)
            guard take("(") else { return name == "true" || (!name.isEmpty && name != "false" && isSet(name)) }
            let argument = index
            while index < text.count, text[index] != UInt8(ascii: ")") { index += 1 }
            let value = String(decoding: text[argument..<index], as: UTF8.self)
            index = min(index + 1, text.count)
            return call(name, value.filter { $0 != " " })
        }

        private func call(_ name: String, _ argument: String) -> Bool {
            switch name {
            case "os": argument == "Linux"
            case "canImport": canImport(String(argument.prefix { $0 != "," }))
            case "swift", "compiler": isAtLeast(argument)
            case "arch": argument == hostArchitecture
            default: false
            }
        }

        /// Compares the version in `>=6.1` or `<6.1` with the toolchain's.
        private func isAtLeast(_ argument: String) -> Bool {
            let version = argument.drop { "<>=".contains($0) }.split(separator: ".").compactMap { Int($0) }
            let isReached = !toolchainVersion.lexicographicallyPrecedes(version)
            return argument.hasPrefix("<") ? !isReached : isReached
        }
    }
}

/// Returns whether a byte belongs to an identifier.
func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

#if arch(arm64)
private let hostArchitecture = "arm64"
#else
private let hostArchitecture = "x86_64"
#endif

#if compiler(>=6.4)
private let toolchainVersion = [6, 4]
#elseif compiler(>=6.3)
private let toolchainVersion = [6, 3]
#else
private let toolchainVersion = [6, 2]
#endif
