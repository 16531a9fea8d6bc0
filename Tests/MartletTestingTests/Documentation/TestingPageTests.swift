import Combine
import MartletTesting
import Testing

// The examples of Documentation/testing.md, which `theExamplesOfThePageAreTests` looks for here.

struct Login: View {
    @State private var name = ""
    @State private var isWelcome = false

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Log in") { isWelcome = true }
                .disabled(name.isEmpty)
            if isWelcome { Text("Welcome, \(name)!") }
        }
    }
}

@MainActor @Test func logsIn() throws {
    let host = TestHost { Login() }
    #expect(try host.find(.button, "Log in").isEnabled == false)
    try host.find(.textField, "Name").type("Ada")
    try host.find(.button, "Log in").tap()
    #expect(host.texts.contains("Welcome, Ada!"))
}

struct Loader: View {
    @State private var text = "Loading"
    var body: some View {
        Text(text).task {
            try? await Task.sleep(for: .seconds(3))
            text = "Done"
        }
    }
}

@MainActor @Test func loads() {
    let host = TestHost { Loader() }
    host.advance(by: .seconds(2.9))
    #expect(host.texts == ["Loading"])
    host.advance(by: .seconds(0.2))
    #expect(host.texts == ["Done"])
}

@MainActor @Suite struct TestingPageTests {
    private final class Model: ObservableObject {
        @Published var bought = "nothing"
    }

    private struct Header: View {
        var body: some View { Text("Shop").font(.headline) }
    }

    private struct PriceTag: View {
        let price: String
        var body: some View { Text(price) }
    }

    private struct ItemRow: View {
        let name: String
        let price: String
        let buy: @MainActor () -> Void
        var body: some View {
            HStack {
                Text(name)
                PriceTag(price: price)
                Button("Buy", action: buy)
            }
        }
    }

    private struct Shop: View {
        @ObservedObject var model: Model
        @State private var names = ["Apple", "Pear", "Milk"]
        @State private var flavour = 0
        @State private var isGift = true
        var body: some View {
            VStack {
                Header()
                Text("Bought: \(model.bought)").id("status")
                Button("Add") { names.append("Plum") }
                List {
                    ForEach(Array(names.enumerated()), id: \.element) { item in
                        ItemRow(name: item.element, price: "\(item.offset + 1) €") { model.bought = item.element }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
                .frame(height: 150)
                Text("Big").tag(4)
                Text("Total").bold().foregroundStyle(.red)
                Text("Wrong password").opacity(0)
                Text("6 €").accessibilityIdentifier("total")
                Toggle("Gift", isOn: $isGift)
                Picker("Flavour", selection: $flavour) {
                    Text("Chocolate").tag(0)
                    Text("Vanilla").tag(1)
                }
            }
        }
    }

    @Test func finding() throws {
        let host = TestHost { Shop(model: Model()) }
        try host.find(.row, containing: "pear")  // a part of the name, whatever the case
        try host.find(.button, at: 2)  // the third
        try host.find(.toggle, value: "1")  // by what it is set to
        try host.find(text: "2 €")  // what shows a text
        try host.find(tag: 4)  // .tag(4)
        try host.find(id: "status")  // .id("status"), or the id of a ForEach
        try host.element(id: "total")  // .accessibilityIdentifier("total")
        try host.find(view: ItemRow.self)  // a view with a body of its own
        try host.find { $0.role == .text && $0.label.hasSuffix("€") }
        let row = try host.find(.row, containing: "pear")
        try row.find(.button, "Buy").tap()
        #expect(try host.find(text: "2 €").ancestor(.row) == row)
        #expect(try host.find(id: "status").texts == ["Bought: Pear"])
    }

    @Test func seeing() throws {
        let host = TestHost { Shop(model: Model()) }
        #expect(!host.texts.contains("Wrong password"))
        #expect(try host.find(.text, "Wrong password").isVisible == false)
        let title = try host.find(text: "Total")
        #expect(title.font?.isBold == true)
        #expect(title.color == Color.red.resolve(in: EnvironmentValues()))
    }

    private struct Long: View {
        @State private var chosen = ""
        var body: some View {
            Text("chosen \(chosen)")
            Circle().frame(width: 20, height: 20).accessibilityIdentifier("ball")
                .gesture(DragGesture().onEnded { _ in chosen = "the goal" })
            Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("goal")
            List(0..<1000, id: \.self) { row in Text("Row \(row)").onTapGesture { chosen = "\(row)" } }
        }
    }

    @Test func operating() throws {
        var host = TestHost { Shop(model: Model()) }
        try host.find(.picker, "Flavour").select("Vanilla")
        try host.find(.row, "Milk").swipe(.trailing, choosing: "Delete")
        #expect(!host.texts.contains("Milk"))
        host = TestHost { VStack { Long() } }
        try host.scroll(to: .text, "Row 400").tap()
        #expect(host.texts.contains("chosen 400"))
        try host.element(id: "ball").drag(onto: host.element(id: "goal"))
        #expect(host.texts.contains("chosen the goal"))
    }

    @Test func counting() throws {
        let host = TestHost { Shop(model: Model()) }
        try host.assertBodyRuns(of: PriceTag.self, equals: 1) { try host.find(.button, "Add").tap() }
        try host.assertDoesNotUpdate(Header.self) { try host.find(.button, "Add").tap() }
        host.expectIssue(containing: "occurs more than once")
    }

    @Test func laws() async throws {
        let host = TestHost { Login() }
        host.assertAccessible()
        host.explore(seed: 1, steps: 200)
        await assertNoLeaks { leaks in
            let model = leaks.track(Model())
            let host = leaks.track(TestHost { Shop(model: model) })
            host.advance(by: .seconds(1))
        }
    }

    @Test func surroundings() {
        for variation in Variation.all(colorSchemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft]) {
            TestHost(in: variation) { Login() }.assertAccessible()
        }
    }

