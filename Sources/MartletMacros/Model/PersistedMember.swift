import SwiftSyntax

/// A property of a model class that its store keeps.
struct PersistedMember {
    let name: String
    let initialValue: ExprSyntax?
    let type: TypeSyntax?
    /// `Schema.Attribute(…)` or `Schema.Relationship(…)`, of what the attributes say; nil where there are none.
    let metadata: ExprSyntax?

    /// The property that a member declares, if the store keeps it.
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

    /// The name without the backticks that the source may have.
    var plainName: String { name.filter { $0 != "`" } }

    private static let ofNoInstance: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]

    /// The persisted properties of a class, in order.
    static func all(of members: MemberBlockItemListSyntax) -> [PersistedMember] {
        members.compactMap { PersistedMember($0.decl) }
    }
}

extension PatternBindingSyntax {
    /// What a property does before or after it is set, if it says so.
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
    /// The name, without the module that may stand before it.
    var plainName: String? {
        (attributeName.as(IdentifierTypeSyntax.self)?.name ?? attributeName.as(MemberTypeSyntax.self)?.name)?.text
    }

    /// The arguments in brackets; an empty pair where there are none.
    fileprivate var argumentList: ExprSyntax {
        guard case .argumentList(let list) = arguments else { return "()" }
        return "(\(list.trimmed))"
    }
}
