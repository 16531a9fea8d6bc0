import Foundation
import MartletABI
import Synchronization

/// The effect of a formatting definition on the attributes of a text.
// @unchecked Sendable: used only while views are updated.
final class TextFormatting: Equatable, @unchecked Sendable {
    private let constrain: (inout AttributeContainer) -> Void
    private let scope: AttributeScopeKeys
    private let definition: Any

    init<D: AttributedTextFormattingDefinition>(_ definition: D) {
        constrain = { definition.constrain(&$0) }
        scope = .of(D.Scope.self)
        self.definition = definition
    }

    /// Returns the attributes after applying the constraints, reduced to those that views show.
    func formatted(_ attributes: AttributeContainer) -> AttributeContainer {
        var result = attributes
        constrain(&result)
        return result
    }

    /// Returns whether the definition's scope contains an attribute.
    func allows<K: AttributedStringKey>(_ key: K.Type) -> Bool { scope.contains(key) }

    static func == (a: TextFormatting, b: TextFormatting) -> Bool {
        if a === b { return true }
        guard let definition = a.definition as? any Equatable else { return false }
        return definition.isEqual(to: b.definition)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// The attribute keys that a scope contains.
struct AttributeScopeKeys: Sendable {
    private let keys: Set<ObjectIdentifier>

    func contains<K: AttributedStringKey>(_ key: K.Type) -> Bool { keys.contains(ObjectIdentifier(key)) }

    /// Returns the keys of a scope, which are determined once for each scope.
    static func of<S: AttributeScope>(_ scope: S.Type) -> AttributeScopeKeys {
        known.withLock { known in
            if let found = known[ObjectIdentifier(scope)] { return found }
            var keys: Set<ObjectIdentifier> = []
            collect(scope, into: &keys)
            let made = AttributeScopeKeys(keys: keys)
            known[ObjectIdentifier(scope)] = made
            return made
        }
    }

    private static let known = Mutex<[ObjectIdentifier: AttributeScopeKeys]>([:])

    private static func collect(_ scope: Any.Type, into keys: inout Set<ObjectIdentifier>) {
        for field in TypeField.fields(of: scope) {
            if field.type is any AttributeScope.Type {
                collect(field.type, into: &keys)
            } else {
                keys.insert(ObjectIdentifier(field.type))
            }
        }
    }
}

private enum TextFormattingKey: GatheredKey { static var defaultValue: TextFormatting? { nil } }

extension EnvironmentValues {
    /// The formatting of attributed strings; `nil` for no restrictions.
    var textFormatting: TextFormatting? {
        get { self[TextFormattingKey.self] }
        set { self[TextFormattingKey.self] = newValue }
    }
}

extension View {
    /// Sets the allowed formatting of attributed strings that the view shows or edits.
    ///
    ///     TextEditor(text: $recipe.text, selection: $selection)
    ///         .attributedTextFormattingDefinition(RecipeFormatting())
    ///
    /// The bound text may have attributes that are not shown. Apply the definition's `constrain(_:)` before passing
    /// the text to other code.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        modifier(EnvironmentModifier(keyPath: \.textFormatting, value: TextFormatting(definition)))
    }

    /// Limits the attributes of attributed strings in the view to those of a scope.
    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View {
        attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
    }
}