    private struct NotesApp: App {
        var body: some Scene {
            WindowGroup { Button("Compose") {} }
        }
    }

    @Test func apps() throws {
        let host = TestHost(app: NotesApp())
        try host.chooseMenuItem("File", "New Window")
        #expect(host.windows.count == 2)
        try host.window(at: 1).find(.button, "Compose").tap()
        host.press("w", modifiers: .command)
        #expect(host.windows.count == 1)
    }

    private struct DraftsApp: App {
        var body: some Scene { WindowGroup { Drafts() } }
    }

    private struct Drafts: View {
        @SceneStorage("draft") private var draft = ""
        @State private var opened = ""
        var body: some View {
            TextField("Draft", text: $draft)
            Link("Help", destination: URL(string: "https://example.com")!)
            Text("opened \(opened)").onOpenURL { opened = "\($0)" }
        }
    }

    @Test func whatComesToAppsAndStays() throws {
        let host = TestHost(app: DraftsApp())
        host.open(URL(string: "drafts:42")!)  // onOpenURL
        #expect(host.texts.contains("opened drafts:42"))
        try host.find(.link, "Help").tap()
        #expect(host.openedURLs.count == 1)  // what was handed to the desktop: no browser opens
        host.scenePhase = .background
        try host.find(.textField, "Draft").type("dear")
        let again = host.relaunch(DraftsApp())
        #expect(try again.find(.textField, "Draft").value == "dear")
    }

    private struct Polling: View {
        @Environment(\.pollClock) private var clock
        @State private var count = 0
        var body: some View {
            Text("\(count)").task {
                while !Task.isCancelled {
                    try? await clock.sleep(for: .seconds(10))
                    count += 1
                }
            }
        }
    }

    @Test func aClockThatIsHandedIn() {
        let host = TestHost { Polling() }
        host.setEnvironment(\.pollClock, host.clock)
        host.advance(by: .seconds(30))
        #expect(host.texts == ["3"])
    }

    @Test func theDumpOfThePage() throws {
        let host = TestHost { Login() }
        #expect(try Self.page().contains("```\n\(host.tree)\n```"))
    }

    @Test func theErrorOfThePage() throws {
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Button("Log out") {} }
        let error = #expect(throws: ElementNotFound.self) { try host.find(.button, "Logout") }
        let lines = error?.description.components(separatedBy: "\n").prefix(3).joined(separator: "\n") ?? ""
        #expect(try Self.page().contains("```\n\(lines)\n"))
    }

    @Test func hostsShareTheirValues() throws {
        struct Settings: View {
            @AppStorage("TestingPageTests.isLoud") private var isLoud = false
            var body: some View { Toggle("Loud", isOn: $isLoud) }
        }
        let host = TestHost { Settings() }
        try host.find(.toggle, "Loud").tap()
        let again = host.sharing { TestHost { Settings() } }
        #expect(try again.find(.toggle, "Loud").isOn == true)
    }

    @Test func everyRoleIsOnThePage() throws {
        let page = try Self.page()
        for role in Role.allCases { #expect(page.contains("`\(role)`"), "\(role)") }
    }

    @Test func theExamplesOfThePageAreTests() throws {
        let others = ["PageXCTests.swift", "PageExpectTests.swift"].map {
            "\(#filePath)".replacingOccurrences(of: "PageTests.swift", with: $0)
        }
        let source = try (["\(#filePath)"] + others).map { try String(contentsOfFile: $0, encoding: .utf8) }
            .joined(separator: "\n")
        let lines = Set(source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let blocks = try Self.page().components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "\n```")[0] }
        #expect(blocks.count > 8)
        for block in blocks where !block.hasPrefix("// Package.swift") {
            for line in block.components(separatedBy: "\n") {
                let isThere = lines.contains(line.trimmingCharacters(in: .whitespaces))
                #expect(isThere, "\(line)")
            }
        }
    }

    private static func page() throws -> String { try text("testing.md") }

    private static func text(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
        return try String(
            contentsOf: folder.appendingPathComponent("../../../Documentation/\(name)").standardizedFileURL,
            encoding: .utf8)
    }
}
