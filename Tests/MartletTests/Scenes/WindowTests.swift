import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Opening and closing windows, windows for values, settings, phases.
@MainActor @Suite struct WindowTests {
    private struct Home: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.scenePhase) private var phase
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        var body: some View {
            VStack {
                Text("home \(phase == .active ? "active" : "inactive")")
                Button("one") { openWindow(value: 1) }
                Button("two") { openWindow(value: 2) }
                Button("named") { openWindow(id: "named", value: "n") }
                Button("activity") { openWindow(id: "activity") }
                Button("unknown") { openWindow(id: "unknown") }
                Button("dismiss activity") { dismissWindow(id: "activity") }
                Button("dismiss two") { dismissWindow(value: 2) }
                SettingsLink()
                Text(supportsMultipleWindows ? "several" : "one")
            }
        }
    }

    private struct Number: View {
        @Binding var number: Int?
        @State private var taps = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            VStack {
                Text("number \(number ?? -1)")
                Button("next") { number = (number ?? 0) + 1 }
                Button("done") { dismiss() }
                Button("away") { dismissWindow() }
            }
            .navigationTitle("Number \(number ?? -1)")
        }
    }

    private struct NumbersApp: App {
        @Environment(\.scenePhase) private var phase
        let probe: Probe

        init() { probe = Probe() }
        init(probe: Probe) { self.probe = probe }

        var body: some Scene {
            WindowGroup("Home") { Home() }
                .onChange(of: phase) { _, new in probe.note("\(new)") }
            WindowGroup("Number", for: Int.self) { $number in Number(number: $number) }
                .defaultSize(width: 300, height: 200)
            WindowGroup(id: "named", for: String.self) { $name in
                Text("name \(name)")
            } defaultValue: {
                "nobody"
            }
            Martlet.Window("Activity", id: "activity") { Text("activity") }
            Settings { Text("settings") }
            if #available(macOS 13, *) {
                Martlet.Window("Late", id: "late") { Text("late") }
            }
        }
    }

    @Test func aWindowForAValueIsOpenedOnce() throws {
        let host = TestHost(app: NumbersApp())
        #expect(host.texts.last == "several")
        try host.find(.button, "one").tap()
        try host.find(.button, "two").tap()
        #expect(host.windows.map(\.texts.first) == ["home inactive", "number 1", "number 2"])
        #expect(host.windows.map(\.title) == ["Home", "Number 1", "Number 2"])
        #expect(host.windows[1].scene.size == CGSize(width: 300, height: 200))
        host.activate()
        #expect(host.texts.first == "home active")
        try host.find(.button, "one").tap()
        #expect(host.windows.count == 3)
        #expect(host.texts.first == "home inactive")
        // The window goes on to another value, and then shows that.
        try host.windows[1].find(.button, "next").tap()
        try host.windows[1].find(.button, "next").tap()
        #expect(host.windows[1].texts.first == "number 3")
        #expect(host.windows[1].title == "Number 3")
        try host.find(.button, "one").tap()
        #expect(host.windows.map(\.texts.first) == ["home inactive", "number 3", "number 2", "number 1"])
    }

    private struct StackApp: App {
        var body: some Scene {
            WindowGroup("App") {
                NavigationStack {
                    NavigationLink("Go") { Text("page").navigationTitle("Page") }
                        .navigationTitle("Start")
                }
            }
        }
    }

    @Test func theTitleIsThatOfThePage() throws {
        let host = TestHost(app: StackApp())
        #expect(host.title == "Start")
        try host.find(.link, "Go").tap()
        #expect(host.title == "Page")
        try host.find(.button, "Back").tap()
        #expect(host.title == "Start")
    }

    @Test func windowsAreDismissed() throws {
        let host = TestHost(app: NumbersApp())
        try host.find(.button, "one").tap()
        try host.find(.button, "two").tap()
        try host.find(.button, "activity").tap()
        try host.find(.button, "activity").tap()
        #expect(host.windows.map(\.texts.first) == ["home inactive", "number 1", "number 2", "activity"])
        try host.find(.button, "dismiss two").tap()
        try host.find(.button, "dismiss activity").tap()
        #expect(host.windows.map(\.texts.first) == ["home inactive", "number 1"])
        try host.windows[1].find(.button, "done").tap()
        #expect(host.windows.count == 1)
        #expect(host.texts.first == "home active")
        try host.find(.button, "two").tap()
        try host.windows[1].find(.button, "away").tap()
        #expect(host.windows.count == 1)
    }

    @Test func defaultValuesAndUnknownWindows() throws {
        let host = TestHost(app: NumbersApp())
        try host.find(.button, "named").tap()
        #expect(host.windows[1].texts == ["name n"])
        try host.chooseMenuItem("File", "New named Window")
        #expect(host.windows[2].texts == ["name nobody"])
        try host.find(.button, "unknown").tap()
        #expect(host.windows.count == 3)
        host.expectIssue(
            containing: "openWindow: the app declares no window with the id \"unknown\". The ids that there are: "
                + "\"named\", \"activity\", \"late\".")
    }

    @Test func settingsAreOneWindow() throws {
        let host = TestHost(app: NumbersApp())
        try host.find(.button, "Settings…").tap()
        #expect(host.windows.map(\.title) == ["Home", "Settings"])
        #expect(host.press(",", modifiers: .command))
        #expect(host.windows.count == 2)
        host.windows[1].close()
        host.press(",", modifiers: .command)
        #expect(host.windows.count == 2)
    }

    @Test func thePhaseOfTheAppIsThatOfItsWindows() throws {
        let probe = Probe()
        let host = TestHost(app: NumbersApp(probe: probe))
        _ = probe.takeLog()
        try host.find(.button, "one").tap()
        // The app stays active while another of its windows is.
        #expect(host.texts.first == "home inactive")
        #expect(probe.takeLog().isEmpty)
        for window in host.windows { window.core.window?.phase = .inactive }
        host.update()
        #expect(probe.takeLog() == ["inactive"])
        host.activate()
        #expect(probe.takeLog() == ["active"])
    }
}
