import Foundation

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// The quality of voices that are installed with the service.
    case `default` = 1
    /// A better quality.
    case enhanced = 2
    /// The best quality.
    case premium = 3
}

/// A voice of the desktop's service for speech.
///
/// The first use asks the service for its voices, and starts it if it is not running.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    /// The language, as a BCP 47 tag such as `en-GB`.
    public let language: String
    /// The identifier: the name that the service has for the voice.
    public let identifier: String
    /// The name of the voice.
    public var name: String { identifier }
    /// The quality: the default one, since the service does not say how good a voice is.
    public var quality: AVSpeechSynthesisVoiceQuality { .default }

    init(language: String, identifier: String) {
        (self.language, self.identifier) = (language, identifier)
        super.init()
    }

    /// Creates a voice of a language; without one, of the current language. `nil` if there is no such voice.
    ///
    /// A voice of another region serves where the language's own region has none.
    public convenience init?(language: String?) {
        let language = language ?? Self.currentLanguageCode()
        let voices = SpeechVoices.all
        func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }
        let tag = language.replacing("_", with: "-").lowercased()
        let found =
            voices.first { $0.language.lowercased() == tag }
            ?? voices.first { primary($0.language).lowercased() == primary(tag) }
        guard let found else { return nil }
        self.init(language: language, identifier: found.name)
    }

    /// Creates the voice with an identifier; `nil` if there is none.
    public convenience init?(identifier: String) {
        guard let found = SpeechVoices.all.first(where: { $0.name == identifier }) else { return nil }
        self.init(language: found.language, identifier: found.name)
    }

    /// Returns the voices of the service; none where there is no service.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] {
        SpeechVoices.all.map { AVSpeechSynthesisVoice(language: $0.language, identifier: $0.name) }
    }

    /// Returns the current language, as a BCP 47 tag.
    public class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

    /// Voices with one identifier are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? AVSpeechSynthesisVoice).map { $0.identifier == identifier && $0.language == language } ?? false
    }

    /// The hash of the identifier.
    public override var hash: Int { identifier.hash }
}
