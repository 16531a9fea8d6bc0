/// The traits of typed text, for input methods, on-screen keyboards and spell checkers.
package struct TextInputTraits: Hashable, Sendable {
    /// The kind of keyboard.
    package internal(set) var keyboard = UIKeyboardType.default
    /// The meaning of the text.
    package internal(set) var contentType: UITextContentType?
    /// The automatic capitalization; `nil` for the input method's default.
    package internal(set) var capitalization: TextInputAutocapitalization?
    /// Whether autocorrection is disabled; `nil` for the input method's default.
    package internal(set) var isCorrectionDisabled: Bool?
    /// The label of the submit key on an on-screen keyboard.
    package internal(set) var submitLabel = SubmitLabel.return

    /// Creates the default traits.
    package init() {}
}

/// A layout of the on-screen keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// A layout of an on-screen keyboard. A hardware keyboard is not affected.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Layouts for decimal numbers, messages, web searches and digits.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The layout for letters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The meaning of the text in a field, for autofill and input methods.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the content type.
    public let rawValue: String

    /// Creates a content type with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// A full name.
    public static let name = UITextContentType("name")
    /// A title before a name, such as Dr.
    public static let namePrefix = UITextContentType("namePrefix")
    /// A given name.
    public static let givenName = UITextContentType("givenName")
    /// A middle name.
    public static let middleName = UITextContentType("middleName")
    /// A family name.
    public static let familyName = UITextContentType("familyName")
    /// A suffix after a name, such as Jr.
    public static let nameSuffix = UITextContentType("nameSuffix")
    /// A nickname.
    public static let nickname = UITextContentType("nickname")
    /// The title of a job.
    public static let jobTitle = UITextContentType("jobTitle")
    /// The name of an organization.
    public static let organizationName = UITextContentType("organizationName")
    /// A location with its address.
    public static let location = UITextContentType("location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType("addressCity")
    /// A state or province.
    public static let addressState = UITextContentType("addressState")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType("addressCityAndState")
    /// A part of a city.
    public static let sublocality = UITextContentType("sublocality")
    /// A country.
    public static let countryName = UITextContentType("countryName")
    /// A postal code.
    public static let postalCode = UITextContentType("postalCode")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    /// An email address.
    public static let emailAddress = UITextContentType("emailAddress")
    /// A web address.
    public static let URL = UITextContentType("URL")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType("creditCardNumber")
    /// The date at which a credit card expires.
    public static let creditCardExpiration = UITextContentType("creditCardExpiration")
    /// The month at which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType("creditCardExpirationMonth")
    /// The year at which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType("creditCardExpirationYear")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType("creditCardSecurityCode")
    /// The type of a credit card.
    public static let creditCardType = UITextContentType("creditCardType")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType("creditCardName")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType("creditCardGivenName")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType("creditCardMiddleName")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType("creditCardFamilyName")
    /// A user name for signing in.
    public static let username = UITextContentType("username")
    /// A password.
    public static let password = UITextContentType("password")
    /// A new password.
    public static let newPassword = UITextContentType("newPassword")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType("oneTimeCode")
    /// A date with a time.
    public static let dateTime = UITextContentType("dateTime")
    /// A date of birth.
    public static let birthdate = UITextContentType("birthdate")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType("birthdateDay")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType("birthdateMonth")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType("birthdateYear")
    /// The number of a flight.
    public static let flightNumber = UITextContentType("flightNumber")
    /// The tracking number of a shipment.
    public static let shipmentTrackingNumber = UITextContentType("shipmentTrackingNumber")
    /// The number of an embedded SIM card.
    public static let cellularEID = UITextContentType("cellularEID")
    /// The equipment number of a mobile device.
    public static let cellularIMEI = UITextContentType("cellularIMEI")
    /// The first equipment number of a mobile device.
    public static let cellularIMEI1 = UITextContentType("cellularIMEI1")
    /// The second equipment number of a mobile device.
    public static let cellularIMEI2 = UITextContentType("cellularIMEI2")
    /// The code with which a SIM card is activated in China.
    public static let cellularNAL = UITextContentType("cellularNAL")
}

/// The meaning of the text in a field, as AppKit calls it.
///
/// Both names are one type, so that `textContentType(.password)` is not ambiguous.
public typealias NSTextContentType = UITextContentType

/// The automatic capitalization, in the older spelling.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// None, of each word, of each sentence, or of all letters.
    case none, words, sentences, allCharacters
}

/// The automatic capitalization of typed text, if the input method supports it.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let type: UITextAutocapitalizationType

    /// No capitalization.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// Every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

    private init(type: UITextAutocapitalizationType) { self.type = type }

    /// Creates the equivalent of an older value.
    public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }
}

/// The label of the submit key on an on-screen keyboard.
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
    /// The traits of text in fields.
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether autocorrection is disabled.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isCorrectionDisabled ?? false }
        set { textInputTraits.isCorrectionDisabled = newValue }
    }

    /// Whether autocorrection is disabled; `nil` for the input method's default.
    public var disableAutocorrection: Bool? {
        get { textInputTraits.isCorrectionDisabled }
        set { textInputTraits.isCorrectionDisabled = newValue }
    }
}

extension View {
    /// Sets the keyboard layout for the fields in the view. It is a hint for input methods and on-screen keyboards;
    /// other characters can still be entered.
    ///
    ///     TextField("Email", text: $text)
    ///         .keyboardType(.emailAddress)
    ///
    /// In a terminal it has no effect. To restrict the characters, check the text in `onChange`, or use a field with a
    /// format.
    ///
    /// - Parameter type: The keyboard layout.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type }
    }

    /// Sets the meaning of the text in the fields of the view, for autofill and input methods.
    ///
    ///     SecureField("Password", text: $text)
    ///         .textContentType(.password)
    ///
    /// In a window, input methods and on-screen keyboards get it as a hint. In a terminal it has no effect.
    ///
    /// - Parameter textContentType: The meaning of the text; `nil` for none. ``NSTextContentType`` is another name of the
    ///   type.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
    }

    /// Sets the automatic capitalization by input methods in the fields of the view.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    { transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization } }

    /// Sets the automatic capitalization by input methods in the fields of the view, in the older spelling.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Disables autocorrection by input methods in the fields of the view.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isCorrectionDisabled = disable }
    }

    /// Disables autocorrection by input methods in the fields of the view; `nil` restores the input method's default.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isCorrectionDisabled = disable }
    }

    /// Sets the label of the submit key. On-screen keyboards may show it.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
    }
}
