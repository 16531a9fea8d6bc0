#if GTK
import Foundation
import Testing

@testable import MartletSnapshots

/// Storing, comparing and replacing reference pictures.
@MainActor @Suite struct AssertImageTests {
    /// A view without letters, whose shape depends on the machine's fonts.
    private struct Flag: View {
        @State private var isUp = true
        @Environment(\.layoutDirection) private var direction
        var body: some View {
            HStack(spacing: 0) {
                Rectangle().fill(.blue).frame(width: 10)
                LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
            }
            .opacity(isUp ? 1 : 0.3)
            .frame(width: 60, height: 40)
            .accessibilityElement().accessibilityLabel("Flag")
            .onTapGesture { isUp.toggle() }
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")

    @Test func surroundings() throws {
        try assertImage(
            of: Flag(), named: "flag",
            in: Variation.all(
                sizes: [CGSize(width: 60, height: 40), CGSize(width: 90, height: 60)], colorSchemes: [.light, .dark],
                layoutDirections: [.leftToRight, .rightToLeft]))
    }

    @MainActor @Test func looksAsItDid() throws {
        try assertImage(of: Flag(), named: "flag")
    }

    @Test func afterATap() throws {
        let host = TestHost(drawnIn: Variation(colorScheme: .dark)) { Flag() }
        try host.find { $0.label == "Flag" }.tap()
        try host.assertImage(named: "flag, lowered")
    }

    @Test func theExamplesOfThePageAreTests() throws {
        let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(path).standardizedFileURL, encoding: .utf8)
        }
        let sources = try text("AssertImageTests.swift") + text("SnapshotLibraryTests.swift")
        let lines = Set(
            sources.replacingOccurrences(of: "fileprivate ", with: "").replacingOccurrences(of: "@testable ", with: "")
                .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let blocks = try text("../../Documentation/testing-snapshots.md").components(separatedBy: "```swift\n")
            .dropFirst().map { $0.components(separatedBy: "\n```")[0] }
        #expect(blocks.count == 5)
        for block in blocks where !block.hasPrefix("// Package.swift") {
            for line in block.components(separatedBy: "\n") {
                let isThere = lines.contains(line.trimmingCharacters(in: .whitespaces))
                #expect(isThere, "\(line)")
            }
        }
    }

    @Test func aPictureThatLooksDifferent() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("flag.png")
        let page = DifferencesPage(in: folder.appendingPathComponent("out"))
        let host = TestHost(drawnIn: Variation()) { Flag() }
        try withKnownIssue {
            try host.assertImage(at: file, record: false, page: page)
        } matching: {
            "\($0)".contains("It has been written: look at it, and run the test again.")
        }
        try host.assertImage(at: file, record: false, page: page)
        try host.find { $0.label == "Flag" }.tap()
        try withKnownIssue {
            try host.assertImage(at: file, record: false, page: page)
        } matching: {
            "\($0)".contains("2400 of 2400 pixels look different") && "\($0)".contains("/out/index.html")
        }
        let html = try String(contentsOf: folder.appendingPathComponent("out/index.html"), encoding: .utf8)
        #expect(html.contains("A picture looks different"))
        for name in ["before", "after", "difference"] {
            #expect(html.contains("1-\(name).png"))
            let data = try Data(contentsOf: folder.appendingPathComponent("out/1-\(name).png"))
            #expect(Picture(pngData: data)?.width == 60)
        }
        try host.assertImage(at: file, record: true, page: page)
        try host.assertImage(at: file, record: false, page: page)
    }

    @Test func theSizeOfTextChangesThePicture() {
        func size(_ type: DynamicTypeSize) -> Int {
            TestHost(drawnIn: Variation(dynamicTypeSize: type)) { Text("Wide") }.picture().width
        }
        #expect(size(.accessibility3) > size(.large))
        #expect(size(.large) > size(.xSmall))
    }

    @Test func whatIsPresentedLiesInFront() throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.frame(width: 200, height: 200)
                    .sheet(isPresented: $isShown) { Color.green.frame(width: 50, height: 50) }
            }
        }
        let host = TestHost(drawnIn: Variation(size: CGSize(width: 200, height: 200))) { Page() }
        let before = host.picture()
        try host.find(.button, "Show").tap()
        #expect(before.difference(to: host.picture()) != nil)
    }
}
#endif
