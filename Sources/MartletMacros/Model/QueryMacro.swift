import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(…) var books: [Book]`: generates a property `_books` of type `Query<Book, [Book]>`, initialized with the
/// arguments, and an accessor that reads it.
struct QueryMacro {
    static let notAProperty = MacroProblem(
        id: "query.notAProperty", message: "'@Query' can only be attached to a single 'var' property")
    static let noArray = MacroProblem(
        id: "query.noArray", message: "'@Query' needs the type of an array of models: '@Query var books: [Book]'")
    static let hasValue = MacroProblem(
        id: "query.hasValue", message: "a '@Query' property has no value of its own: the store has its objects")
}

extension QueryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name,
            binding.accessorBlock == nil
        else { return [] }
        // A local variable in the closure of a preview has no peers and is not read. `#Preview` converts it to a
        // property, for which the macro is expanded again.
        guard context.lexicalContext.first?.asProtocol(DeclGroupSyntax.self) != nil else {
            guard let type = binding.typeAnnotation?.type.trimmed, let element = type.elementOfResult else { return [] }
            return [
                "get { SwiftData.Query<\(element), \(type)>(\(raw: node.queryArguments)).wrappedValue }"
            ]
        }
        return ["get { _\(raw: name).wrappedValue }"]
    }
}

extension QueryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self),
            property.bindingSpecifier.tokenKind == .keyword(.var), property.bindings.count == 1,
            let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
        else { throw notAProperty.at(declaration) }
        if let value = binding.initializer { throw hasValue.at(value) }
        guard let type = binding.typeAnnotation?.type.trimmed, let element = type.elementOfResult else {
            throw noArray.at(binding)
        }
        let access = property.modifiers.privateModifier ?? ""
        // The query of a private property is not private itself, which would make the memberwise initializer private. In
        // types that no other file reaches it stays private, so that its models may be private too.
        let isReached = context.lexicalContext.allSatisfy {
            guard let type = $0.asProtocol(DeclGroupSyntax.self) else { return false }
            return type.modifiers.privateModifier == nil
        }
        return [
            """
            \(raw: isReached ? "" : access)var _\(raw: name): SwiftData.Query<\(element), \(type)> = \
            SwiftData.Query(\(raw: node.queryArguments))
            """
        ]
    }
}

extension DeclModifierListSyntax {
    /// `private` or `fileprivate`, followed by a space.
    fileprivate var privateModifier: String? {
        first { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }.map { "\($0.name.text) " }
    }
}

extension AttributeSyntax {
    /// The arguments of the attribute.
    fileprivate var queryArguments: String {
        if case .argumentList(let list) = arguments { "\(list.trimmed)" } else { "" }
    }
}

extension TypeSyntax {
    /// `T` for `[T]`, `Array<T>` and `SectionedResults<T, …>`; `nil` for other types.
    fileprivate var elementOfResult: TypeSyntax? {
        if let array = self.as(ArrayTypeSyntax.self) { return array.element.trimmed }
        guard let named = self.as(IdentifierTypeSyntax.self),
            let arguments = named.genericArgumentClause?.arguments, let first = arguments.first
        else { return nil }
        switch (named.name.text, arguments.count) {
        case ("Array", 1), ("SectionedResults", 2): return TypeSyntax(first.argument.trimmed)
        default: return nil
        }
    }
}
