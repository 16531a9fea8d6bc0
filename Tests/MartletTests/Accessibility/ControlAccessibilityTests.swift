import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// The accessibility of controls, images, and other operable views.
@MainActor @Suite struct ControlAccessibilityTests {
    private struct Level: View {
        @State private var level = 1

        var body: some View { Stepper("Level \(level)", value: $level, in: 0...2).accessibilityIdentifier("level") }
    }

    @Test func theEndsOfAStepperCantBePassed() throws {
        let host = TestHost { Level() }
        let level = try host.element(id: "level")
        #expect(level.value == "1")
        #expect(level.accessibilityActions == ["increment", "decrement"])
        try level.perform("increment")
        #expect(level.label == "Level 2")
        #expect(level.accessibilityActions == ["decrement"])
        try level.set(0)
        #expect(level.accessibilityActions == ["increment"])
        #expect(level.node.control(as: StepperControl.self)?.range == 0...2)
    }

    @Test func theKeysOfAStepperStayItsOwnAtItsEnds() throws {
        let host = TestHost {
            HStack {
                Button("Before") {}
                Stepper("Level", value: .constant(0), in: 0...2)
            }
        }
        let level = try host.find(.stepper, "Level")
        host.core.scene.focusMoves.setFocus(level.node)
        try level.press(.leftArrow)
        #expect(level.node.hasFocus)
    }

    @Test func progressIsNamedByItsLabelAndHasAValue() throws {
        let host = TestHost {
            VStack {
                ProgressView("Download", value: 0.25)
                ProgressView(value: 3, total: 4) {
                    Text("Files")
                } currentValueLabel: {
                    Text("3 of 4")
                }
                ProgressView("Copying", value: 0.5).labelsHidden()
            }
        }
        #expect(try host.find(.progress, "Download").value == "25%")
        #expect(try host.find(.progress, "Files").value == "3 of 4")
        #expect(try host.find(.progress, "Copying").value == "50%")
    }

    @Test func aHiddenLabelStillNamesItsControl() throws {
        let host = TestHost {
            VStack {
                Toggle("Done", isOn: .constant(true)).labelsHidden()
                Stepper("Count", value: .constant(1)).labelsHidden()
            }
        }
        #expect(try host.find(.toggle, "Done").value == "1")
        #expect(try host.find(.stepper, "Count").value == "1")
    }

    @Test(arguments: [
        ("star.fill", "Favorite"), ("heart", "Heart"), ("music.note", "Music note"), ("leaf.circle.fill", "Leaf"),
        ("speaker.slash.fill", "Mute"), ("bell.slash", "Bell off"), ("folder.badge.plus", "Add folder"),
        ("square.and.arrow.up", "Share"), ("square", "Square"), ("person.crop.circle", "Person"), ("1.circle", "1"),
        ("exclamationmark.triangle.fill", "Warning"),
    ])
    func symbolsAreCalledByWhatTheyStandFor(symbol: String, name: String) throws {
        let host = TestHost { Image(systemName: symbol) }
        #expect(try host.find(.image, symbol).label == name)
    }

    @Test func picturesSayTheirLabelsUnlessTheyDecorate() throws {
        let host = TestHost {
            VStack {
                Image("castle", label: Text("A castle by the sea")).accessibilityIdentifier("labelled")
                Image(decorative: "border").accessibilityIdentifier("decorative")
                Image(decorative: "seal").accessibilityLabel("Seal").accessibilityIdentifier("said")
                Label("Title", systemImage: "star").accessibilityIdentifier("label")
            }
        }
        for name in ["castle", "border", "seal"] { host.expectIssue(containing: name) }
        #expect(try host.element(id: "labelled").label == "A castle by the sea")
        #expect(try !host.element(id: "labelled").isAccessibilityHidden)
        #expect(try host.element(id: "decorative").isAccessibilityHidden)
        #expect(try !host.element(id: "said").isAccessibilityHidden)
        #expect(try host.find(.image, "star").isAccessibilityHidden, "the title says it all")
    }

    private struct Card: View {
        @State private var isTurned = false

        var body: some View {
            Button("Turn") { isTurned.toggle() }
            Button(action: {}) {
                ZStack {
                    Text("front").opacity(isTurned ? 0 : 1)
                    Text("back").opacity(isTurned ? 1 : 0)
                }
            }
            .accessibilityIdentifier("card")
        }
    }

    @Test func whatIsNotSeenIsNotRead() throws {
        let host = TestHost {
            VStack {
                Card(); Text("gone").hidden()
            }
        }
        let card = try host.element(id: "card")
        #expect(card.label == "front")
        #expect(try host.find(.text, "back").isAccessibilityHidden)
        try host.find(.button, "Turn").tap()
        #expect(card.label == "back")
        #expect(try host.find(.text, "front").isAccessibilityHidden)
        #expect(try !host.find(.text, "back").isAccessibilityHidden)
        #expect(try host.find(.text, "gone").isAccessibilityHidden)
    }

    private struct Taps: View {
        @State private var singles = 0
        @State private var doubles = 0

        var body: some View {
            VStack {
                Text("Tap")
                Text("\(singles) and \(doubles)")
            }
            .contentShape(Rectangle())
            .onTapGesture(count: 2) { doubles += 1 }
            .onTapGesture { singles += 1 }
        }
    }

    @Test func whatIsTappedHasAnActionAndAName() throws {
        let host = TestHost { Taps() }
        let area = try host.find(.other, "Tap, 0 and 0")
        #expect(area.accessibilityActions == ["activate"])
        try area.perform("activate")
        #expect(area.label == "Tap, 1 and 0")
    }

    @Test func aTapIsMadeWhereItMeetsTheView() throws {
        let host = TestHost { Gap() }
        // In the middle nothing is drawn, and a button would take the tap for itself.
        try host.find(.other, "").perform("activate")
        #expect(host.texts.contains("taps 1, presses 0"))
    }

    private struct Gap: View {
        @State private var taps = 0
        @State private var presses = 0

        var body: some View {
            VStack(spacing: 40) {
                Text("taps \(taps), presses \(presses)")
                Button("Press") { presses += 1 }
                Text("below")
            }
            .onTapGesture { taps += 1 }
        }
    }

    @Test func whatIsTappedFarAwayIsBroughtIntoSight() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                VStack {
                    Color.red.frame(height: 400)
                    Taps()
                }
            }
        }
        try host.find(.other, "Tap, 0 and 0").perform("activate")
        #expect(host.texts.contains("1 and 0"))
    }

    @Test func onlyEnabledSingleTapsAreActions() throws {
        let host = TestHost {
            VStack {
                Text("off").onTapGesture {}.disabled(true)
                Text("double").onTapGesture(count: 2) {}
                Text("drag").gesture(DragGesture())
                Text("plain")
                Text("on").onTapGesture {}
            }
        }
        let actions = try ["off", "double", "drag", "plain", "on"].map { try host.find(.text, $0).accessibilityActions }
        #expect(actions == [[], [], [], [], ["activate"]])
    }

    @Test func whatTakesKeysIsAnElement() throws {
        let host = TestHost {
            HStack {
                Text("Type:")
                Text("abc")
            }
            .focusable()
            .onKeyPress { _ in .handled }
        }
        #expect(try host.find(.other, "Type:, abc").node.isFocusable)
    }

    @Test func aContainerOfControlsIsNotNamedByAllOfThem() throws {
        let host = TestHost {
            VStack {
                Text("A page")
                Button("OK") {}
            }
            .contentShape(Rectangle())
            .onTapGesture {}
        }
        #expect(host.findAll(.other).map(\.label) == [""])
    }
}
