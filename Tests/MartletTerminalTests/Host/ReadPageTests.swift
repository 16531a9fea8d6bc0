import Foundation
import Martlet
import Testing

import MartletTerminal

/// Pages in words, without a screen.
@MainActor @Suite struct ReadPageTests {
    private struct Page: View {
        @State private var count = 0
        @State private var name = ""
        @State private var isOn = false
        @State private var size = 2
        @State private var showsSheet = false

        var body: some View {
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Image(systemName: "star").accessibilityHidden(true)
                Text("Count: \(count)")
                Button("More") { count += 1 }
                Button("Never") {}.disabled(true)
                TextField("Name", text: $name)
                Toggle("Loud", isOn: $isOn)
                Stepper("Size", value: $size, in: 1...3)
                Button("Open") { showsSheet = true }
            }
            .sheet(isPresented: $showsSheet) {
                VStack {
                    Text("Above")
                    Button("Close") { showsSheet = false }
                }
            }
        }
    }

    @Test func linesAreReadInOrder() {
        let screen = HostedScreen(40, 12) { Page() }
        let page = ReadPage(screen.scene)
        #expect(
            page.lines() == [
                "Title, heading", "Count: 0", "1. More, button", "Never, button, disabled",
                "2. Name, text field, empty",
                "3. Loud, toggle, off", "4. Size, stepper, 2", "5. Open, button",
            ])
        #expect(page.changedLines() == [])
    }

    @Test func onlyChangesAreReadAgain() {
        let screen = HostedScreen(40, 12) { Page() }
        let page = ReadPage(screen.scene)
        _ = page.lines()
        func perform(_ command: String) -> [String] {
            #expect(page.perform(command) == nil)
            screen.update()
            return page.changedLines()
        }
        #expect(perform("1") == ["Count: 1"])
        #expect(perform("2 Ada Lovelace") == ["2. Name, text field, Ada Lovelace"])
        #expect(perform("3") == ["3. Loud, toggle, on"])
        #expect(perform("4 +") == ["4. Size, stepper, 3"])
        #expect(perform("4 -") == ["4. Size, stepper, 2"])
        #expect(perform("5") == ["sheet", "Above", "1. Close, button"])
        #expect(perform("1").contains("1. More, button"))
    }

    @Test func whatCannotBeDoneIsExplained() {
        let screen = HostedScreen(40, 12) { Page() }
        let page = ReadPage(screen.scene)
        _ = page.lines()
        for command in ["9", "0", "-1", "more", "1 text", "3 +"] { #expect(page.perform(command) != nil, "\(command)") }
    }

    @Test func elementsAsJSON() throws {
        let screen = HostedScreen(40, 12) { Page() }
        let text = ReadElement.json(ReadElement.elements(in: screen.scene.root))
        let elements = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(elements.map { $0["role"] as? String }.prefix(4) == ["text", "text", "button", "button"])
        #expect(elements[0]["heading"] as? Int == 0)
        #expect(elements[2]["label"] as? String == "More")
        #expect(elements[3]["disabled"] as? Bool == true)
        #expect(elements[2]["disabled"] == nil)
    }

    // MARK: - Clicks beside what is presented

    @Test func aClickBesideASheetClosesIt() {
        let screen = HostedScreen(60, 16) { Page() }
        _ = ReadPage(screen.scene).lines()
        let page = ReadPage(screen.scene)
        _ = page.lines()
        _ = page.perform("5")
        screen.update()
        #expect(screen.text.contains("Above"))
        #expect(!screen.scene.closesPresentation(beside: CGPoint(x: 240, y: 128)))
        #expect(screen.scene.closesPresentation(beside: CGPoint(x: 4, y: 4)))
        screen.update()
        #expect(!screen.text.contains("Above"))
        #expect(!screen.scene.closesPresentation(beside: CGPoint(x: 4, y: 4)))
    }
}
