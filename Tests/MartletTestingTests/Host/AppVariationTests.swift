import MartletTesting
import Testing

/// Apps in surroundings of their own.
@MainActor @Suite struct AppVariationTests {
    private struct NotesApp: App {
        var body: some Scene {
            WindowGroup { Notes() }.defaultSize(width: 500, height: 300)
            Window("Info", id: "info") { Text("info") }
        }
    }

    private struct Notes: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.locale) private var locale
        @Environment(\.openWindow) private var openWindow
        @SceneStorage("draft") private var draft = ""
        var body: some View {
            VStack {
                Text(verbatim: "\(colorScheme) \(locale.identifier)")
                TextField("Draft", text: $draft)
                Button("Info") { openWindow(id: "info") }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("all")
        }
    }

    @Test func allWindowsAreInThem() throws {
        let dark = Variation(platform: .phone, colorScheme: .dark, locale: Locale(identifier: "de_AT"))
        let host = TestHost(in: dark, app: NotesApp())
        #expect(host.texts.contains("dark de_AT"))
        #expect(try host.element(id: "all").frame == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
        try host.find(.button, "Info").tap()
        let info = try host.windows[1].find(text: "info")
        #expect(info.environment(\.colorScheme) == .dark)
        #expect(info.environment(\.displayScale) == 3)
    }

    @Test func theSizeOfAWindow() throws {
        func size(_ variation: Variation) throws -> CGSize {
            try TestHost(in: variation, app: NotesApp()).element(id: "all").frame.size
        }
        #expect(try size(Variation()) == CGSize(width: 500, height: 300), "as the scene says")
        #expect(try size(Variation(size: CGSize(width: 210, height: 220))) == CGSize(width: 210, height: 220))
        #expect(try size(Variation(platform: .terminal)) == CGSize(width: 640, height: 384))
    }

    @Test func theyLastUntilItIsStartedAgain() throws {
        let host = TestHost(in: Variation(colorScheme: .dark), app: NotesApp())
        try host.find(.textField, "Draft").type("dear")
        let again = host.relaunch(NotesApp())
        #expect(again.texts.contains("dark en_US"))
        #expect(try again.find(.textField, "Draft").value == "dear")
    }

    @Test func allCombinationsOfAnApp() {
        for variation in Variation.all(platforms: Variation.Platform.allCases, colorSchemes: [.light, .dark]) {
            TestHost(in: variation, app: NotesApp()).explore(seed: 2, steps: 15)
        }
    }
}
