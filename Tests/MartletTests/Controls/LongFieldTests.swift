import Foundation
import Testing

import Martlet
import MartletTesting

/// Fields with more text than anybody reads.
@MainActor @Suite struct LongFieldTests {
    /// Counts the bytes of the texts that are measured.
    private final class Drawer: HostDrawer {
        let bodySize: CGFloat = 13
        var measured = 0

        func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
            measured += text.styled.string.utf8.count
            return text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
        }

        func measure(_ image: ImageContent) -> TextMetrics { measure(image.glyph, proposal: .unspecified) }

        func chrome(of control: ControlContent) -> ControlChrome { control.control.standardChrome(control.state) }
    }

    private struct Page: View {
        @State private var text = String(repeating: "some words ", count: 100_000)

        var body: some View {
            VStack {
                TextField("Name", text: $text).accessibilityIdentifier("field")
                Text("\(text.utf8.count)")
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func aKeyMeasuresWhatCanBeSeen() throws {
        let drawer = Drawer()
        let host = TestHost(sceneFolder: nil, drawer: drawer) { Page() }
        let field = try host.element(id: "field")
        try field.tap()
        let before = drawer.measured
        try field.type(String(repeating: "x", count: 100))
        #expect(host.texts.contains("1,100,100"))
        #expect(drawer.measured - before < 100 * 20_000, "the beginning of the text, a few times for each key")
        #expect(field.frame.height == 24)
    }

    @Test func aClickIsFoundByWhatLiesBeforeIt() throws {
        let drawer = Drawer()
        let host = TestHost(sceneFolder: nil, drawer: drawer) { Page() }
        let field = try host.element(id: "field")
        let before = drawer.measured
        try field.tap(at: UnitPoint(x: 0.5, y: 0.5))
        try field.paste("|")
        #expect(drawer.measured - before < 20_000)
        // The text of a field of 400 points begins 8 points inside, and a character is 8 points wide.
        #expect(field.value?.prefix(26) == "some words some words so|m")
    }

    private struct Document: View {
        @State private var text = String(repeating: "some words\n", count: 100_000)

        var body: some View {
            VStack(alignment: .leading) {
                Text("\(text.utf8.count)")
                TextEditor(text: $text).accessibilityIdentifier("editor")
            }
        }
    }

    private struct AttributedDocument: View {
        @State private var text = AttributedString(String(repeating: "some words\n", count: 100_000))

        var body: some View {
            VStack(alignment: .leading) {
                Text("\(text.utf8.count)")
                TextEditor(text: $text).accessibilityIdentifier("editor")
            }
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: [false, true])
    func aKeyInAnEditorMeasuresWhatCanBeSeen(isAttributed: Bool) throws {
        let drawer = Drawer()
        let host = TestHost(sceneFolder: nil, drawer: drawer) {
            if isAttributed { AttributedDocument() } else { Document() }
        }
        let editor = try host.element(id: "editor")
        try editor.focus()
        let before = drawer.measured
        for _ in 0..<50 { try editor.press("x") }
        #expect(host.texts.contains("1,100,050"))
        #expect(drawer.measured - before < 50 * 20_000, "\(drawer.measured - before) bytes were measured")
    }
}
