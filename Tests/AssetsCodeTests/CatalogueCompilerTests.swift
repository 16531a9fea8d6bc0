import Foundation
import Testing

import AssetsCode

/// The compiled copy of a catalog. A script of the test replaces Poppler's converter, except in one test.
@Suite struct CatalogueCompilerTests {
    /// A copy of a catalogue in a folder that goes with the test.
    private final class Copy {
        let root: URL
        private let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
            root = folder.appendingPathComponent("A.xcassets")
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ text: String, to path: String) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }

        func text(_ path: String) -> String? {
            try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }

        /// Creates a converter script that copies its input, or fails.
        func program(_ script: String) throws -> PDFConverter {
            let file = folder.appendingPathComponent("converter")
            try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            return PDFConverter(program: file.path)
        }

        func compile(_ converter: PDFConverter) -> [String] {
            let compiler = CatalogueCompiler(root, madeOf: "/App/A.xcassets", converter: converter)
            compiler.compile()
            return compiler.warnings
        }
    }

    private static let aPDF = """
        {"images": [{"filename": "a.pdf", "idiom": "universal", "scale": "1x"},
                    {"idiom": "universal", "scale": "2x"}],
         "properties": {"preserves-vector-representation": true}}
        """

    @Test func documentsBecomeDrawings() throws {
        let copy = try Copy()
        try copy.write(Self.aPDF, to: "Icons/a.imageset/Contents.json")
        try copy.write("<svg/>", to: "Icons/a.imageset/a.pdf")
        // Of the arguments -svg -f 1 -l 1 FROM TO.
        let warnings = copy.compile(try copy.program("cp \"$6\" \"$7\""))
        #expect(warnings.isEmpty)
        #expect(copy.text("Icons/a.imageset/a.svg") == "<svg/>" && copy.text("Icons/a.imageset/a.pdf") == nil)
        let contents = try #require(copy.text("Icons/a.imageset/Contents.json"))
        #expect(contents.contains("a.svg") && !contents.contains("1x") && contents.contains("2x"))
        #expect(contents.contains("preserves-vector-representation"))
    }

    @Test func whatIsDamagedIsNamedAndTheRestIsMade() throws {
        let copy = try Copy()
        try copy.write("{", to: "broken.imageset/Contents.json")
        try copy.write("{\"images\": 3}", to: "odd.imageset/Contents.json")
        try copy.write("{\"images\": [{\"filename\": \"no.png\"}]}", to: "gone.imageset/Contents.json")
        try copy.write(Self.aPDF, to: "z.imageset/Contents.json")
        try copy.write("<svg/>", to: "z.imageset/a.pdf")
        try copy.write("{\"info\": {}}", to: "Contents.json")
        let warnings = copy.compile(try copy.program("cp \"$6\" \"$7\""))
        #expect(warnings.count == 3)
        #expect(warnings[0].hasPrefix("/App/A.xcassets/broken.imageset/Contents.json:1:1: warning: this is no JSON"))
        #expect(
            warnings[1].contains("/App/A.xcassets/gone.imageset/Contents.json:1:1: warning: there is no file no.png"))
        #expect(warnings[2].contains("odd.imageset"))
        #expect(copy.text("z.imageset/a.svg") == "<svg/>")
    }

    @Test func aDocumentThatCannotBeReadStays() throws {
        let copy = try Copy()
        try copy.write(Self.aPDF, to: "a.imageset/Contents.json")
        try copy.write("no document", to: "a.imageset/a.pdf")
        let warnings = copy.compile(try copy.program("echo 'Syntax Error: no trailer' >&2; exit 1"))
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("/App/A.xcassets/a.imageset/a.pdf:1:1: warning: ") == true)
        #expect(warnings.first?.hasSuffix("can't read it: Syntax Error: no trailer") == true)
        #expect(copy.text("a.imageset/Contents.json") == Self.aPDF)
        let missing = copy.compile(PDFConverter(program: "no-such-program-of-popplers"))
        #expect(missing.first?.contains("install poppler-utils") == true)
    }

    private static let isPopplerHere = ["/usr/bin", "/usr/local/bin"].contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo")
    }

    @Test(.enabled(if: isPopplerHere, "poppler-utils is not installed")) func popplersProgramIsCalledAsItWants() throws
    {
        let copy = try Copy()
        try copy.write(Self.aPDF, to: "a.imageset/Contents.json")
        // A triangle on a page of 40 by 30; the table of places is left to the reader.
        let content = "0 0 m 40 0 l 20 30 l f"
        try copy.write(
            """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 40 30]/Contents 4 0 R/Resources<<>>>> endobj
            4 0 obj <</Length \(content.utf8.count)>> stream
            \(content)
            endstream endobj
            trailer <</Root 1 0 R/Size 5>>
            %%EOF
            """, to: "a.imageset/a.pdf")
        #expect(copy.compile(PDFConverter()).isEmpty)
        let drawing = try #require(copy.text("a.imageset/a.svg"))
        #expect(drawing.contains("<path") && drawing.contains("40") && drawing.contains("30"))
    }
}
