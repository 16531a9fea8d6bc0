import Foundation
import MartletTesting
import Testing

import Martlet

/// The look of values with a label, and of the controls among them.
@MainActor @Suite struct LabeledValueTests {
    private struct Values: View {
        @State private var text = "typed"
        @State private var isOn = true
        @State private var choice = 1

        var body: some View {
            Form {
                Text("plain")
                LabeledContent("Version", value: "1.2")
                LabeledContent("Stars") { HStack { Text("five") } }
                LabeledContent("Button") { Button("Do") {}.buttonStyle(.plain) }
                LabeledContent("Own") { Button("Mine") {}.buttonStyle(Own()) }
                LabeledContent("Red") { Button("Stop") {}.buttonStyle(.plain).foregroundStyle(.red) }
                LabeledContent("Field") { TextField("", text: $text) }
                LabeledContent("Choice") { Picker("", selection: $choice) { Text("one").tag(1) }.labelsHidden() }
                LabeledContent("Toggle") { Toggle("inside", isOn: $isOn) }
                LabeledContent("Stepper") { Stepper("count", value: $choice) }
            }
        }
    }

    private struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test func onlyTheTextOfAValueIsSecondary() throws {
        let host = TestHost { Values() }
        let primary = try #require(host.find(.text, "plain").color)
        let secondary = try #require(host.find(.text, "1.2").color)
        #expect(primary != secondary)
        #expect(try host.find(.text, "five").color == secondary)
        for text in ["Do", "Mine", "one", "inside", "count"] {
            #expect(try host.find(.text, text).color == primary, "\(text) is in a control")
        }
        #expect(try host.find(.textField).color == primary)
        #expect(try host.find(.text, "Stop").color == Color.red.resolve(in: EnvironmentValues()))
    }

    @Test func aControlReturnsToTheStyleAroundTheContent() throws {
        let host = TestHost {
            LabeledContent("Button") { Button("Do") {}.buttonStyle(.plain) }.foregroundStyle(.green)
        }
        #expect(try host.find(.text, "Do").color == host.find(.text, "Button").color)
    }

    @Test func aDateWithoutLabelKeepsItsNumbers() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let host = TestHost {
            VStack {
                DatePicker("with", selection: .constant(date))
                DatePicker("without", selection: .constant(date)).labelsHidden()
            }
        }
        let texts = host.texts.filter { $0 != "with" }
        #expect(texts.count > 10 && texts.prefix(texts.count / 2) == texts.suffix(texts.count / 2))
    }

    @Test func theLabelStandsBesideTheMiddleOfWhatHasNoText() throws {
        let host = TestHost {
            VStack {
                LabeledContent("Volume") { Slider(value: .constant(0.5)).frame(height: 60) }
                LabeledContent("Count") { Stepper("", value: .constant(1)).labelsHidden() }
                LabeledContent("On") { Toggle("", isOn: .constant(true)).labelsHidden() }
                LabeledContent("Name") { Text("two\nlines") }
            }
        }
        for (label, role) in [("Volume", Role.slider), ("Count", .stepper), ("On", .toggle)] {
            let difference = try host.find(.text, label).frame.midY - host.find(role).frame.midY
            #expect(abs(difference) <= 1, "\(label)")
        }
        let name = try host.find(.text, "Name").frame
        #expect(try abs(name.minY - host.find(.text, "two\nlines").frame.minY) <= 1, "on the first line")
    }
}
