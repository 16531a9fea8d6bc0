import MartletTesting
import Testing

/// The surroundings of sheets and covers: environment, pages, sizes, focus.
extension SheetTests {
    private struct Surrounded: View {
        @State private var isPresented = true
        @State private var amount = 1

        var body: some View {
            Text("page")
                .sheet(isPresented: $isPresented) {
                    VStack {
                        Reader()
                        Button("More") { amount += 1 }
                    }
                }
                .environment(\.amount, amount)
        }
    }

    private struct Reader: View {
        @Environment(\.amount) private var amount
        @Environment(\.scenePhase) private var phase

        var body: some View { Text("amount \(amount) \(phase == .active ? "active" : "not active")") }
    }

    @Test func theEnvironmentOfThePresenterReachesIt() throws {
        let host = TestHost { Surrounded() }
        host.setEnvironment(\.scenePhase, .active)
        host.update()
        #expect(host.texts.contains("amount 1 active"))
        try host.find(.button, "More").tap()
        #expect(host.texts.contains("amount 2 active"))
    }

    private struct Titles: View {
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                Button("Show") { isPresented = true }
                    .navigationTitle("Page")
                    .sheet(isPresented: $isPresented) {
                        NavigationStack {
                            NavigationLink("Deeper") { Text("deep").navigationTitle("Deep") }
                                .navigationTitle("Sheet")
                        }
                    }
            }
        }
    }

    @Test func aSheetHasANavigationStackOfItsOwn() throws {
        let host = TestHost { Titles() }
        #expect(host.title == "Page")
        try host.find(.button, "Show").tap()
        #expect(host.title == "Page")
        #expect(try host.find(.sheet, "Sheet").label == "Sheet")
        try host.find(.link, "Deeper").tap()
        #expect(host.texts.contains("deep"))
        host.press(.escape)
        #expect(!host.texts.contains("deep"))
        #expect(host.findAll(.sheet).count == 1)
        host.press(.escape)
        #expect(host.findAll(.sheet).isEmpty)
    }

    private struct Cover: View {
        @State private var isPresented = false

        var body: some View {
            Button("Show") { isPresented = true }
                .fullScreenCover(isPresented: $isPresented) { Button("Close") { isPresented = false } }
        }
    }

    @Test func aCoverIsAsLargeAsTheWindow() throws {
        let host = TestHost { Cover() }
        try host.find(.button, "Show").tap()
        #expect(host.findAll(.sheet).first?.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        host.resize(to: CGSize(width: 320, height: 200))
        #expect(host.findAll(.sheet).first?.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
        host.press(.escape, warns: false)
        try host.find(.button, "Close").tap()
        #expect(host.texts == ["Show"])
    }

    private struct Sized: View {
        @State private var isPresented = true
        @State private var isTall = false

        var body: some View {
            Text("page").sheet(isPresented: $isPresented) {
                Button("Grow") { isTall = true }.frame(width: 200, height: isTall ? 300 : 100)
            }
        }
    }

    @Test func aSheetIsAsLargeAsItsContent() throws {
        let host = TestHost { Sized() }
        #expect(host.findAll(.sheet).first?.frame == CGRect(x: 100, y: 250, width: 200, height: 100))
        let button = try host.find(.button, "Grow")
        #expect(button.frame.midX == 200)
        #expect(button.frame.midY == 300)
        try button.tap()
        #expect(host.findAll(.sheet).first?.frame == CGRect(x: 100, y: 150, width: 200, height: 300))
    }

    private struct Focused: View {
        @State private var name = ""
        @State private var note = ""
        @State private var isPresented = false
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isFocused)
                Text(isFocused ? "focused" : "not focused")
                Button("Show") { isPresented = true }
            }
            .sheet(isPresented: $isPresented) {
                VStack {
                    TextField("Note", text: $note)
                    Button("Close") { isPresented = false }
                }
            }
        }
    }

    @Test func theFocusComesBackToWhereItWas() throws {
        let host = TestHost { Focused() }
        try host.find(.textField, "Name").type("a")
        let show = try host.find(.button, "Show")
        try show.tap()
        try host.find(.textField, "Note").type("b")
        #expect(try host.find(.textField, "Note").value == "b")
        try host.find(.button, "Close").tap()
        #expect(host.texts.contains("focused"))
        host.press("c")
        #expect(try host.find(.textField, "Name").value == "ac")
    }
}

private enum AmountKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var amount: Int {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
}
