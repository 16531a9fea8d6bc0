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
    /// Sets the typesetting language of text in the view. Has no effect: the line height fits the characters.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets the typesetting language of text in the view. Has no effect: the line height fits the characters.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
}

extension Text {
    /// Sets the typesetting language of the text. Has no effect: the line height fits the characters.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// Sets the typesetting language of the text. Has no effect: the line height fits the characters.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
