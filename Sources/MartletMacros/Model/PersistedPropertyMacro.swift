import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty(index)`: generates accessors that use the object with the model's values.
///
/// The stored property next to the accessors has no size. With it, the compiler checks that initializers set each
/// property.
struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let (name, index) = parts(of: declaration, node) else { return [] }
        let plain = name.filter { $0 != "`" }
        let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
        var accessors: [AccessorDeclSyntax] = [
            """
            @storageRestrictions(accesses: _$backingData, initializes: _\(raw: plain))
            init(initialValue) {
                _$backingData.initialize(\(raw: index), to: initialValue)
                _\(raw: plain) = SwiftData._PersistedMarker()
            }
            """,
            "get { _$backingData.read(\(raw: index), \\.\(raw: name), of: self) }",
            setter(name, index, binding),
        ]
        // With observers, a change in place would have to call them as the setter does.
        if binding?.accessorBlock == nil, binding?.typeAnnotation?.type.isArray == true {
            accessors.append("_modify { yield &_$backingData[\(raw: index), \\.\(raw: name), of: self] }")
        }
        return accessors
    }

    /// Returns a setter that writes the value and calls the property's observers. The compiler no longer calls them,
    /// because the property is computed.
    ///
    /// Each observer is a local function, so that it may contain `return`.
    private static func setter(_ name: String, _ index: String, _ binding: PatternBindingSyntax?) -> AccessorDeclSyntax
    {
        let write = "_$backingData.write(\(index), \\.\(name), newValue, of: self)"
        let willSet = binding?.observer(.willSet)
        let didSet = binding?.observer(.didSet)
        guard willSet != nil || didSet != nil else { return "set { \(raw: write) }" }
        var lines = [
            "guard _$backingData.beginsToTell(\(index)) else { return \(write) }",
            "defer { _$backingData.endsToTell(\(index)) }",
        ]
        if let willSet {
            lines.append(contentsOf: function("willSet", willSet, value: "newValue", implicit: "newValue"))
        }
        if didSet != nil {
            lines.append("let _$oldValue = _$backingData.read(\(index), \\.\(name), of: self)")
        }
        lines.append(write)
        if let didSet {
            lines.append(contentsOf: function("didSet", didSet, value: "_$oldValue", implicit: "oldValue"))
        }
        return "set {\n\(raw: lines.joined(separator: "\n"))\n}"
    }

    private static func function(
        _ name: String, _ observer: AccessorDeclSyntax, value: String, implicit: String
    ) -> [String] {
        let parameter = observer.parameters?.name.text ?? implicit
        let isNamed = parameter != value
        return [
            "func _$\(name)() {",
            isNamed ? "let \(parameter) = \(value)\n_ = \(parameter)" : "",
            observer.body.map { $0.statements.description } ?? "",
            "}",
            "_$\(name)()",
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

extension TypeSyntax {
    /// Whether the type is written as an array, or as an optional one.
    fileprivate var isArray: Bool {
        if let optional = wrappedInOptional { return optional.isArray }
        return `is`(ArrayTypeSyntax.self) || `as`(IdentifierTypeSyntax.self)?.name.text == "Array"
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

/// `@Attribute`, `@Relationship` and `@Transient`: read by `@Model`. They generate no code themselves.
struct ModelPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
