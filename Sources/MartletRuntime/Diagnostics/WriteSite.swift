/// The source location of a write.
package struct WriteSite: Sendable, Hashable, CustomStringConvertible {
    /// The function, without module and types of arguments: `CounterView.body`.
    package let function: String
    /// The path of the file; nil without debug information.
    package let path: String?
    /// The line in the file, counted from 1.
    package let line: Int?

    /// The name of the file, without its folders.
    package var file: String? { path?.split(separator: "/").last.map(String.init) }

    /// `CounterView.swift:12 in CounterView.body`
    package var description: String {
        guard let file, let line else { return function }
        return "\(file):\(line) in \(function)"
    }
}

extension WriteSite {
    /// The name of a function as in the source, from the demangled name of its symbol.
    ///
    /// For `closure #1 () -> () in Shop.(Cart in _4F2).body.getter : some` it is `Cart.body`.
    package static func functionName(_ demangled: String) -> String {
        // The names of most private declarations and closures contain their context.
        var name = Substring(lastPart(of: demangled))
        if let end = name.range(of: " : ") { name = name[..<end.lowerBound] }
        if let end = topLevel(" -> ", in: name) { name = name[..<end] }
        for word in ["static ", "implicit ", "dispatch thunk of "] where name.hasPrefix(word) {
            name = name.dropFirst(word.count)
        }
        let parts = components(of: name)
        let accessors: Set<Substring> = ["getter", "setter", "modify", "read", "init"]
        var shown = parts.count > 1 ? Array(parts.dropFirst()) : parts
        if shown.count > 1, let last = shown.last, accessors.contains(last), last != "init" { shown.removeLast() }
        // The type by its own name, as a report names views.
        return shown.suffix(2).map(String.init).joined(separator: ".")
    }

    /// Returns the part after the last `in` outside of parentheses.
    private static func lastPart(of name: String) -> Substring {
        var rest = Substring(name)
        while let start = topLevel(" in ", in: rest) { rest = rest[rest.index(start, offsetBy: 4)...] }
        return rest
    }

    /// Returns the first position of a text outside of parentheses and angle brackets.
    private static func topLevel(_ text: String, in name: Substring) -> Substring.Index? {
        var depth = 0
        var index = name.startIndex
        while index < name.endIndex {
            if depth == 0, name[index...].hasPrefix(text) { return index }
            switch name[index] {
            case "(", "<": depth += 1
            case ")": depth -= 1
            case ">" where name[..<index].last != "-": depth -= 1
            default: break
            }
            index = name.index(after: index)
        }
        return nil
    }

    /// Returns the components between dots: `(Cart in _4F2)` counts as `Cart`, and a suffix in parentheses is omitted.
    private static func components(of name: Substring) -> [Substring] {
        var parts: [Substring] = []
        var rest = name
        while !rest.isEmpty {
            let end = topLevel(".", in: rest) ?? rest.endIndex
            var part = rest[..<end]
            if part.hasPrefix("("), let space = part.range(of: " in ") {
                part = part[part.index(after: part.startIndex)..<space.lowerBound]
            } else if let bracket = part.firstIndex(where: { $0 == "(" || $0 == "<" }), bracket != part.startIndex {
                part = part[..<bracket]
            }
            parts.append(part)
            rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
        }
        return parts
    }
}

extension Substring {
    /// Returns the first range of a text.
    fileprivate func range(of text: String) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
