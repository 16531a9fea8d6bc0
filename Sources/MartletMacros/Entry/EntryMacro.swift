import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: generates a key next to the property, and accessors that use the key.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///     }
///
/// becomes
///
///     var accent: Color {
///         get { self[__Key_accent.self] }
///         set { self[__Key_accent.self] = newValue }
///     }
///     private struct __Key_accent: EnvironmentKey, _EntryKey {
///         typealias Value = Color
///         static let _default = _EntryDefault<Color>(.blue)
///     }
///
/// The default value is computed once, also if its type is not `Sendable`. A default that is an object is therefore
/// the same object for every reader.
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = try? EntryDeclaration(declaration, attribute: node, in: context) else {
            // The peer macro reports the error. Without an accessor, the compiler would report another one.
            let isComputed = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock != nil
            return isComputed ? [] : ["get { Swift.fatalError() }"]
        }
        return [
            "get { self[\(entry.keyName).self] }",
            "set { self[\(entry.keyName).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try EntryDeclaration(declaration, attribute: node, in: context)
        if entry.container == .focusedValues {
            return [
                """
                private struct \(entry.keyName): SwiftUI.FocusedValueKey {
                    typealias Value = \(entry.type?.wrappedInOptional ?? "Never")
                }
                """
            ]
        }
        let value = entry.initialValue ?? "nil"
        guard let type = entry.type?.withoutImplicitUnwrapping else {
            return [
                """
                private struct \(entry.keyName): SwiftUI.\(raw: entry.container.keyProtocol), SwiftUI._EntryKey {
                    static let _default = SwiftUI._EntryDefault(\(value))
                }
                """
            ]
        }
        return [
            """
            private struct \(entry.keyName): SwiftUI.\(raw: entry.container.keyProtocol), SwiftUI._EntryKey {
                typealias Value = \(type)
                static let _default = SwiftUI._EntryDefault<\(type)>(\(value))
            }
            """
        ]
    }
}

extension TypeSyntax {
    /// `T` for `T?`, `T!` and `Optional<T>`; `nil` for other types.
    var wrappedInOptional: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        let arguments: GenericArgumentListSyntax?
        if let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional" {
            arguments = named.genericArgumentClause?.arguments
        } else if let named = self.as(MemberTypeSyntax.self), named.name.text == "Optional" {
            arguments = named.genericArgumentClause?.arguments
        } else {
            arguments = nil
        }
        guard let first = arguments?.first, arguments?.count == 1 else { return nil }
        return TypeSyntax(first.argument.trimmed)
    }

    /// The type in a form that is valid as a generic argument.
    fileprivate var withoutImplicitUnwrapping: TypeSyntax {
        guard let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
        return "\(type.wrappedType.trimmed)?"
    }
}
