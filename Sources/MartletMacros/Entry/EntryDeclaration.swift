import SwiftSyntax
import SwiftSyntaxMacros

/// A property that `@Entry` can be attached to.
struct EntryDeclaration {
    let container: EntryContainer
    let name: String
    /// The declared type, if any.
    let type: TypeSyntax?
    let initialValue: ExprSyntax?

    var keyName: TokenSyntax { "__Key_\(raw: name)" }

    /// Parses the property; throws a diagnostic if it is not valid.
    init(
        _ declaration: some DeclSyntaxProtocol,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) throws {
        guard let property = declaration.as(VariableDeclSyntax.self) else {
            throw Self.notAProperty.at(attribute)
        }
        guard property.bindingSpecifier.tokenKind == .keyword(.var) else {
            throw Self.constant.at(property.bindingSpecifier)
        }
        if let modifier = property.modifiers.first(where: { Self.rejected.contains($0.name.tokenKind) }) {
            throw Self.notOfAnInstance(modifier.trimmedDescription).at(modifier)
        }
        guard
            let surroundings = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
            let container = EntryContainer(surroundings)
        else { throw Self.elsewhere.at(attribute) }
        guard
            property.bindings.count == 1, let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw Self.notAProperty.at(attribute) }
        if let accessors = binding.accessorBlock { throw Self.computed.at(accessors) }

        self.container = container
        self.name = name.identifier?.name ?? name.text
        type = binding.typeAnnotation?.type.trimmed
        initialValue = binding.initializer?.value.trimmed

        if container == .focusedValues {
            if let initialValue { throw Self.focusedDefault.at(initialValue) }
            guard type?.wrappedInOptional != nil else { throw Self.focusedNotOptional.at(binding) }
        } else if initialValue == nil, type?.wrappedInOptional == nil {
            throw Self.noDefault(self.name).at(binding)
        }
    }

    private static let rejected: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]
}

extension EntryDeclaration {
    static let notAProperty = MacroProblem(
        id: "entry.notAProperty", message: "'@Entry' can only be attached to a single 'var' property")
    static let constant = MacroProblem(
        id: "entry.constant", message: "'@Entry' needs a 'var': an entry can be set")
    static let computed = MacroProblem(
        id: "entry.computed", message: "'@Entry' makes the accessors itself: the property must have none")
    static let elsewhere = MacroProblem(
        id: "entry.elsewhere",
        message: "'@Entry' can only be used in an extension of "
            + EntryContainer.allCases.dropLast().map { "'\($0.rawValue)'" }.joined(separator: ", ")
            + " or '\(EntryContainer.focusedValues.rawValue)'"
    )
    static let focusedDefault = MacroProblem(
        id: "entry.focusedDefault", message: "an '@Entry' of 'FocusedValues' has no default value but nil")
    static let focusedNotOptional = MacroProblem(
        id: "entry.focusedNotOptional", message: "an '@Entry' of 'FocusedValues' must be of optional type")

    static func notOfAnInstance(_ modifier: String) -> MacroProblem {
        MacroProblem(id: "entry.modifier", message: "'@Entry' cannot be used on a '\(modifier)' property")
    }

    static func noDefault(_ name: String) -> MacroProblem {
        MacroProblem(
            id: "entry.noDefault",
            message: "'@Entry' needs a default value for '\(name)', as its type is not optional")
    }
}
