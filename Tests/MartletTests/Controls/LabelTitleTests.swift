import Foundation
import Testing

import Martlet

/// Labels of controls that consist of a title and what else there is to say.
@MainActor @Suite struct LabelTitleTests {
    private struct Settings: View {
        @State private var isOn = false
        @State private var count = 1
        @State private var choice = 0
        var hasDetails = true

        var body: some View {
            Form {
                Toggle(isOn: $isOn) {
                    Text("Vibrate")
                    Text("While it rings")
                }
                LabeledContent {
                    Text("value")
                } label: {
                    Label("Version", systemImage: "star")
                    if hasDetails { Text("of the app") }
                }
                Stepper(value: $count) {
                    Text("Copies").bold()
                    Text("at most nine")
                }
                Picker(selection: $choice) {
                    Text("None").tag(0)
                } label: {
                    Text("Order")
                    Text("of the notes")
                }
                Button {
                } label: {
                    Text("Side")
                    Text("by side")
                }
            }
        }
    }

    private func node(_ string: String, in screen: Screen) throws -> RenderNode {
        var found: RenderNode?
        screen.scene.root.forEachInSubtree {
            if case .text(let text) = $0.content, text.string == string { found = $0 }
        }
        return try #require(found)
    }

    private func style(_ node: RenderNode) throws -> TextStyle {
        guard case .text(let text) = node.content else { throw CancellationError() }
        return text.styled.style
    }

    @Test(arguments: [
        ("Vibrate", "While it rings"), ("Version", "of the app"), ("Copies", "at most nine"), ("Order", "of the notes"),
    ])
    func whatIsBelowATitleStandsOutLess(title: String, detail: String) throws {
        let screen = Screen { Settings() }
        let (first, second) = (try node(title, in: screen), try node(detail, in: screen))
        #expect(second.frameInWindow.minY >= first.frameInWindow.maxY)
        #expect(try style(second).font.pointSize < style(first).font.pointSize)
        #expect(try style(second).color != style(first).color)
    }

    @Test func aSwitchIsCalledByBoth() throws {
        let screen = Screen { Settings() }
        let toggle = try screen.find(.toggle, "Vibrate, While it rings")
        #expect(toggle.reading.label == "Vibrate, While it rings")
        screen.tap(toggle)
        #expect(toggle.controlContent?.value == .isOn(true))
    }

    @Test func aTitleAloneIsNotMoved() throws {
        let screen = Screen { Settings(hasDetails: false) }
        #expect(!screen.texts.contains("of the app"))
        let (title, value) = (try node("Version", in: screen), try node("value", in: screen))
        #expect(abs(title.frameInWindow.midY - value.frameInWindow.midY) < 1)
    }

    @Test func labelsOfButtonsStandSideBySide() throws {
        let screen = Screen { Settings() }
        let (first, second) = (try node("Side", in: screen), try node("by side", in: screen))
        #expect(first.frameInWindow.midY == second.frameInWindow.midY)
        #expect(second.frameInWindow.minX >= first.frameInWindow.maxX)
    }
}
