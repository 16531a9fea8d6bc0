import Foundation
import Testing

import Martlet
@testable import MartletTesting

private struct FeedbackCounter: View {
    @State private var count = 0
    var body: some View {
        Button("count") { count += 1 }
            .help("Counts up")
            .sensoryFeedback(.impact, trigger: count)
            .sensoryFeedback(.warning, trigger: count) { _, new in new == 2 }
            .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : nil }
    }
}

@MainActor @Suite struct SmallNamesTests {
    @Test func feedbackIsPlayedForChanges() throws {
        let host = TestHost { FeedbackCounter() }
        #expect(host.core.host.played.isEmpty)
        try host.find(.button, "count").tap()
        #expect(host.core.host.played == [.impact, .increase])
        try host.find(.button, "count").tap()
        #expect(host.core.host.played.suffix(3) == [.impact, .warning, .increase])
    }

    @Test func feedbackOfPressesIsPlayed() throws {
        struct Pressed: View {
            @State private var count = 0
            var body: some View {
                Button("count") { count += 1 }
                    .sensoryFeedback(.press(.toggle), trigger: count)
                    .sensoryFeedback(.release(.slider), trigger: count)
            }
        }
        let host = TestHost { Pressed() }
        try host.find(.button, "count").tap()
        #expect(host.core.host.played == [.press(.toggle), .release(.slider)])
        #expect(SensoryFeedback.press(.button) != .press(.buttonIconOnly))
        #expect(!SensoryFeedback.press(.tab).isAlarming && !SensoryFeedback.release(.slider).isAlarming)
    }

    @Test func helpIsAHint() throws {
        let host = TestHost { FeedbackCounter() }
        #expect(host.scene.root.firstHelp == "Counts up")
    }

    @Test func badgesStandAtTheEndOfRows() throws {
        let host = TestHost {
            List {
                Text("Inbox").badge(3)
                Text("Sent").badge(0)
            }
            Text("outside").badge("x")
        }
        #expect(host.texts == ["Inbox", "3", "Sent", "outside"])
        #expect(try host.find(.text, "3").frame.maxX > 300)
    }

    @Test func headersStandOutMore() throws {
        let host = TestHost {
            List { Section("A") { Text("a") }.headerProminence(.increased) }
        }
        #expect(host.texts == ["A", "a"])
    }
}

extension RenderNode {
    fileprivate var firstHelp: String? {
        if let help = reading.help { return help }
        for child in children { if let found = child.firstHelp { return found } }
        return nil
    }
}
