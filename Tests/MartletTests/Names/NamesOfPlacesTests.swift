import Combine
import Foundation
import Testing

import Martlet
import MartletTesting

private final class Counter: ObservableObject {
    @Published var count = 0
}

private struct Reader: View {
    @FocusedObject private var counter: Counter?
    var body: some View { Text(verbatim: "read \(counter?.count ?? -1)").accessibilityIdentifier("read") }
}

private struct Offering: View {
    @StateObject private var counter = Counter()
    var body: some View {
        Button("Count") { counter.count += 1 }.focusedSceneObject(counter)
        Reader()
    }
}

private struct ManyWindows: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") {
            WindowVisibilityToggle(windowID: "tools")
        }
        .keyboardShortcut("m")
        .commandsReplaced { CommandMenu("Own") { Button("Item") {} } }
        UtilityWindow("Tools", id: "tools") { Text("tools") }.keyboardShortcut("t", modifiers: [.command, .shift])
    }
}

@MainActor @Suite struct NamesOfPlacesTests {
    @Test func objectsAreOfferedToTheWindow() throws {
        let host = TestHost { Offering() }
        #expect(try host.element(id: "read").label == "read 0")
        try host.find(.button, "Count").tap()
        #expect(try host.element(id: "read").label == "read 1")
    }

    @Test func scenesHaveKeysAndTools() throws {
        let host = TestHost(app: ManyWindows())
        #expect(host.menus.contains("Own\n  Item"))
        #expect(!host.menus.contains("New Window"))
        try host.find(.button, "Tools").tap()
        #expect(host.windows.map(\.title) == ["Main", "Tools"])
        try host.find(.button, "Tools").tap()
        #expect(host.windows.count == 1)
        #expect(host.press("t", modifiers: [.command, .shift]))
        #expect(host.windows.map(\.title) == ["Main", "Tools"])
    }

    @Test func sectionsAreFound() throws {
        struct Sections<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                Group(sections: content) { sections in
                    Text(verbatim: "\(sections.count) sections")
                    ForEach(sections) { section in
                        Text(verbatim: "\(section.header.count) \(section.content.count) \(section.footer.count)")
                        section.header
                        section.content
                    }
                }
            }
        }
        struct Screen: View {
            @State var isLong = false
            var body: some View {
                Button("More") { isLong = true }
                VStack {
                    Sections {
                        Text("loose")
                        Section("Fruit") {
                            Text("apple")
                            if isLong { Text("pear") }
                        }
                        Section {
                            Text("cheese")
                        } footer: {
                            Text("end")
                        }
                    }
                }
            }
        }
        let host = TestHost { Screen() }
        #expect(
            host.texts.filter { $0 != "More" } == [
                "3 sections", "0 1 0", "loose", "1 1 0", "Fruit", "apple", "0 1 1", "cheese",
            ])
        try host.find(.button, "More").tap()
        #expect(host.texts.contains("1 2 0") && host.texts.contains("pear"))
    }

    @Test func submissionStaysWhereItIs() throws {
        struct Form: View {
            @State var text = ""
            @State var log: [String] = []
            var body: some View {
                TextField("Field", text: $text).onSubmit { log.append("inner") }.submitScope()
                    .onSubmit { log.append("outer") }
                Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
            }
        }
        let host = TestHost { Form() }
        try host.find(.textField, "Field").press(.return)
        #expect(try host.element(id: "log").label == "inner")
    }

    @Test func assistiveTechnologyFindsAnotherView() throws {
        struct Dial: View {
            @State var isOn = false
            @State var log: [String] = []
            var body: some View {
                Text("dial").accessibilityRepresentation { Toggle("Power", isOn: $isOn) }
                Text("item")
                    .accessibilityActions {
                        Button("Play") { log.append("play") }
                        Button("Remove") { log.append("remove") }
                    }
                    .accessibilityCustomContent("Length", "3 min")
                    .accessibilityIdentifier("item")
                Text(verbatim: "\(isOn) \(log.joined(separator: " "))").accessibilityIdentifier("state")
            }
        }
        let host = TestHost { Dial() }
        let power = try host.find(.toggle, "Power")
        #expect(power.isOn == false)
        #expect(try host.element(id: "item").hint == "Length: 3 min")
        #expect(try host.element(id: "item").accessibilityActions.contains("Play"))
        try host.element(id: "item").perform("Remove")
        #expect(try host.element(id: "state").label == "false remove")
    }
}
