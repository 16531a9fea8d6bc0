/// Writes the source of replacements for members of one file.
enum ReplacementSource {
    /// Returns a source file that replaces members.
    ///
    /// - Parameters:
    ///   - members: The numbers of the members in the file.
    ///   - file: The members of the file.
    ///   - path: The path of the file, for the compiler's messages.
    ///   - module: The module that the file belongs to.
    ///   - number: Distinguishes this replacement from others.
    static func text(
        replacing members: [Int], of file: SourceMembers, path: String, module: String, number: Int
    ) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        var lines = file.imports
        lines.append("@_private(sourceFile: \(literal(name))) import \(module)")
        for index in members {
            let member = file.members[index]
            let declaration = member.declaration
            lines += member.compilationConditions.map { "#if \($0)" }
            if let surroundings = member.surroundings {
                lines.append("\(surroundings.attributes) extension \(surroundings.type) \(surroundings.conditions) {")
            }
            lines.append("#sourceLocation(file: \(literal(path)), line: \(declaration.line))")
            let unique = "martlet\(number)_\(index)"
            let attribute = "@_dynamicReplacement(for: \(member.reference))"
            let head = "\(attribute) \(declaration.prefix) fileprivate \(declaration.introducer)"
            switch member.kind {
            case .function, .property:
                let plain = declaration.name.filter { $0 != "`" }
                lines.append("\(head) \(unique)_\(plain)\(declaration.rest)")
            case .subscripting, .initializer:
                lines.append("\(head)(\(unique) \(declaration.name)\(declaration.rest)")
            }
            lines.append("#sourceLocation()")
            if member.surroundings != nil { lines.append("}") }
            lines += member.compilationConditions.map { _ in "#endif" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}
