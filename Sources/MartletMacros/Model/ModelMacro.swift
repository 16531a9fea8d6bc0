import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: makes the objects of a class persistent.
///
///     @Model final class Book {
///         var title: String
///         init(title: String) { self.title = title }
///     }
///
/// The macro adds an object that stores the values, a list of the properties, an initializer for stored values, and
/// accessors for each property (``PersistedPropertyMacro``).
struct ModelMacro {}

extension ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { throw notAClass.at(node) }
        if let generic = model.genericParameterClause { throw Self.generic.at(generic) }
        for member in model.memberBlock.members {
            if let property = member.decl.as(VariableDeclSyntax.self) { try check(property) }
        }
        let name = model.name.trimmed
        let access = model.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let inheritance = ModelInheritance(model, conformingTo: protocols)
        let members = PersistedMember.all(of: model.memberBlock.members)
        let metadata = members.map { member in
            let defaultValue = member.initialValue.map { value in member.type.map { "\(value) as \($0)" } ?? "\(value)"
            }
            let attribute = member.metadata.map { "\($0)" } ?? "nil"
            // The only properties whose type need not be `Codable`.
            let label = attribute.contains(".transformable(") ? "transformed" : "metadata"
            return """
                SwiftData.Schema.PropertyMetadata(
                    name: "\(member.plainName)", keypath: \\\(name).\(member.name), \
                defaultValue: \(defaultValue ?? "nil"), \(label): \(attribute))
                """
        }
        let markers = members.map { "_\($0.plainName) = SwiftData._PersistedMarker()" }
        if inheritance.isSubclass {
            return inheritance.members(metadata: metadata.joined(separator: ",\n"), markers: markers, members)
        }
        let typeMember = inheritance.isFinal ? "static" : "class"
        return [
            """
            @SwiftData.Transient
            private var _$backingData = SwiftData._ModelBacking<\(name)>.made()
            """,
            """
            \(raw: access)var persistentBackingData: any SwiftData.BackingData<\(name)> {
                get { _$backingData }
                set { _adopt(SwiftData._ModelBacking.of(newValue)) }
            }
            """,
            """
            \(raw: inheritance.overridable)func _adopt(_ record: SwiftData._ModelRecord) {
                _$backingData = SwiftData._ModelBacking<\(name)>.of(record)
            }
            """,
            """
            \(raw: inheritance.overridable)var _record: SwiftData._ModelRecord { _$backingData }
            """,
            """
            \(raw: access)static func _make(_ record: SwiftData._ModelRecord) -> Self {
                Self(backingData: SwiftData._ModelBacking<\(name)>.of(record))
            }
            """,
            """
            \(raw: inheritance.overridable)\(raw: typeMember) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
                    \(raw: metadata.joined(separator: ",\n"))
                ]
            }
            """,
            """
            \(raw: access)required init(backingData: any SwiftData.BackingData<\(name)>) {
                \(raw: markers.joined(separator: "\n"))
                _$backingData = SwiftData._ModelBacking.of(backingData)
                _$backingData.belong(to: self)
            }
            """,
        ] + inheritance.rootMembers(members)
    }

    private static func check(_ property: VariableDeclSyntax) throws {
        let marked = property.attribute("Attribute") ?? property.attribute("Relationship")
        let isOfNoInstance = property.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        if property.bindings.count > 1, !isOfNoInstance, !property.hasAttribute("Transient") {
            throw several.at(property)
        }
        if let marked, property.bindingSpecifier.tokenKind != .keyword(.var) { throw constant.at(marked) }
        if property.hasAttribute("Transient"), !isOfNoInstance, property.bindings.first?.accessorBlock == nil,
            property.bindings.first?.initializer == nil,
            property.bindings.first?.typeAnnotation?.type.wrappedInOptional == nil
        {
            throw transientWithoutDefault.at(property)
        }
    }

    static let notAClass = MacroProblem(id: "model.notAClass", message: "'@Model' can only be applied to a class")
    static let generic = MacroProblem(id: "model.generic", message: "a '@Model' class cannot be generic")
    static let several = MacroProblem(
        id: "model.several", message: "a persisted property of a '@Model' class needs a declaration of its own")
    static let constant = MacroProblem(
        id: "model.constant", message: "a persisted property of a '@Model' class must be a 'var'")
    static let transientWithoutDefault = MacroProblem(
        id: "model.transient", message: "a '@Transient' property needs a default value: the store has none for it")
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let property = PersistedMember(member),
            let index = PersistedMember.all(of: declaration.memberBlock.members).firstIndex(where: {
                $0.name == property.name
            })
        else { return [] }
        return ["@SwiftData._PersistedProperty(\(raw: index))"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { return [] }
        // A subclass has the conformances of its superclass.
        if ModelInheritance(model, conformingTo: protocols).isSubclass { return [] }
        return [
            try ExtensionDeclSyntax("extension \(type.trimmed): Observation.Observable {}"),
            try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}"),
        ]
    }
}
