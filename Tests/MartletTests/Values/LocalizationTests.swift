import Foundation
import Testing

@testable import Martlet

/// A bundle's folder for one test.
private final class TemporaryBundle {
    let root: URL
    let bundle: Bundle

    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory
            .appendingPathComponent("tables-\(UUID().uuidString)")
        for (path, contents) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: file)
        }
        let found: Bundle? = Bundle(path: root.path)
        bundle = try #require(found)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }
}

@Suite("Localisation")
struct LocalizationTests {
    @Test func tablesAreFoundByLocale() throws {
        let files = [
            "fr.lproj/Localizable.strings": """
            /* greeting */ "Hello" = "Bonjour";
            "%@ has %lld" = "%2$lld pour %1$@";
            "**Go**" = "Va **vite**";
            """,
            "fr.lproj/Other.strings": "\"Hello\" = \"Salut\";",
            "pt-BR.lproj/Localizable.strings": "\"Hello\" = \"Oi\";",
            "en.lproj/Localizable.strings": "\"Hello\" = \"Hello there\";",
        ]
        let tables = try TemporaryBundle(files)
        let bundle = tables.bundle
        #expect(shown(Text("Hello", bundle: bundle), "fr_FR") == "Bonjour")
        #expect(shown(Text("Hello", bundle: bundle), "fr_CA") == "Bonjour")
        #expect(shown(Text("Hello", tableName: "Other", bundle: bundle), "fr_FR") == "Salut")
        #expect(shown(Text("Hello", bundle: bundle), "pt_BR") == "Oi")
        #expect(shown(Text("Hello", bundle: bundle), "de_DE") == "Hello there")
        #expect(shown(Text("Missing", bundle: bundle), "fr_FR") == "Missing")
        let name = "Ann"
        #expect(shown(Text("\(name) has \(1234)", bundle: bundle), "fr_FR").hasSuffix("pour Ann"))
        #expect(shown(Text("\(name) has \(3)", bundle: bundle), "fr_FR") == "3 pour Ann")
        let styled = Text("**Go**", bundle: bundle).resolve(in: .with("fr_FR"))
        #expect(styled.string == "Va vite" && styled.runs.count == 2)
    }

