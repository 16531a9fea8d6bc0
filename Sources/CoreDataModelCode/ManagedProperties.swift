import Foundation

/// A member that a handwritten class declares with `@NSManaged`, without an implementation.
struct ManagedMember {
    enum Kind {
        case property(SwiftType)
        /// A method that adds objects to a relationship or removes them.
        case method(SwiftType, isAdding: Bool)
    }

    let owner: String
    let name: String
    let typeText: String
    let kind: Kind
    /// The access level as source text: `public `, or empty.
    let access: String
}

/// Finds `@NSManaged` declarations, and generates their implementations.
struct ManagedMembers {
    private(set) var members: [ManagedMember] = []
    private(set) var warnings: [String] = []
    let module: String
    private let entities: [ReadEntity]

    init(in sources: [String], entities: [ReadEntity], module: String) {
        self.entities = entities
        self.module = module
        for path in sources {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("@NSManaged") else {
                continue
            }
            find(in: text, path)
        }
    }

    private mutating func find(in text: String, _ path: String) {
        let classes = Set(entities.compactMap(\.className))
        var owner: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split { $0 == " " || $0 == ":" || $0 == "{" || $0 == "\t" }.map(String.init)
            if let place = words.firstIndex(where: { $0 == "class" || $0 == "extension" }), place + 1 < words.count,
                classes.contains(words[place + 1])
            {
                owner = words[place + 1]
            }
            guard let owner, let start = line.range(of: "@NSManaged") else { continue }
            let rest = line[start.upperBound...]
            let access = words.contains("public") || words.contains("open") ? "public " : ""
            func warn(_ message: String) {
                warnings.append("\(path):\(index + 1):1: warning: \(message)")
            }
            if let declaration = rest.range(of: "var ") {
                let parts = rest[declaration.upperBound...].split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { continue }
                let name = parts[0].trimmingCharacters(in: .whitespaces)
                let type = clean(parts[1])
                guard let found = SwiftType(type, classes: classes) else {
                    warn("no accessors can be made for \(owner).\(name), whose type \(type) is not known here")
                    continue
                }
                members.append(
                    ManagedMember(owner: owner, name: name, typeText: type, kind: .property(found), access: access))
            } else if let declaration = rest.range(of: "func ") {
                let parts = rest[declaration.upperBound...].split(separator: "(", maxSplits: 1)
                let name = String(parts[0])
                guard parts.count == 2, let argument = parts[1].split(separator: ")").first, argument.hasPrefix("_ "),
                    !argument.contains(","), name.hasPrefix("addTo") || name.hasPrefix("removeFrom"),
                    let type = argument.split(separator: ":").last.map({ clean($0) }),
                    let found = SwiftType(type, classes: classes)
                else {
                    warn("\(owner).\(name) can't be made for @NSManaged here: write it by hand")
                    continue
                }
                members.append(
                    ManagedMember(
                        owner: owner, name: name, typeText: type,
                        kind: .method(found, isAdding: name.hasPrefix("addTo")), access: access))
            }
        }
    }

    private func clean(_ type: Substring) -> String {
        var text = type
        if let comment = text.range(of: "//") { text = text[..<comment.lowerBound] }
        return text.trimmingCharacters(in: .whitespaces)
    }

    /// Returns the code of the accessors, with the symbol names that the linker expects.
    func code() -> String {
        var text = ""
        for (number, member) in members.enumerated() {
            func method(_ symbol: String, _ declaration: String, _ body: String) {
                text += "    @_silgen_name(\"\(symbol)\")\n    \(member.access)final func \(declaration) { \(body) }\n"
            }
            text += "\nextension \(member.owner) {\n"
            switch member.kind {
            case .property(let type):
                method(
                    SymbolName.getter(member.name, type, of: member.owner, in: module),
                    "_managed\(number)() -> \(member.typeText)", "_value(\"\(member.name)\")")
                method(
                    SymbolName.setter(member.name, type, of: member.owner, in: module),
                    "_setManaged\(number)(_ value: __owned \(member.typeText))", "_setValue(value, \"\(member.name)\")")
            case .method(let type, let isAdding):
                let plural = member.name.dropFirst(isAdding ? 5 : 10)
                let key = plural.prefix(1).lowercased() + plural.dropFirst()
                method(
                    SymbolName.method(member.name, type, of: member.owner, in: module),
                    "_managed\(number)(_ value: \(member.typeText))",
                    isAdding ? "_add(value, to: \"\(key)\")" : "_remove(value, from: \"\(key)\")")
            }
            text += "}\n"
        }
        return text
    }
}
