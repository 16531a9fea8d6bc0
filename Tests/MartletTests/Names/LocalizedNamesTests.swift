import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor @Suite struct LocalizedNamesTests {
    private let english = Locale(identifier: "en_US")

    @Test func aStringIsItsKeyWithTheArguments() {
        #expect(String(localized: "Welcome", locale: english) == "Welcome")
        #expect(String(localized: "\(1234) of **\("files")**", locale: english) == "1,234 of **files**")
        #expect(String(localized: "100% of \(3)", locale: english) == "100% of 3")
        #expect(String(localized: "greeting", defaultValue: "Hello, \("Ann")", locale: english) == "Hello, Ann")
    }

    @Test func aTableHasTheLastWord() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try "\"%lld books\" = \"%lld Bücher\";\n\"greeting\" = \"Hallo, %@\";"
            .write(to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let locale = Locale(identifier: "de_DE")
        #expect(String(localized: "\(2) books", bundle: bundle, locale: locale) == "2 Bücher")
        let resource = LocalizedStringResource(
            "greeting", defaultValue: "Hello, \("Ann")", locale: locale, bundle: .atURL(folder))
        #expect(String(localized: resource) == "Hallo, Ann")
        let host = TestHost { Text(resource).environment(\.locale, locale) }
        #expect(host.texts == ["Hallo, Ann"])
    }

    @Test func resourcesAreShown() {
        let title: LocalizedStringResource = "Chapter \(7)"
        let host = TestHost {
            VStack {
                Text(title); Text("Read \(title)")
            }
        }
        #expect(host.texts == ["Chapter 7", "Read Chapter 7"])
        #expect(title == "Chapter \(7)")
        #expect(title != "Chapter \(8)")
    }

    @Test func markdownBecomesAttributes() throws {
        let string = try AttributedString(
            markdown: "**bold** and [a link](page)", baseURL: URL(string: "https://example.com/"))
        #expect(String(string.characters) == "bold and a link")
        let runs = string.runs.map { run in
            (run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self], run.link?.absoluteString)
        }
        #expect(runs.map(\.0) == [.stronglyEmphasized, nil, nil])
        #expect(runs.map(\.1) == [nil, nil, "https://example.com/page"])
        #expect(TestHost { Text(string) }.texts == ["bold and a link"])
    }

    @Test func blocksLoseTheirMarks() throws {
        let text = "# Title\n\nOne\ntwo\n\n- a\n- b\n\n1. c\n\n> q\n\n```\nlet *x*\n```\n"
        let string = try AttributedString(markdown: text)
        #expect(String(string.characters) == "TitleOne twoabcqlet *x*\n")
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\n\n *b*", options: inline).characters) == "a\n\n b")
        let flat = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        #expect(String(try AttributedString(markdown: "a\n\n *b*", options: flat).characters) == "a b")
    }

    @Test func wordsOfAttributedStringsAgree() {
        func text(_ value: String.LocalizationValue, _ locale: Locale = Locale(identifier: "en_US")) -> String {
            String(AttributedString(localized: value, locale: locale).characters)
        }
        #expect(text("^[\(4) leaf](inflect: true) and ^[\(1) nuts](inflect: true)") == "4 leaves and 1 nut")
        #expect(text("**^[\(2) box](inflect: true)**, ^[*\(3)* small mouse](inflect: true)") == "2 boxes, 3 small mice")
        #expect(text("^[\(2) Blatt](inflect: true)", Locale(identifier: "de_DE")) == "2 Blatt")
        #expect(String(localized: "^[\(2) box](inflect: true)") == "^[2 box](inflect: true)")
    }

    @Test func localizedAttributes() {
        let string = AttributedString(localized: "**\(3)** left", locale: english)
        #expect(String(string.characters) == "3 left")
        #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func listsAreWrittenOut() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(for: 3) == nil)
    }

    @Test func controlsAreCalledByResources() throws {
        let name: LocalizedStringResource = "Chapter \(7)"
        let host = TestHost(size: CGSize(width: 600, height: 900)) {
            VStack {
                Button(name) {}
                Button(name, systemImage: "book", role: .destructive) {}
                Toggle(name, isOn: .constant(true))
                TextField(name, text: .constant(""))
                Link(name, destination: URL(fileURLWithPath: "/"))
                Stepper(name, value: .constant(1), in: 0...3)
                ProgressView(name)
                Text("x").accessibilityLabel(name)
                List { Label(name, systemImage: "book") }
            }
        }
        #expect(host.findAll(.button).filter { $0.label == "Chapter 7" }.count == 2)
        #expect(host.findAll(.toggle).map(\.label) == ["Chapter 7"])
        #expect(host.findAll(.textField).map(\.label) == ["Chapter 7"])
        #expect(host.findAll(.link).map(\.label) == ["Chapter 7"])
        #expect(host.findAll(.progress).map(\.label) == ["Chapter 7"])
        #expect(host.texts.filter { $0 == "Chapter 7" }.count >= 4)
    }
}
