#if GTK
import CGTK
import Martlet

/// The hints of a field for input methods and on-screen keyboards.
extension TextInputTraits {
    var purpose: GtkInputPurpose {
        switch keyboard {
        case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
        case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
        case .phonePad: GTK_INPUT_PURPOSE_PHONE
        case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
        case .URL: GTK_INPUT_PURPOSE_URL
        case .namePhonePad: GTK_INPUT_PURPOSE_NAME
        case .asciiCapable: GTK_INPUT_PURPOSE_ALPHA
        case .default, .numbersAndPunctuation, .twitter, .webSearch: purposeOfContent
        }
    }

    private var purposeOfContent: GtkInputPurpose {
        switch contentType {
        case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
        case .telephoneNumber: GTK_INPUT_PURPOSE_PHONE
        case .URL: GTK_INPUT_PURPOSE_URL
        case .name, .givenName, .familyName, .middleName, .creditCardName, .creditCardGivenName, .creditCardMiddleName,
            .creditCardFamilyName:
            GTK_INPUT_PURPOSE_NAME
        case .creditCardNumber, .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardSecurityCode,
            .birthdateDay, .birthdateMonth, .birthdateYear, .cellularEID, .cellularIMEI, .cellularIMEI1, .cellularIMEI2:
            GTK_INPUT_PURPOSE_DIGITS
        case .oneTimeCode: GTK_INPUT_PURPOSE_PIN
        default: GTK_INPUT_PURPOSE_FREE_FORM
        }
    }

    var hints: GtkInputHints {
        var hints: UInt32 = 0
        switch capitalization {
        case .never: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        default: break
        }
        switch isCorrectionDisabled {
        case true?: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
        case false?: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue
        case nil: break
        }
        return GtkInputHints(rawValue: hints)
    }
}
#endif
