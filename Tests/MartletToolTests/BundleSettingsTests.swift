import Foundation
import Testing

@testable import MartletTool

@Suite struct BundleSettingsTests {
    private func file(_ text: String) throws -> BundlerFile {
        try BundlerFile(text, url: URL(fileURLWithPath: "/package/Bundler.toml"))
    }

    @Test func valuesOfEveryKindAreRead() throws {
        let root = try TOMLReader.read(
            #"""
            # A comment
            text = "a \"b\" \u00e9" # another
            literal = 'c:\d'
            long = """
            one
            two \
              three"""
            number = 1_000
            fraction = -1.5
            truth = true
            list = [ "x", # first
              "y", ]
            inline = { a.b = 1, "c d" = [] }
            [table."with space"]
            key = 2026-11-28
            [[rows]]
            n = 1
            [[rows]]
            n = 2
            [rows.under]
            m = 3
            """#, file: "file")
        #expect(root["text"] == .string("a \"b\" é"))
        #expect(root["literal"] == .string(#"c:\d"#))
        #expect(root["long"] == .string("one\ntwo three"))
        #expect(root["number"] == .integer(1000))
        #expect(root["fraction"] == .number(-1.5))
        #expect(root["truth"] == .boolean(true))
        #expect(root["list"]?.strings == ["x", "y"])
        #expect(root["inline"] == .table(["a": .table(["b": .integer(1)]), "c d": .array([])]))
        #expect(root["table"] == .table(["with space": .table(["key": .string("2026-11-28")])]))
        #expect(
            root["rows"]
                == .array([
                    .table(["n": .integer(1)]), .table(["n": .integer(2), "under": .table(["m": .integer(3)])]),
                ]))
    }

    @Test(arguments: [
        ("a = 1\nb =", "line 2: a value is missing"), ("a 1", "“=” is missing"), ("a = \"x", "a text has no end"),
        ("a = 1\na = 2", "line 2: a is there already"), ("[a", "“]” is missing"), ("a = [1", "“]” is missing"),
        ("a = { b = 1", "“}” is missing"), ("a = 1 2", "the line should end here"), ("= 1", "a key is missing"),
        ("a = \"\\q\"", "is no escape"), ("a = \"\\ud800\"", "is no character"), ("a = yes", "is no value"),
        ("a = " + String(repeating: "[", count: 200_000), "nested too deeply"),
        ("a = " + String(repeating: "{ b = ", count: 200_000), "nested too deeply"),
        ("[a" + String(repeating: ".a", count: 200_000) + "]", "too many parts"),
    ])
    func faultsAreNamedWithTheirLine(text: String, reason: String) {
        let message = BundleFixture.message { try TOMLReader.read(text, file: "Bundler.toml") }
        #expect(message.contains(reason), "\(message)")
        #expect(message.hasPrefix("Bundler.toml, line "))
    }

    @Test func appsAreFoundByNameAndByProduct() throws {
        let file = try file("[apps.\"My Notes\"]\nproduct = \"Notes\"\n[apps.Other]\nproduct = \"Other\"")
        #expect(try file.app(named: "My Notes", for: .deb)?.name == "My Notes")
        #expect(try file.app(named: "Notes", for: .deb)?.name == "My Notes")
        #expect(try file.app(named: "Missing", for: .deb) == nil)
        #expect(BundleFixture.message { try file.app(named: nil, for: .deb) }.contains("My Notes, Other"))
    }

    @Test func conditionsAndMartletsOwnTableChangeSettings() throws {
        let file = try file(
            """
            format_version = 2
            [apps.Notes]
            version = "1.0"
            url_schemes = ["notes"]
            [[apps.Notes.overlays]]
            condition = "platform(linux)"
            url_schemes = ["notes", "notes-linux"]
            [[apps.Notes.overlays]]
            condition = "bundler(linuxRPM)"
            requirements = ["gtk4"]
            [[apps.Notes.overlays]]
            condition = "platform(macOS)"
            version = "9"
            [martlet.Notes]
            homepage = "https://example.com"
            """)
        let deb = try #require(try file.app(named: nil, for: .deb))
        #expect(try deb.texts("url_schemes") == ["notes", "notes-linux"])
        #expect(try deb.texts("requirements") == [])
        #expect(try deb.text("version") == "1.0")
        #expect(try deb.text("homepage") == "https://example.com")
        #expect(try file.app(named: nil, for: .rpm)?.texts("requirements") == ["gtk4"])
    }

    @Test func wrongSettingsAreRefused() throws {
        #expect(BundleFixture.message { try file("format_version = 3") }.contains("format_version 1 and 2"))
        #expect(BundleFixture.message { try file("apps = 1") }.contains("a table for each app"))
        let app = try #require(try file("[apps.A]\nversion = 1\nicon = \"a\\nb\"").app(named: nil, for: .deb))
        #expect(BundleFixture.message { try app.text("version") }.contains("has to be a text"))
        #expect(BundleFixture.message { try app.text("icon") }.contains("line break"))
        let overlaid = try file("[apps.A]\noverlays = 3")
        #expect(BundleFixture.message { try overlaid.app(named: nil, for: .deb) }.contains("overlays of A"))
    }

    @Test func aFullDiskIsFoundInErrors() {
        #expect(BundleCommand.isFullDisk(CocoaError(.fileWriteOutOfSpace)))
        #expect(BundleCommand.isFullDisk(POSIXError(.ENOSPC)))
        #expect(BundleCommand.isFullDisk(CommandError("tar failed: tar: x: Cannot write: No space left on device")))
        #expect(!BundleCommand.isFullDisk(CommandError("tar failed")))
        #expect(!BundleCommand.isFullDisk(CocoaError(.fileNoSuchFile)))
    }

    @Test func settingsWithoutEffectAreMentioned() throws {
        func remarks(_ text: String, product: String = "Notes") throws -> [String] {
            let file = try file(text)
            return file.remarks(on: try file.app(named: product, for: .deb), product: product)
        }
        let known = "[apps.Notes]\nproduct = \"Notes\"\nplist = {}\nminimum_macos_version = \"14\"\n"
        #expect(try remarks("") == [])
        #expect(try remarks(known) == [])
        #expect(try remarks(known, product: "Other").first?.contains("no app with product = \"Other\"") == true)
        #expect(
            try remarks(known + "versoin = \"1\"") == [
                "Bundler.toml: versoin of Notes is no setting. Is version meant?"
            ])
        #expect(
            try remarks(known + "[martlet.Notes]\nhomepge = \"\"\ncolour = 1\n[martlet.Other]") == [
                "Bundler.toml: colour of Notes is no setting.",
                "Bundler.toml: homepge of Notes is no setting. Is homepage meant?",
                "Bundler.toml: [martlet.\"Other\"] has no effect without [apps.\"Other\"].",
            ])
    }

    @Test(arguments: ["Counter", "", "com", "com.3d", "com..a", "com.a/b", "com.example.My App", "../evil", "com.a.\n"])
    func identifiersThatDesktopsRefuseAreRefused(text: String) {
        #expect(BundleFixture.message { try AppIdentifier(text) }.contains("can't be an app's identifier"))
    }

    @Test func namesOfPackagesAreMadeOfProducts() throws {
        #expect(try PackageName(of: "My App").description == "my-app")
        #expect(try PackageName(of: "../../evil").description == "evil")
        #expect(try PackageName(of: "C++_Notes").description == "c++-notes")
        #expect(BundleFixture.message { try PackageName(of: "ü") }.contains("can't name a package"))
        #expect(AppIdentifier(ofProgram: "3D View").description == "app.martlet.App3DView")
        #expect(BundleFixture.message { try AppVersion("v1-2") }.contains("can't be a version"))
    }

    @Test func typesOfDocumentsAreFoundInSources() {
        let types = DocumentType.types(inSources: [
            "static var readableContentTypes: [UTType] { [.plainText, .note, UTType(exportedAs: \"com.example.page\")] }",
            "extension UTType { static let note = UTType(exportedAs: \"com.example.note\") }",
        ])
        #expect(
            types.map(\.mimeType) == ["text/plain", "application/x-com.example.note", "application/x-com.example.page"])
        #expect(types.map(\.ownExtensions) == [[], ["note"], ["page"]])
    }

    @Test func anInfoPlistHasTypesAndAddresses() {
        let plist = InfoPlist([
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["notes", "$(SCHEME)"]]],
            "CFBundleDocumentTypes": [["LSItemContentTypes": ["com.example.note", "public.plain-text"]]],
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.note", "UTTypeDescription": "Note",
                    "UTTypeTagSpecification": ["public.filename-extension": ["note", "nt"]],
                ]
            ], "CFBundleName": "$(PRODUCT_NAME)",
        ])
        #expect(plist.urlSchemes == ["notes"])
        #expect(plist.text("CFBundleName") == nil)
        #expect(plist.documentTypes.map(\.mimeType) == ["application/x-com.example.note", "text/plain"])
        #expect(plist.documentTypes.first?.ownExtensions == ["note", "nt"])
    }

    @Test func valuesThatFormatsRefuseAreRefused() throws {
        func reason(_ change: (inout AppDescription) -> Void) throws -> String {
            let app = try BundleFixture.app(change)
            return BundleFixture.message { try app.validate() }
        }
        for name in ["", " ", "A\nDepends: b", "A\u{7}", "A\u{2028}B"] {
            #expect(try reason { $0.name = name }.contains("can't be the app's name"), "\(name)")
        }
        #expect(try reason { $0.urlSchemes = ["my app:"] }.contains("scheme"))
        #expect(try reason { $0.categories = ["A;B"] }.contains("category"))
        #expect(try reason { $0.homepage = "file:///etc" }.contains("address of a page"))
        #expect(try reason { $0.maintainer = "nobody" }.contains("maintainer"))
        #expect(try reason { $0.license = "MIT\nX" }.contains("licence"))
        #expect(try reason { $0.requirements = ["a, b"] }.contains("requires"))
        try BundleFixture.app().validate()
    }
}
