import Foundation

extension Locale {
    /// The locale that `LC_ALL`, `LC_MESSAGES` or `LANG` names: the first of them that is set, as in the C library.
    package init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let name = names.first { !$0.isEmpty } ?? "C"
        // Without the encoding and the variant: de_CH.UTF-8@euro.
        let identifier = String(name.prefix { $0 != "." && $0 != "@" })
        self.init(identifier: identifier == "C" || identifier == "POSIX" ? "en_US" : identifier)
    }
}

extension Locale {
    /// Whether the locale's language is English. The name of the locale answers this for most programs: parsing it with
    /// Foundation loads the data of all languages.
    package var speaksEnglish: Bool {
        identifier == "en" || identifier.hasPrefix("en_") || language.languageCode?.identifier == "en"
    }
}

extension SceneGraph {
    /// Sets the values that depend on the user's locale: locale, calendar, time zone and layout direction (law G5).
    @MainActor
    package func setLocale(_ locale: Locale, timeZone: LateValue<TimeZone> = LateValue { .current }) {
        setEnvironment(\.locale, locale)
        setEnvironment(
            \.lateCalendar,
            LateValue {
                var calendar = Calendar(identifier: .gregorian)
                calendar.locale = locale
                calendar.timeZone = timeZone.value
                return calendar
            })
        setEnvironment(\.lateTimeZone, timeZone)
        if !locale.speaksEnglish, locale.language.characterDirection == .rightToLeft {
            setEnvironment(\.layoutDirection, .rightToLeft)
        }
    }
}
