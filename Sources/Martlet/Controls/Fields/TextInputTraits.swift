/// What fields say of the text that is typed in them: it helps input methods, keyboards on screens, and spell checkers.
public struct TextInputTraits: Hashable, Sendable {
    /// What kind of text it is.
    public internal(set) var keyboard = UIKeyboardType.default
    /// What the text stands for.
    public internal(set) var contentType: UITextContentType?
    /// What is written in capitals; nil for what the input method does by itself.
    public internal(set) var capitalization: TextInputAutocapitalization?
    /// Whether the text is not to be corrected; nil for what the input method does by itself.
    public internal(set) var isCorrectionDisabled: Bool?
    /// What sending the text off does, as a key on a screen says it.
    public internal(set) var submitLabel = SubmitLabel.return

    /// What is so where nothing is said.
    public init() {}
}

/// A kind of text for which there is a keyboard of its own.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Letters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the text in a field stands for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType("name")
    public static let namePrefix = UITextContentType("namePrefix")
    public static let givenName = UITextContentType("givenName")
    public static let middleName = UITextContentType("middleName")
    public static let familyName = UITextContentType("familyName")
    public static let nameSuffix = UITextContentType("nameSuffix")
    public static let nickname = UITextContentType("nickname")
    public static let jobTitle = UITextContentType("jobTitle")
    public static let organizationName = UITextContentType("organizationName")
    public static let location = UITextContentType("location")
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
    public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
    public static let addressCity = UITextContentType("addressCity")
    public static let addressState = UITextContentType("addressState")
    public static let addressCityAndState = UITextContentType("addressCityAndState")
    public static let sublocality = UITextContentType("sublocality")
    public static let countryName = UITextContentType("countryName")
    public static let postalCode = UITextContentType("postalCode")
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    public static let emailAddress = UITextContentType("emailAddress")
    public static let URL = UITextContentType("URL")
    public static let creditCardNumber = UITextContentType("creditCardNumber")
    public static let username = UITextContentType("username")
    public static let password = UITextContentType("password")
    public static let newPassword = UITextContentType("newPassword")
    public static let oneTimeCode = UITextContentType("oneTimeCode")
    public static let dateTime = UITextContentType("dateTime")
    public static let birthdate = UITextContentType("birthdate")
}

/// What is written in capitals as it is typed, by its older name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

/// What is written in capitals as it is typed, where the input method can do that.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let type: UITextAutocapitalizationType

    /// Nothing.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// Every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

    private init(type: UITextAutocapitalizationType) { self.type = type }

    /// The same as an older name says.
    public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }
}

/// What sending off what was typed does, as a key on a screen says it.
public struct SubmitLabel: Hashable, Sendable {
    private let number: UInt8

    public static let done = SubmitLabel(number: 0)
    public static let go = SubmitLabel(number: 1)
    public static let send = SubmitLabel(number: 2)
    public static let join = SubmitLabel(number: 3)
    public static let route = SubmitLabel(number: 4)
    public static let search = SubmitLabel(number: 5)
    public static let `return` = SubmitLabel(number: 6)
    public static let next = SubmitLabel(number: 7)
    public static let `continue` = SubmitLabel(number: 8)
}

private enum TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
    /// What fields say of the text that is typed in them.
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether text is not to be corrected.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isCorrectionDisabled ?? false }
        set { textInputTraits.isCorrectionDisabled = newValue }
    }
}

extension View {
    /// Says what kind of text is typed in the fields of the view. Input methods and keyboards on screens go by it; it
    /// keeps no other text out.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type }
    }

    /// Says what the text in the fields of the view stands for.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
    }

    /// Says what input methods write in capitals in the fields of the view.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    { transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization } }

    /// Says what input methods write in capitals in the fields of the view; the older form.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Keeps input methods from correcting text in the fields of the view.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isCorrectionDisabled = disable }
    }

    /// Keeps input methods from correcting text in the fields of the view; nil for what they do by themselves.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isCorrectionDisabled = disable }
    }

    /// Says what sending off the text in the fields of the view does. Keyboards on screens may show it.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
    }
}
