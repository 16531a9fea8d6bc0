import Foundation
import MartletABI
import Testing

@testable import Martlet

/// Plural categories, by ICU and by the table that is used without it.
@Suite struct PluralCategoryTests {
    private static let languages = [
        "en", "de", "fr", "pt", "es", "it", "ru", "uk", "be", "pl", "cs", "sk", "sl", "sr", "hr", "bs", "mk", "is",
        "lv",
        "lt", "ro", "ar", "he", "cy", "ga", "mt", "gd", "br", "gv", "da", "ja", "zh", "hi", "fil", "hy", "si", "ak",
    ]

    @Test(arguments: languages) func theTableAgreesForWholeNumbers(language: String) {
        for number in Array(0...130) + [200, 1000, 1_000_000, 2_000_000] {
            guard let category = PluralRules.category(of: Double(number), locale: language) else { continue }
            #expect(PluralRule.category(of: Double(number), language: language) == category, "\(number)")
        }
    }

    @Test(
        .enabled(if: PluralRules.category(of: 1, locale: "en") != nil, "ICU is not used"),
        arguments: [
            ("hr", 1.1, "one"), ("hr", 1.2, "few"), ("hr", 1.5, "other"), ("sr", 0.1, "one"), ("bs", 2.3, "few"),
            ("mk", 1.1, "one"), ("is", 1.1, "one"), ("is", 1.2, "other"), ("lv", 1.1, "one"), ("lv", 1.2, "other"),
            ("da", 0.5, "one"),
            ("en", 1.5, "other"), ("fr", 1.5, "one"), ("pl", 1.5, "other"), ("lt", 1.5, "many"),
        ])
    func decimalsHaveTheCategoryOfTheirDigits(language: String, number: Double, category: String) {
        #expect(PluralRule.category(of: number, locale: Locale(identifier: language)) == category)
    }

    @Test(.enabled(if: PluralRules.category(of: 1, locale: "en") != nil, "ICU is not used"))
    func regionsHaveRulesOfTheirOwn() {
        #expect(PluralRule.category(of: 0, locale: Locale(identifier: "pt_BR")) == "one")
        #expect(PluralRule.category(of: 0, locale: Locale(identifier: "pt_PT")) == "other")
    }
}
