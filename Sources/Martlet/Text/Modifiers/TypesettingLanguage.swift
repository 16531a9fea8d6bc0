import Foundation

/// The language by whose rules text is set.
public struct TypesettingLanguage: Equatable, Sendable {
    private let language: Locale.Language?

    /// The language implied by the characters of the text and by the user's language.
    public static let automatic = TypesettingLanguage(language: nil)

    /// A language, whatever the characters of the text.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Says by the rules of which language text in the view is set. Lines have room for the characters that are in them.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Says by the rules of which language text in the view is set. Lines have room for the characters that are in them.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
}

extension Text {
    /// Says by the rules of which language the text is set. Lines have room for the characters that are in them.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// Says by the rules of which language the text is set. Lines have room for the characters that are in them.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
