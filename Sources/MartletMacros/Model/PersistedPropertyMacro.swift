import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty(index)`: accessors that read and write the object that holds a model's values.
///
/// The stored property beside it takes no room: with it the compiler sees to it that initialisers set each property.
struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let (name, index) = parts(of: declaration, node) else { return [] }
        let plain = name.filter { $0 != "`" }
        return [
            """
            @storageRestrictions(accesses: _$backingData, initializes: _\(raw: plain))
            init(initialValue) {
                _$backingData.initialize(\(raw: index), to: initialValue)
                _\(raw: plain) = SwiftData._PersistedMarker()
            }
            """,
            "get { _$backingData.read(\(raw: index), \\.\(raw: name), of: self) }",
            "set { _$backingData.write(\(raw: index), \\.\(raw: name), newValue, of: self) }",
        ]
    }

    fileprivate static func parts(
        of declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax
    ) -> (name: String, index: String)? {
        guard let property = declaration.as(VariableDeclSyntax.self),
            let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            case .argumentList(let arguments) = node.arguments, let index = arguments.first
        else { return nil }
        return (name, index.expression.trimmedDescription)
    }
}

extension PersistedPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let (name, _) = parts(of: declaration, node) else { return [] }
        return ["@SwiftData.Transient private var _\(raw: name.filter { $0 != "`" }): SwiftData._PersistedMarker"]
    }
}

/// `@Attribute`, `@Relationship` and `@Transient`: what `@Model` reads. By themselves they add nothing.
struct ModelPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
