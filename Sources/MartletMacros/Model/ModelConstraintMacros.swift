import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Unique<Model>([\.a, \.b], …)`: declares combinations of values that must be unique among all objects.
struct UniqueMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // `@Model` lists them: a static property here could not be overridden in a subclass.
        _ = try keyPaths(of: node, named: "#Unique")
        return []
    }
}

/// `#Index<Model>([\.a], [\.b, \.c], …)`: declares indexes.
struct IndexMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        _ = try keyPaths(of: node, named: "#Index")
        return []
    }
}

/// Returns the key paths in the macro's arguments as an expression.
func keyPaths(of node: some FreestandingMacroExpansionSyntax, named name: String) throws -> String {
    guard let model = node.genericArgumentClause?.arguments.first?.argument.trimmedDescription else {
        throw MacroProblem(
            id: "model.constraint", message: "'\(name)' needs the model's type: '\(name)<Book>([\\.title])'"
        ).at(node)
    }
    let lists = node.arguments.map { "\($0.expression.trimmedDescription) as [Swift.PartialKeyPath<\(model)>]" }
    return "[" + lists.joined(separator: ", ") + "]"
}
