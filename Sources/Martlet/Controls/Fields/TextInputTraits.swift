/// What fields say of the text that is typed in them: it helps input methods, keyboards on screens, and spell checkers.
package struct TextInputTraits: Hashable, Sendable {
    /// What kind of text it is.
    package internal(set) var keyboard = UIKeyboardType.default
    /// What the text stands for.
    package internal(set) var contentType: UITextContentType?
    /// What is written in capitals; nil for what the input method does by itself.
    package internal(set) var capitalization: TextInputAutocapitalization?
    /// Whether the text is not to be corrected; nil for what the input method does by itself.
    package internal(set) var isCorrectionDisabled: Bool?
    /// What sending the text off does, as a key on a screen says it.
    package internal(set) var submitLabel = SubmitLabel.return

    /// What is so where nothing is said.
    package init() {}
}

/// A kind of text for which there is a keyboard of its own.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// What a keyboard on the screen offers first. Hosts with a keyboard of keys offer everything.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// For decimal numbers, for messages and searches, for digits alone.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Letters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the text in a field stands for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// A full name.
    public static let name = UITextContentType("name")
    /// What is said before a name, such as Dr.
    public static let namePrefix = UITextContentType("namePrefix")
    /// A given name.
    public static let givenName = UITextContentType("givenName")
    /// A middle name.
    public static let middleName = UITextContentType("middleName")
    /// A family name.
    public static let familyName = UITextContentType("familyName")
    /// What is said after a name, such as Jr.
    public static let nameSuffix = UITextContentType("nameSuffix")
    /// A nickname.
    public static let nickname = UITextContentType("nickname")
    /// The title of a job.
    public static let jobTitle = UITextContentType("jobTitle")
    /// The name of an organization.
    public static let organizationName = UITextContentType("organizationName")
    /// A place, with its address.
    public static let location = UITextContentType("location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
    /// A town.
    public static let addressCity = UITextContentType("addressCity")
    /// A state or province.
    public static let addressState = UITextContentType("addressState")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType("addressCityAndState")
    /// A part of a town.
    public static let sublocality = UITextContentType("sublocality")
    /// A country.
    public static let countryName = UITextContentType("countryName")
    /// A postal code.
    public static let postalCode = UITextContentType("postalCode")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    /// An email address.
    public static let emailAddress = UITextContentType("emailAddress")
    /// An address of the web.
    public static let URL = UITextContentType("URL")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType("creditCardNumber")
    /// A name to sign in by.
    public static let username = UITextContentType("username")
    /// A password.
    public static let password = UITextContentType("password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType("newPassword")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType("oneTimeCode")
    /// A date with a time.
    public static let dateTime = UITextContentType("dateTime")
    /// A date of birth.
    public static let birthdate = UITextContentType("birthdate")
}

/// What is written in capitals as it is typed, by its older name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// Of no words, of each word, of each sentence, or all letters.
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

    /// “Done”.
    public static let done = SubmitLabel(number: 0)
    /// “Go”.
    public static let go = SubmitLabel(number: 1)
    /// “Send”.
    public static let send = SubmitLabel(number: 2)
    /// “Join”.
    public static let join = SubmitLabel(number: 3)
    /// “Route”.
    public static let route = SubmitLabel(number: 4)
    /// “Search”.
    public static let search = SubmitLabel(number: 5)
    /// “Return”.
    public static let `return` = SubmitLabel(number: 6)
    /// “Next”.
    public static let next = SubmitLabel(number: 7)
    /// “Continue”.
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

    /// Whether text is not to be corrected; nil for what the input method does by itself.
    public var disableAutocorrection: Bool? {
        get { textInputTraits.isCorrectionDisabled }
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
