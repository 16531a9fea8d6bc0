import SwiftSyntax

/// A persistent property of a model class.
struct PersistedMember {
    let name: String
    let initialValue: ExprSyntax?
    let type: TypeSyntax?
    /// The expression `Schema.Attribute(…)` or `Schema.Relationship(…)` for the property's attributes; `nil` without
    /// attributes.
    let metadata: ExprSyntax?

    /// Returns the property that a member declares, if it is persistent.
    init?(_ member: some DeclSyntaxProtocol) {
        guard let property = member.as(VariableDeclSyntax.self),
            property.bindingSpecifier.tokenKind == .keyword(.var),
            property.modifiers.allSatisfy({ !Self.ofNoInstance.contains($0.name.tokenKind) }),
            !property.hasAttribute("Transient"), !property.hasAttribute("_PersistedProperty"),
            property.bindings.count == 1, let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            binding.accessorBlock == nil || binding.observer(.didSet) != nil || binding.observer(.willSet) != nil
        else { return nil }
        self.name = name.text
        initialValue = binding.initializer?.value.trimmed
        type = binding.typeAnnotation?.type.trimmed
        metadata =
            property.attribute("Attribute").map { "SwiftData.Schema.Attribute\($0.argumentList)" }
            ?? property.attribute("Relationship").map { "SwiftData.Schema.Relationship\($0.argumentList)" }
    }

    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }

    private static let ofNoInstance: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]

    /// Returns the persistent properties of a class, in order.
    static func all(of members: MemberBlockItemListSyntax) -> [PersistedMember] {
        members.compactMap { PersistedMember($0.decl) }
    }
}

extension PatternBindingSyntax {
    /// Returns the `willSet` or `didSet` observer of the property, if any.
    func observer(_ keyword: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let accessors)? = accessorBlock?.accessors else { return nil }
        return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
    }
}

extension VariableDeclSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in attributes where attribute.plainName == name { return attribute }
        return nil
    }

    func hasAttribute(_ name: String) -> Bool { attribute(name) != nil }
}

extension AttributeSyntax {
    /// The name without a module prefix.
    var plainName: String? {
        (attributeName.as(IdentifierTypeSyntax.self)?.name ?? attributeName.as(MemberTypeSyntax.self)?.name)?.text
    }

    /// The arguments in parentheses; `()` without arguments.
    fileprivate var argumentList: ExprSyntax {
        guard case .argumentList(let list) = arguments else { return "()" }
        return "(\(list.trimmed))"
    }
}
