import Foundation
import Testing

@testable import MartletTool

@Suite struct BundlePartsTests {
    @Test func aDesktopEntryNamesFilesAddressesAndTranslations() throws {
        let app = try BundleFixture.app { app in
            app.name = "Notes \\ More"
            app.urlSchemes = ["Notes"]
            app.documentTypes = [try! DocumentType(mimeType: "text/plain")]
            app.translatedNames = ["pt-BR": "Notas"]
        }
        let lines = DesktopEntry(app: app).text.split(separator: "\n")
        for line in [
            #"Name=Notes \\ More"#, "Name[pt_BR]=Notas", "Exec=notes %U", "Icon=com.example.Notes",
            "Categories=Office;",
            "MimeType=text/plain;x-scheme-handler/notes;", "StartupWMClass=Notes",
        ] {
            #expect(lines.contains(Substring(line)), "\(line)")
        }
        #expect(try DesktopEntry(app: BundleFixture.app()).text.contains("Exec=notes\n"))
    }

    /// The keys are those of the desktop entry specification (D-Bus activation) and of the D-Bus specification.
    @Test func theBusStartsAnAppWhosePlaceIsKnown() throws {
        let app = try BundleFixture.app()
        #expect(DesktopEntry(app: app, isActivatable: true).text.contains("\nDBusActivatable=true\n"))
        #expect(!DesktopEntry(app: app).text.contains("DBusActivatable"))
        let service = BusService(app: app, prefix: "/usr")
        #expect(service.path == "share/dbus-1/services/com.example.Notes.service")
        #expect(
            service.text == """
                [D-BUS Service]
                Name=com.example.Notes
                Exec=/usr/bin/notes --gapplication-service

                """)
    }

    @Test func anInstalledProgramKnowsItsIdentifierAndItsTypes() throws {
        let app = try BundleFixture.app { app in
            app.info = InfoPlist([
                "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleDevelopmentRegion": "$(LANGUAGE)",
                "CFBundleVersion": "7", "UTExportedTypeDeclarations": [["UTTypeIdentifier": "com.example.note"]],
            ])
        }
        let data = try ProgramInfo(app: app).data()
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(list["CFBundleIdentifier"] as? String == "com.example.Notes")
        #expect(list["CFBundleExecutable"] as? String == "Notes")
        #expect(list["CFBundleName"] as? String == "My Notes")
        #expect(list["CFBundleShortVersionString"] as? String == "1.2" && list["CFBundleVersion"] as? String == "7")
        #expect(list["CFBundleDevelopmentRegion"] == nil)
        #expect((list["UTExportedTypeDeclarations"] as? [[String: String]])?.first?.values.first == "com.example.note")
    }

    @Test func metainfoIsEscapedAndHasNoEntryForPrograms() throws {
        let app = try BundleFixture.app { $0.name = "A & <B>" }
        let text = Metainfo(app: app).text
        #expect(text.contains("<name>A &amp; &lt;B&gt;</name>"))
        #expect(text.contains(#"<launchable type="desktop-id">com.example.Notes.desktop</launchable>"#))
        #expect(text.contains("<summary>Keeps notes</summary>"))
        #expect(text.contains(#"<release version="1.2" date="2001-09-09"/>"#))
        let program = Metainfo(app: try BundleFixture.app { $0.isWindowed = false }).text
        #expect(program.contains(#"type="console-application""#))
        #expect(!program.contains("launchable"))
    }

    @Test func ownTypesOfFilesAreAddedToTheDesktop() throws {
        let own = try DocumentType(ownIdentifier: "com.example.note")
        let text = try #require(MIMEPackage(app: try BundleFixture.app { $0.documentTypes = [own] }).text)
        #expect(text.contains(#"<mime-type type="application/x-com.example.note">"#))
        #expect(text.contains(#"<glob pattern="*.note"/>"#))
        #expect(MIMEPackage(app: try BundleFixture.app()).text == nil)
    }

    @Test func controlAndChangelogAreAsDebianWants() throws {
        var control = DebianControl(app: try BundleFixture.app { $0.requirements = ["libc6", "fonts-inter"] })
        control.architecture = "amd64"
        control.size = 1025
        control.dependencies = DebianControl.dependencies(
            in: "dpkg-shlibdeps: warning: x\nshlibs:Depends=libc6 (>= 2.34), libgtk-4-1 (>= 4.8)\n")
        let lines = control.text.split(separator: "\n")
        #expect(lines.contains("Depends: libc6 (>= 2.34), libgtk-4-1 (>= 4.8), fonts-inter"))
        #expect(lines.contains("Installed-Size: 2") && !control.text.contains("Recommends"))
        #expect(lines.contains("Description: Keeps notes"))
        #expect(control.changelog.contains(" -- Ada Example <ada@example.com>  Sun, 09 Sep 2001 01:46:40 +0000\n"))
    }

    /// Media and speech are found at run time, so no library names them.
    @Test func anAppThatPlaysRecommendsWhatItPlaysWith() throws {
        let app = try BundleFixture.app { $0.targets = ["AVFoundation", "Notes"] }
        #expect(
            DebianControl(app: app).text.contains(
                "\nRecommends: libgtk-4-media-gstreamer, gstreamer1.0-plugins-good, speech-dispatcher\n"))
        let spec = RPMPackage.spec(of: app, files: [], source: "/tmp/a")
        #expect(spec.contains("\nRecommends: gstreamer1-plugins-good\nRecommends: speech-dispatcher\n"))
    }

    @Test func aSpecEscapesItsMarksAndListsAllFiles() throws {
        let app = try BundleFixture.app { $0.summary = "Is 100% yours." }
        let spec = RPMPackage.spec(
            of: app, files: ["/usr/lib/notes/A b", "/usr/share/doc/notes/copyright"], source: "/tmp/it's")
        #expect(spec.contains("Summary: Is 100%% yours\n"))
        #expect(spec.contains(#"cp -a '/tmp/it'\''s/.' '%{buildroot}/'"#))
        #expect(spec.contains("\"/usr/lib/notes/A b\"\n"))
        #expect(spec.contains("%doc \"/usr/share/doc/notes/copyright\""))
    }

    @Test func aFlatpakTakesEverythingFromItsSources() throws {
        let resolved = """
            {"pins": [{"identity": "martlet", "kind": "remoteSourceControl", "location": "https://example.com/martlet",
             "state": {"revision": "abc", "version": "1.0.0"}}], "version": 3}
            """
        let packages = try FlatpakManifest.dependencies(in: Data(resolved.utf8))
        let toolchain = try FlatpakManifest.Toolchain(
            address: "https://example.com/swift.tar.gz", checksum: String(repeating: "0", count: 64))
        let manifest = FlatpakManifest(
            app: try BundleFixture.app(), address: "https://example.com/notes.git", commit: "def", subfolder: "My App",
            traits: "GTK", dependencies: packages, toolchain: toolchain, machine: "x86_64", runtimeVersion: "49",
            usesNetwork: false)
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(manifest.text.utf8)) as? [String: Any])
        #expect(root["id"] as? String == "com.example.Notes")
        let module = try #require((root["modules"] as? [[String: Any]])?.first)
        let sources = try #require(module["sources"] as? [[String: Any]])
        #expect(sources.compactMap { $0["commit"] as? String } == ["def", "abc"])
        #expect(sources.allSatisfy { $0["type"] as? String != "archive" || $0["sha256"] != nil })
        let commands = try #require(module["build-commands"] as? [String])
        #expect(commands[0].contains("--package-path 'My App' --product Notes --traits GTK"))
        #expect(manifest.mirrors.contains("file:///run/build/notes/packages/martlet"))
        #expect(
            BundleFixture.message { try FlatpakManifest.Toolchain(address: nil, checksum: nil) }.contains("--toolchain")
        )
        #expect(
            BundleFixture.message {
                try FlatpakManifest.Toolchain(address: "https://example.com/swift.tar.gz", checksum: "12")
            }.contains("64 hexadecimal digits"))
    }

    @Test func licencesAreRecognizedByTheirTexts() {
        #expect(Licences.spdx(of: "Permission is hereby\n granted, free of charge, to") == "MIT")
        #expect(
            Licences.spdx(of: "Apache License\nVersion 2.0 … Runtime Library Exception")
                == "Apache-2.0 WITH Swift-exception")
        #expect(Licences.spdx(of: "All rights reserved") == "LicenseRef-other")
    }

    @Test func targetsOfAProgramAreInTheLinkersList() {
        let names = LinkedTargets.names(
            in: "/p/.build/debug/Martlet.build/A.swift.o\n/p/.build/debug/Notes.build/B.o\n")
        #expect(names == ["Martlet", "Notes"])
    }

    @Test func resourcesAreNotLookedForInTheBuild() {
        let accessor = """
            let mainPath = Bundle.main.bundleURL.appendingPathComponent("A_B.resources").path
            let buildPath = "/opt/a b/.build/x86_64/release/A_B.resources"

            """
        #expect(
            NeutralPaths.neutral(accessor) == """
                let mainPath = Bundle.main.bundleURL.appendingPathComponent("A_B.resources").path
                let buildPath = "/nonexistent/A_B.resources"

                """)
    }
}
