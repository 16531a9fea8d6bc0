import Foundation
import Testing

import Martlet

private struct Switches: View {
    @State var isOn = false
    var body: some View {
        Toggle("Setting", isOn: $isOn)
        Text(isOn ? "on" : "off")
    }
}

private struct Box: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Text(configuration.isOn ? "[x]" : "[ ]")
            configuration.label
        }
    }
}

@MainActor @Suite struct ToggleTests {
    @Test func aClickToggles() throws {
        let screen = Screen { Switches() }
        let toggle = try screen.find(.toggle, "Setting")
        #expect(toggle.controlContent?.value == .isOn(false))
        screen.tap(toggle)
        #expect(toggle.controlContent?.value == .isOn(true))
        #expect(screen.texts.contains("on"))
    }

    @Test func styles() throws {
        let screen = Screen { Switches().toggleStyle(Box()) }
        #expect(screen.texts == ["[ ]", "Setting", "off"])
        screen.tap(try screen.find(.toggle, "[ ], Setting"))
        #expect(screen.texts == ["[x]", "Setting", "on"])
        let switches = Screen { Switches().toggleStyle(.switch) }
        #expect(try switches.find(.toggle, "Setting").control(as: ToggleControl.self)?.look == .switching)
    }

    @Test func hiddenLabelsStillName() throws {
        let screen = Screen { Switches().labelsHidden() }
        #expect(screen.texts == ["off"])
        #expect(try screen.find(.toggle, "Setting").reading.label == "Setting")
    }
}
