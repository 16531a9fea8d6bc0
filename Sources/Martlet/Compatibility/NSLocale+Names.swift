import Foundation

// Functions of NSLocale that Foundation has on Linux for Locale alone.
extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    /// Returns the name of a language, in the language of the locale: "Deutsch" for `de`.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        locale.localizedString(forLanguageCode: languageCode)
    }

    /// Returns the name of a region, in the language of the locale: "Italien" for `IT`.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        locale.localizedString(forRegionCode: countryCode)
    }

    /// Returns the name of a currency, in the language of the locale: "Euro" for `EUR`.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        locale.localizedString(forCurrencyCode: currencyCode)
    }
}
