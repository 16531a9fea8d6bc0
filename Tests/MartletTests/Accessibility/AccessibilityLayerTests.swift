import Foundation
import Testing

import Martlet
import MartletTesting

/// Several modifiers on one view, whose values are combined.
@MainActor @Suite struct AccessibilityLayerTests {
    @Test func traitsAddUp() throws {
        let host = TestHost {
            VStack {
                Text("Title").accessibilityAddTraits(.isSelected).accessibilityHeading(.h2)
                    .accessibilityAddTraits(.isSummaryElement)
                Button("Play") {}.accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isLink)
            }
        }
        #expect(
            try host.find(.text, "Title").traits == [.isStaticText, .isHeader, .isSelected, .isSummaryElement])
        #expect(try host.find(.button, "Play").traits == .isButton)
    }

    private struct Changing: View {
        @State private var count = 0

        var body: some View {
            Button("Count") { count += 1 }
                .accessibilityLabel("inner \(count)").accessibilityLabel("outer")
                .accessibilityHint("hint \(count)")
                .accessibilityAddTraits(count == 1 ? .isSelected : [])
                .accessibilityAction(named: "More \(count)") {}
                .accessibilityHidden(true).accessibilityHidden(false, isEnabled: count == 1)
        }
    }

    @Test func whatOneSaysAnewLeavesTheOthersAlone() throws {
        let host = TestHost { Changing() }
        let button = try host.find(.button, "outer")
        #expect(button.isAccessibilityHidden)
        #expect(button.hint == "hint 0")
        try button.tap()
        #expect(button.label == "outer")
        #expect(button.hint == "hint 1")
        #expect(button.traits == [.isButton, .isSelected])
        #expect(button.accessibilityActions == ["More 1"])
        #expect(!button.isAccessibilityHidden)
        try button.tap()
        #expect(button.traits == .isButton)
        #expect(button.isAccessibilityHidden)
    }
}
