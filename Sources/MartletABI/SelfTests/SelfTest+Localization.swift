extension SelfTest {
    static func pluralRules() -> [String] {
        // Programs that the standard library is linked into have no symbols to look up: no fault, and the table is used.
        guard PluralRules.keyword(of: 1, locale: "en") != nil else { return [] }
        var findings = Findings()
        let expected: [(String, Double, String)] = [
            ("en", 1, "one"), ("en", 1.5, "other"), ("ar", 3, "few"), ("pl", 5, "many"), ("hr", 1.1, "one"),
        ]
        for (locale, number, category) in expected {
            let found = PluralRules.keyword(of: number, locale: locale) ?? "nothing"
            findings.expect(found == category, "\(number) in \(locale) is \(found), and not \(category)")
        }
        return findings.reasons
    }
}
