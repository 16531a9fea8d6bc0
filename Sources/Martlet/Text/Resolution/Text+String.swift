import Foundation

extension Text {
    /// The characters of the text, in the app's language.
    var plainString: String { resolve(in: TextEnvironment()).string }

    /// Returns the characters of the text in a language, without the environment of a view.
    package func string(locale: Locale) -> String {
        var environment = TextEnvironment()
        environment.locale = locale
        return resolve(in: environment).string
    }
}
