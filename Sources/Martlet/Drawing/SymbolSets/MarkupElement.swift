/// An element of an SVG as source text: attributes are not decoded.
///
/// Foundation's XML parser is in a separate module, which every app would have to link although few need it.
struct MarkupElement: Sendable {
    var name: String
    var attributes: [(name: String, value: String)] = []
    var children: [MarkupElement] = []
    /// The text between the tags, without that of child elements.
    var text = ""

    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name }
            if let newValue { attributes.append((name, newValue)) }
        }
    }

    /// Returns the first element with an id, in the subtree that starts with this element.
    /// - Complexity: Linear in the number of elements.
    func element(id: String) -> MarkupElement? {
        if self["id"] == id { return self }
        for child in children {
            if let found = child.element(id: id) { return found }
        }
        return nil
    }

    /// Returns all elements of a name in the subtree.
    func elements(named name: String) -> [MarkupElement] {
        (self.name == name ? [self] : []) + children.flatMap { $0.elements(named: name) }
    }

    /// The source of the element, without text.
    var source: String {
        let start = "<" + name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        return children.isEmpty ? start + "/>" : start + ">" + children.map(\.source).joined() + "</\(name)>"
    }
}

extension MarkupElement {
    /// Parses a document and returns its root element; `nil` for an invalid document.
    /// - Complexity: Linear in the text.
    init?(document: String) {
        var parser = MarkupParser(document)
        guard let root = parser.root() else { return nil }
        self = root
    }
}

/// Reads a document from its beginning to its end.
private struct MarkupParser {
    private let bytes: [UInt8]
    private var position = 0

    /// The largest supported depth. Deeper documents are rejected.
    private static let depthLimit = 200

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func root() -> MarkupElement? {
        var open = [MarkupElement(name: "")]
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
                open[open.count - 1].text += String(decoding: bytes[start..<position], as: UTF8.self)
            } else if isNext("<!--") {
                skip(past: "-->")
            } else if isNext("<![CDATA[") {
                position += 9
                let start = position
                skip(past: "]]>")
                open[open.count - 1].text += String(
                    decoding: bytes[start..<max(start, position - 3)], as: UTF8.self)
            } else if isNext("<?") {
                skip(past: "?>")
            } else if isNext("<!") {
                skipDeclaration()
            } else if isNext("</") {
                skip(past: ">")
                guard open.count > 1 else { return nil }
                let closed = open.removeLast()
                open[open.count - 1].children.append(closed)
            } else {
                guard open.count < Self.depthLimit, let (element, isClosed) = tag() else { return nil }
                if isClosed { open[open.count - 1].children.append(element) } else { open.append(element) }
            }
        }
        return open.count == 1 ? open[0].children.first : nil
    }

    private func isNext(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
    }

    private mutating func skip(past text: StaticString) {
        while position < bytes.count, !isNext(text) { position += 1 }
        position = min(bytes.count, position + text.utf8CodeUnitCount)
    }

    /// A `<!DOCTYPE` may contain declarations in brackets.
    private mutating func skipDeclaration() {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if byte == UInt8(ascii: ">"), depth <= 0 { return }
        }
    }

    private mutating func tag() -> (element: MarkupElement, isClosed: Bool)? {
        position += 1
        guard let name = word() else { return nil }
        var element = MarkupElement(name: name)
        while true {
            skipSpace()
            if isNext("/>") {
                position += 2
                return (element, true)
            }
            if isNext(">") {
                position += 1
                return (element, false)
            }
            guard let attribute = word() else { return nil }
            skipSpace()
            guard isNext("=") else { return nil }
            position += 1
            skipSpace()
            guard position < bytes.count else { return nil }
            let quote = bytes[position]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            position += 1
            guard let end = bytes[position...].firstIndex(of: quote) else { return nil }
            let value = String(decoding: bytes[position..<end], as: UTF8.self)
            // The value is written with the quotation marks that it had in the document.
            element.attributes.append(
                (
                    attribute,
                    quote == UInt8(ascii: "'")
                        ? value.split(separator: "\"", omittingEmptySubsequences: false)
                            .joined(separator: "&quot;") : value
                ))
            position = end + 1
        }
    }

    private mutating func word() -> String? {
        let start = position
        while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
        return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static let space = Set(" \t\n\r".utf8)
    private static let ends = space.union("=/<>\"'".utf8)

    private mutating func skipSpace() {
        while position < bytes.count, Self.space.contains(bytes[position]) { position += 1 }
    }
}
