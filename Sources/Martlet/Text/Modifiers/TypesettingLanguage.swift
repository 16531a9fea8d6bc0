import Foundation

/// The language whose rules apply to typesetting.
public struct TypesettingLanguage: Equatable, Sendable {
    private let language: Locale.Language?

    /// The language implied by the characters of the text and by the user's language.
    public static let automatic = TypesettingLanguage(language: nil)

    /// Returns a given language, regardless of the characters of the text.
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