    @Test func partsVaryWithTheirOwnNumbers() throws {
        func part(_ one: String, _ other: String) -> String {
            """
            <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>%lld dogs and %lld cats</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@dogs@ et %#@cats@, 100 %%</string>
            <key>dogs</key>\(part("un chien", "%lld chiens"))<key>cats</key>\(part("%lld chat", "%lld chats"))
            </dict>
            <key>%@ has %lld dogs</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$@ a %2$#@dogs@</string>
            <key>dogs</key>\(part("un chien", "%lld chiens"))</dict>
            </dict></plist>
            """
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld birds in %lld yards": {"localizations": {
              "fr": {"stringUnit": {"state": "translated", "value": "%#@birds@ dans %#@yards@"}, "substitutions": {
                "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg oiseau"}}, "other": {"stringUnit": {"value": "%arg oiseaux"}}}}},
                "yards": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "une cour"}}, "other": {"stringUnit": {"value": "%arg cours"}}}}}
              }}}}}}
            """
        let tables = try TemporaryBundle([
            "fr.lproj/Localizable.stringsdict": dictionary, "Localizable.xcstrings": catalogue,
            "fr.lproj/Localizable.strings": "\"Plain\" = \"Simple\";",
        ])
        let bundle = tables.bundle
        #expect(shown(Text("\(1) dogs and \(3) cats", bundle: bundle), "fr_FR") == "un chien et 3 chats, 100 %")
        #expect(shown(Text("\(2) dogs and \(1) cats", bundle: bundle), "fr_FR") == "2 chiens et 1 chat, 100 %")
        let name = "Ann"
        #expect(shown(Text("\(name) has \(1) dogs", bundle: bundle), "fr_FR") == "Ann a un chien")
        #expect(shown(Text("\(name) has \(7) dogs", bundle: bundle), "fr_FR") == "Ann a 7 chiens")
        #expect(shown(Text("\(1) birds in \(4) yards", bundle: bundle), "fr_FR") == "1 oiseau dans 4 cours")
        #expect(shown(Text("\(5) birds in \(1) yards", bundle: bundle), "fr_FR") == "5 oiseaux dans une cour")
        #expect(shown(Text("Plain", bundle: bundle), "fr_FR") == "Simple")
        #expect(shown(Text("\(2) dogs and \(1) cats", bundle: bundle), "en_US") == "2 dogs and 1 cats")
    }

    @Test func cataloguesAreRead() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {
                "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
              "%lld items": {"localizations": {
                "fr": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld chose"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld choses"}}}}}}},
              "Bare": {}}}
            """
        let tables = try TemporaryBundle(["Localizable.xcstrings": catalogue])
        #expect(shown(Text("Hello", bundle: tables.bundle), "fr_FR") == "Bonjour")
        #expect(shown(Text("Bare", bundle: tables.bundle), "fr_FR") == "Bare")
        #expect(shown(Text("Hello", bundle: tables.bundle), "en_US") == "Hello")
        #expect(shown(Text("\(5) items", bundle: tables.bundle), "fr_FR") == "5 choses")
        #expect(shown(Text("\(1) items", bundle: tables.bundle), "fr_FR") == "1 chose")
    }

    @Test func anIntegerAloneHasPluralForms() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld": {"localizations": {
                "fr": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "un"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld fois"}}}}}}}}}
            """
        let tables = try TemporaryBundle(["Localizable.xcstrings": catalogue])
        #expect(shown(Text("\(1)", bundle: tables.bundle), "fr_FR") == "un")
        #expect(shown(Text("\(5)", bundle: tables.bundle), "fr_FR") == "5 fois")
        #expect(shown(Text("\(5)", bundle: tables.bundle), "en_US") == "5")
    }

    @Test func tablesTellWhatTheySayOtherwise() {
        #expect(!StringTable([:]).says(other: "%lld") && !StringTable(["%lld": "%lld"]).says(other: "%lld"))
        #expect(StringTable(["%lld": "no. %lld"]).says(other: "%lld"))
        #expect(StringTable([:], plurals: ["%lld": ["one": "a", "other": "b"]]).says(other: "%lld"))
    }

    @Test func textsDifferByTheDevice() throws {
        func unit(_ text: String) -> String { "{\"stringUnit\": {\"value\": \"\(text)\"}}" }
        func plural(_ one: String, _ other: String) -> String {
            "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other)), "
                + "\"zero\": \(unit("no clicks"))}}}"
        }
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "go": {"localizations": {"en": {"variations": {"device": {
                "iphone": \(unit("Tap")), "mac": \(unit("Click")), "other": \(unit("Press"))}}}}},
              "leave": {"localizations": {"en": {"variations": {"device": {
                "iphone": \(unit("Swipe")), "other": \(unit("Leave"))}}}}},
              "%lld times": {"localizations": {"en": {"variations": {"device": {
                "mac": \(plural("%lld click", "%lld clicks")), "other": \(plural("%lld tap", "%lld taps"))}}}}},
              "odd": {"localizations": 3}
            }}
            """
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>stay</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>iphone</key><string>Hold</string><key>mac</key><string>Stay</string></dict></dict>
            <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>5</key><string>Hi</string><key>20</key><string>Good morning</string></dict></dict>
            </dict></plist>
            """
        let tables = try TemporaryBundle([
            "Localizable.xcstrings": catalogue, "en.lproj/Localizable.stringsdict": dictionary,
        ])
        func text(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
            shown(Text(key, bundle: tables.bundle), locale)
        }
        #expect(text("go") == "Click" && text("leave") == "Leave" && text("odd") == "odd")
        #expect(text("\(1) times") == "1 click" && text("\(2) times") == "2 clicks")
        #expect(text("\(0) times") == "no clicks")
        #expect(text("stay") == "Stay" && text("wide") == "Good morning")
        // A missing language is replaced by that of the keys.
        #expect(text("go", "de_DE") == "Click")
    }

    @Test func scannersReadEverySpecifier() {
        var scanner = FormatScanner("a%@ %2$lld%% %-5.2lf %z")
        var pieces: [FormatScanner.Piece] = []
        while let piece = scanner.next() { pieces.append(piece) }
        #expect(
            pieces == [
                .literal("a"), .specifier(FormatSpecifier(conversion: UInt8(ascii: "@"))), .literal(" "),
                .specifier(FormatSpecifier(position: 1, conversion: UInt8(ascii: "d"))), .literal("%"),
                .literal(" "),
                .specifier(FormatSpecifier(flags: "-", width: 5, precision: 2, conversion: UInt8(ascii: "f"))),
                .literal(" "), .literal("%z"),
            ])
    }

    @Test(arguments: ["en_US", "de_DE", "fr_FR", "en_IN", "es_ES", "pl_PL", "ar_EG", "ja_JP", "de_CH"])
    func integersAgreeWithTheLocalesFormatter(identifier: String) {
        let locale = Locale(identifier: identifier)
        let symbols = NumberSymbols(locale: locale)
        for value in [0, 7, 99, 100, 999, 1000, 9999, 10_000, 123_456, 9_876_543_210, -1, -12_345, .max, .min] {
            #expect(symbols.string(Int64(value)) == value.formatted(.number.locale(locale)))
        }
        #expect(symbols.string(UInt64.max) == UInt64.max.formatted(.number.locale(locale)))
    }
}

@Suite("Locales that write numbers plainly")
struct PlainLocaleTests {
    @Test(arguments: NumberSymbols.plainLocales)
    func samplesSayTheSame(identifier: String) {
        #expect(NumberSymbols(samplesOf: Locale(identifier: identifier)) == .plain)
    }
}

@Suite("Plural rules")
struct PluralRuleTests {
    private static let cases: [(String, Double, String)] = [
        ("en", 1, "one"), ("en", 0, "other"), ("en", 1.5, "other"), ("fr", 0, "one"), ("ja", 1, "other"),
        ("ru", 1, "one"), ("ru", 3, "few"), ("ru", 11, "many"), ("ru", 22, "few"), ("pl", 21, "many"),
        ("cs", 3, "few"), ("ar", 2, "two"), ("ar", 11, "many"), ("ar", 103, "few"), ("he", 2, "two"),
        ("is", 21, "one"), ("is", 11, "other"), ("mk", 31, "one"), ("mt", 0, "few"), ("mt", 15, "many"),
        ("gd", 11, "one"), ("gd", 14, "few"), ("br", 21, "one"), ("br", 72, "other"), ("br", 4, "few"),
        ("gv", 20, "few"), ("es", 1_000_000, "many"), ("es", 0, "other"), ("fr", 2_000_000, "many"),
        ("it", 1.5, "other"), ("fil", 4, "other"), ("fil", 5, "one"), ("da", 0.5, "one"), ("da", 2, "other"),
        ("pa", 0, "one"), ("he", 0.5, "one"), ("lv", 10, "zero"), ("lt", 1.5, "many"), ("sl", 102, "two"),
        ("cy", 6, "many"), ("ga", 9, "many"), ("km", 1, "other"), ("ro", 101, "few"), ("uk", 112, "many"),
    ]

    @Test(arguments: cases)
    func categories(language: String, number: Double, expected: String) {
        #expect(PluralRule.category(of: number, language: language) == expected)
    }
}
