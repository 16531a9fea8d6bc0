import Foundation
import Testing

import Martlet
import MartletTesting

/// Accessibility modifiers, as assistive technology reads them.
@MainActor @Suite struct AccessibilityTests {
    @Test func labelsValuesHintsAndIdentifiers() throws {
        let host = TestHost {
            Text("12:30").accessibilityLabel("Half past twelve").accessibilityValue(Text("noon"))
                .accessibilityHint("Opens the clock").accessibilityIdentifier("clock")
        }
        let clock = try host.element(id: "clock")
        #expect(clock.label == "Half past twelve")
        #expect(clock.value == "noon")
        #expect(clock.hint == "Opens the clock")
        #expect(clock.identifier == "clock")
    }

    private struct Conditional: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Toggle("On", isOn: $isOn)
                Text("shown").accessibilityLabel("named", isEnabled: isOn)
            }
        }
    }

    @Test func aLabelUnderACondition() throws {
        let host = TestHost { Conditional() }
        #expect((try? host.find(.text, "shown"))?.label == "shown")
        try host.find(.toggle, "On").tap()
        #expect(try host.find(.text, "named").label == "named")
    }

    @Test func traitsOfContentAndOfModifiers() throws {
        let host = TestHost {
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                Button("Play") {}.accessibilityAddTraits([.startsMediaSession, .isSelected])
                Image(systemName: "star").accessibilityRemoveTraits(.isImage).accessibilityLabel("Rating")
            }
        }
        #expect(try host.find(.text, "Title").traits == [.isStaticText, .isHeader])
        #expect(try host.find(.button, "Play").traits == [.isButton, .startsMediaSession, .isSelected])
        #expect(try host.find(.image, "Rating").traits == [])
    }

    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isLink]
        #expect(traits.contains(.isLink))
        #expect(traits.remove(.isLink) == .isLink)
        #expect(traits.remove(.isLink) == nil)
        #expect(traits.insert(.isHeader).inserted)
        #expect(!traits.insert(.isHeader).inserted)
        #expect(traits.union(.isImage).subtracting(.isHeader) == [.isButton, .isImage])
        #expect(traits.symmetricDifference(.isButton) == .isHeader)
        #expect(AccessibilityTraits().isEmpty)
    }

    @Test func anElementThatIgnoresWhatIsInIt() throws {
        let host = TestHost {
            HStack {
                Text("4"); Text("of"); Text("5")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("4 of 5 stars")
            .accessibilityIdentifier("rating")
        }
        #expect(try host.element(id: "rating").label == "4 of 5 stars")
        #expect(try host.find(.text, "of").isAccessibilityHidden)
        #expect(try !host.element(id: "rating").isAccessibilityHidden)
    }

    @Test func anElementThatCombinesWhatIsInIt() throws {
        final class Log { var taps = 0 }
        let log = Log()
        let host = TestHost {
            HStack {
                Text("Milk")
                Text("hidden").accessibilityHidden(true)
                Button("Buy") { log.taps += 1 }
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("item")
        }
        let item = try host.element(id: "item")
        #expect(item.label == "Milk, Buy")
        #expect(item.traits.contains(.isButton))
        #expect(item.accessibilityActions == ["activate"])
        try item.perform("activate")
        #expect(log.taps == 1)
    }

    @Test func anElementThatHoldsWhatIsInIt() throws {
        let host = TestHost {
            VStack { Text("one") }.accessibilityElement(children: .contain).accessibilityIdentifier("group")
        }
        #expect(try host.element(id: "group").label == "")
        #expect(try !host.find(.text, "one").isAccessibilityHidden)
    }

    private struct Rating: View {
        @State private var stars = 3

        var body: some View {
            Text("\(stars) stars")
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: stars += 1
                    case .decrement: stars -= 1
                    }
                }
                .accessibilityAction { stars = 5 }
                .accessibilityAction(named: "Clear") { stars = 0 }
                .accessibilityIdentifier("stars")
        }
    }

    @Test func actions() throws {
        let host = TestHost { Rating() }
        let rating = try host.element(id: "stars")
        #expect(rating.accessibilityActions == ["activate", "Clear", "increment", "decrement"])
        try rating.perform("increment")
        #expect(host.texts == ["4 stars"])
        try rating.perform("Clear")
        try rating.perform("decrement")
        #expect(host.texts == ["-1 stars"])
        try rating.perform("activate")
        #expect(host.texts == ["5 stars"])
        #expect(throws: ElementNotOperable.self) { try rating.perform("shout") }
    }

    @Test func whatIsSaidToBeAButtonIsTapped() throws {
        let host = TestHost { Tapped() }
        try host.element(id: "tapped").perform("activate")
        #expect(host.texts == ["taps 1"])
    }

    private struct Tapped: View {
        @State private var taps = 0

        var body: some View {
            Text("taps \(taps)").onTapGesture { taps += 1 }
                .accessibilityAddTraits(.isButton).accessibilityIdentifier("tapped")
        }
    }

    @Test func readingGoesByPriority() throws {
        let host = TestHost {
            VStack {
                Text("last").accessibilitySortPriority(-1)
                Text("middle")
                Text("first").padding().accessibilitySortPriority(2)
            }
        }
        #expect(host.texts == ["first", "middle", "last"])
    }

    @Test func inputLabels() throws {
        let host = TestHost { Button("OK") {}.accessibilityInputLabels(["Confirm", "Agree"]) }
        #expect(try host.find(.button, "OK").inputLabels == ["Confirm", "Agree"])
    }

    @Test func theTitlesOfSectionsAreHeadings() throws {
        let host = TestHost { List { Section("Fruit") { Text("Apple") } } }
        #expect(try host.find(.text, "Fruit").traits.contains(.isHeader))
        #expect(try !host.find(.text, "Apple").traits.contains(.isHeader))
    }
}
