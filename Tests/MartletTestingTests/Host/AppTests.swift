import Foundation
import MartletTestSupport
import MartletTesting
import Testing

/// Apps: their inputs, the effects that they pass on, and their stored data.
@MainActor @Suite struct AppTests {
    private struct NotesApp: App {
        @AppStorage("notes.count") private var count = 0
        @State private var seen = ""

        var body: some Scene {
            WindowGroup("Notes") { Notes(count: $count, seen: $seen) }
                .commands {
                    CommandMenu("Note") {
                        Button("Archive") { seen = "archived" }
                        Toggle("Pinned", isOn: .constant(true))
                        Button("Print") {}.disabled(true)
                    }
                }
            Settings { Toggle("Sounds", isOn: .constant(true)) }
        }
    }

    private struct Notes: View {
        @Binding var count: Int
        @Binding var seen: String
        @SceneStorage("draft") private var draft = ""
        @State private var url = ""
        @Environment(\.scenePhase) private var phase
        @Environment(\.openURL) private var openURL
        @Environment(\.openSettings) private var openSettings

        var body: some View {
            NavigationStack {
                VStack {
                    Text("count \(count)")
                    Text("draft \(draft)")
                    Text("seen \(seen)")
                    Text("url \(url)")
                    Button("Count") { count += 1 }
                    Button("Settings") { openSettings() }
                    Button("Web") { openURL(URL(string: "https://example.com/a")!) }
                    Link("Help", destination: URL(string: "https://example.com/help")!)
                    TextField("Draft", text: $draft)
                    Menu("More") {
                        Button("Share") { seen = "shared" }
                        Menu("Copy as") { Button("Text") { seen = "copied" } }
                    }
                    Text("row").contextMenu { Button("Inspect") { seen = "inspected" } }
                }
                .toolbar { Button("Compose") { seen = "composed" } }
            }
            .onOpenURL { url = $0.absoluteString }
            .onChange(of: phase) { _, new in seen = "\(new)" }
        }
    }

    init() { UserDefaults.standard.removeObject(forKey: "notes.count") }

    @Test func anAddressIsOpened() {
        let host = TestHost(app: NotesApp())
        host.open(URL(string: "notes:42")!)
        #expect(host.texts.contains("url notes:42"))
    }

    @Test func addressesThatAreHandedOn() throws {
        let host = TestHost(app: NotesApp())
        try host.find(.button, "Web").tap()
        try host.find(.link, "Help").tap()
        #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/a", "https://example.com/help"])
        #expect(TestHost(app: NotesApp()).openedURLs.isEmpty)
    }

    @Test func thePhaseOfTheScene() {
        let host = TestHost(app: NotesApp())
        #expect(host.scenePhase == .active)
        host.scenePhase = .background
        #expect(host.texts.contains("seen background"))
        host.scenePhase = .active
        #expect(host.texts.contains("seen active"))
        struct Alone: View {
            @Environment(\.scenePhase) private var phase
            var body: some View { Text("\(phase)") }
        }
        let view = TestHost { Alone() }
        view.scenePhase = .inactive
        #expect(view.texts == ["inactive"])
        #expect(view.scenePhase == .inactive)
    }

    @Test func anAppThatIsStartedAgain() throws {
        let host = TestHost(app: NotesApp())
        try host.find(.button, "Count").tap()
        try host.find(.textField, "Draft").type("dear")
        try host.find(.button, "Compose").tap()
        let again = host.relaunch(NotesApp())
        #expect(host.windows.isEmpty)
        #expect(again.texts.contains("count 1"))
        #expect(again.texts.contains("draft dear"))
        #expect(again.texts.contains("seen "), "state ends with the app")
        let third = again.relaunch(NotesApp())
        #expect(third.texts.contains("draft dear"))
        let other = TestHost(app: NotesApp())
        #expect(other.texts.contains("draft "), "another app has stored nothing there")
    }

    /// The content of a sheet ends with the window, and may write what the window shows.
    @Test func anAppThatShowsASheetEnds() {
        struct Page: View {
            @State private var isPresented = true
            @State private var count = 0
            var body: some View {
                Text("Count \(count)").sheet(isPresented: $isPresented) {
                    Text("Sheet").onDisappear { count += 1 }
                }
            }
        }
        struct SheetApp: App {
            var body: some Scene { WindowGroup { Page() } }
        }
        let host = TestHost(app: SheetApp())
        #expect(host.texts.contains("Sheet"))
        host.unmount()
        #expect(host.windows.isEmpty)
    }

    @Test func settings() throws {
        let host = TestHost(app: NotesApp())
        try host.find(.button, "Settings").tap()
        #expect(host.windows.count == 2)
        try host.windows[1].find(.toggle, "Sounds")
    }

    @Test func itemsOfMenus() throws {
        let host = TestHost(app: NotesApp())
        try host.find(.menuItem, "Archive").tap()
        #expect(host.texts.contains("seen archived"))
        #expect(try host.find(.menuItem, "Pinned").isOn == true)
        #expect(try host.find(.menuItem, "Print").isEnabled == false)
        let refusal = #expect(throws: ElementNotOperable.self) { try host.find(.menuItem, "Print").tap() }
        #expect(refusal?.description == "Can't choose the menuItem \"Print\": it is disabled.")
        try host.find(.menuItem, "Text").tap()
        #expect(host.texts.contains("seen copied"))
        let more = try host.find(.menu, "More")
        #expect(more.findAll(.menuItem).map(\.label) == ["Share", "Copy as", "Text"])
        try host.find(text: "row").find(.menuItem, "Inspect").tap()
        #expect(host.texts.contains("seen inspected"))
        let error = #expect(throws: ElementNotFound.self) { try more.find(.menuItem, "Inspect") }
        #expect(
            error?.description
                == "There is no menuItem \"Inspect\". Items of menus are: \"Share\", \"Copy as\", \"Text\".")
    }

    @Test func itemsOfToolbars() throws {
        let host = TestHost(app: NotesApp())
        #expect(host.findAll(.toolbarItem).map(\.label) == ["Compose"])
        try host.find(.toolbarItem, "Compose").tap()
        #expect(host.texts.contains("seen composed"))
    }
}
