import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Color wells, date pickers, and custom styles for controls that formerly had the host's look only.
@MainActor @Suite struct ValueStyleTests {
    private struct Paint: View {
        @State var color: Color
        var supportsOpacity = true

        var body: some View {
            VStack {
                ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
                Said(color: $color)
            }
        }
    }

    private struct Said: View {
        @Binding var color: Color
        var body: some View { Text(color.description) }
    }

    @Test func aColourIsItsComponents() throws {
        let host = TestHost { Paint(color: Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) }
        let picker = try host.find(.picker, "Paint")
        #expect(picker.value == "#FF800080")
        #expect(host.findAll(.stepper).map(\.label) == ["Red", "Green", "Blue", "Opacity"])
        #expect(host.findAll(.stepper).map(\.value) == ["255", "128", "0", "50"])
        let runs = (host.bodyRuns(of: Paint.self), host.bodyRuns(of: Said.self))
        try host.find(.stepper, "Blue").set(51)
        #expect(picker.value == "#FF803380")
        #expect(host.bodyRuns(of: Paint.self) == runs.0)
        #expect(host.bodyRuns(of: Said.self) == runs.1 + 1)
        try host.find(.stepper, "Opacity").set(100)
        #expect(host.texts.last == "#FF8033FF")
    }

    @Test func withoutOpacityWhatIsChosenIsOpaque() throws {
        let host = TestHost { Paint(color: Color(red: 1, green: 0, blue: 0, opacity: 0.5), supportsOpacity: false) }
        #expect(host.findAll(.stepper).map(\.label) == ["Red", "Green", "Blue"])
        #expect(host.texts.last == "#FF000080", "showing a colour writes none")
        try host.find(.stepper, "Red").set(0)
        #expect(host.texts.last == "#000000FF")
    }

    @Test func digitsMakeAComponent() throws {
        let screen = Screen { Paint(color: Color(red: 0, green: 0, blue: 0)) }
        let red = try #require(screen.all(.stepper).first { $0.reading.label == "Red" })
        screen.scene.focusMoves.setFocus(red)
        screen.type("12")
        #expect(screen.texts.last == "#000000FF", "another digit could follow")
        screen.key(.tab)
        #expect(screen.texts.last == "#0C0000FF")
        screen.type("255")
        #expect(screen.texts.last == "#0CFF00FF", "no digit could follow")
    }

    // MARK: - Days

    private struct DaysOff: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 3, day: 5)]

        var body: some View {
            VStack {
                MultiDatePicker("Days off", selection: $days)
                Text("\(days.compactMap(\.day).sorted())")
            }
            .environment(\.calendar, Calendar(identifier: .gregorian))
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.timeZone, TimeZone(identifier: "GMT")!)
        }
    }

    @Test func anyNumberOfDays() throws {
        let host = TestHost { DaysOff() }
        #expect(try host.find(.picker, "Days off").isEnabled)
        #expect(host.texts.contains("March 2024"))
        try host.find(.button, "Thursday, March 7, 2024").tap()
        #expect(host.texts.last == "[5, 7]")
        #expect(host.texts.contains("March 2024"))
        try host.find(.button, "Tuesday, March 5, 2024").tap()
        #expect(host.texts.last == "[7]", "what is chosen once more is chosen no longer")
        try host.find(.button, "Next Month").tap()
        try host.find(.button, "Monday, April 1, 2024").tap()
        #expect(host.texts.last == "[1, 7]")
        #expect(host.texts.contains("April 2024"), "choosing turns no page")
    }

    // MARK: - Styles

    private struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "some")
                if configuration.currentValueLabel == nil { Text("no words") }
            }
        }
    }

    private struct Barred: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration).progressViewStyle(.linear)
        }
    }

    @Test func progressInAStyleOfOnesOwn() throws {
        let host = TestHost {
            VStack {
                ProgressView("Loading", value: 0.25).progressViewStyle(Words())
                ProgressView("Waiting").progressViewStyle(Words())
                ProgressView("Barred", value: 0.5).progressViewStyle(Barred())
                ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
            }
        }
        #expect(host.texts.prefix(3) == ["Loading", "25 of 100", "no words"])
        #expect(try host.find(.progress, "Loading").value == "25%")
        #expect(try host.find(.progress, "Waiting").value == nil)
        #expect(try host.find(.progress, "Barred").value == "50%")
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(host.findAll(.progress).last?.node.control?.tint == red)
    }

    @Test func aSwitchInAColour() throws {
        let host = TestHost {
            VStack {
                Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
                Toggle("b", isOn: .constant(true)).toggleStyle(.switch)
            }
        }
        let toggles = host.findAll(.toggle)
        #expect(toggles[0].node.control?.tint == Color.red.resolve(in: EnvironmentValues()))
        #expect(toggles[1].node.control?.tint == nil)
    }

    private struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                HStack {
                    configuration.label
                    Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
                }
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test func groupsInAStyleOfOnesOwn() throws {
        let host = TestHost {
            VStack {
                DisclosureGroup("Details") { Text("secret") }.disclosureGroupStyle(Plain())
                DisclosureGroup("Others") { Text("hidden") }.disclosureGroupStyle(.automatic)
            }
        }
        #expect(host.texts == ["Details", "More", "Others"])
        try host.find(.button, "More").tap()
        #expect(host.texts == ["Details", "Less", "secret", "Others"])
        try host.find(.button, "Less").tap()
        #expect(host.texts == ["Details", "More", "Others"])
        try host.find(.button, "Others").tap()
        #expect(host.allTexts.contains("hidden"))
    }
}
