import MartletTesting
import Testing

/// Alerts and confirmation dialogs, in their current and older forms.
@MainActor @Suite struct AlertTests {
    @MainActor final class Log { var entries: [String] = [] }

    private struct Deletion: View {
        let log: Log
        @State private var asks = false

        var body: some View {
            Button(asks ? "Asking" : "Ask") { asks = true }
                .disabled(asks)
                .alert("Delete the file?", isPresented: $asks) {
                    Button("Delete", role: .destructive) { log.entries.append("delete \(asks)") }
                    Button("Keep") { log.entries.append("keep") }
                    Button("Cancel", role: .cancel) { log.entries.append("cancel") }
                } message: {
                    Text("It can't be restored.")
                }
        }
    }

    @Test func anyButtonDismissesAfterItsAction() throws {
        let log = Log()
        let host = TestHost { Deletion(log: log) }
        try host.find(.button, "Ask").tap()
        #expect(host.allTexts == ["Asking", "Delete the file?", "It can't be restored.", "Delete", "Keep", "Cancel"])
        #expect(try host.find(.alert, "Delete the file?").label == "Delete the file?")
        try host.find(.button, "Delete").tap()
        #expect(log.entries == ["delete true"])
        #expect(host.texts == ["Ask"])
    }

    @Test func returnIsTheDefaultAndEscapeCancels() throws {
        let log = Log()
        let host = TestHost { Deletion(log: log) }
        try host.find(.button, "Ask").tap()
        #expect(host.press(.return))
        #expect(log.entries == ["keep"])
        try host.find(.button, "Ask").tap()
        #expect(host.press(.escape))
        #expect(log.entries == ["keep", "cancel"])
        #expect(host.texts == ["Ask"])
    }

    @Test func theOneThatCancelsComesFirstInARow() throws {
        let host = TestHost(size: CGSize(width: 600, height: 600)) { Deletion(log: Log()) }
        try host.find(.button, "Ask").tap()
        let frames = try ["Cancel", "Delete", "Keep"].map { try host.find(.button, $0).frame }
        #expect(frames[0].maxX <= frames[1].minX)
        #expect(frames[1].maxX <= frames[2].minX)
        #expect(Set(frames.map(\.minY)).count == 1)
        #expect(frames.allSatisfy { abs($0.width - frames[0].width) <= 1 })
    }

    private struct Plain: View {
        let log: Log
        @State private var isPresented = true

        var body: some View {
            Text(isPresented ? "open" : "closed").alert(Text("Saved"), isPresented: $isPresented) {}
        }
    }

    @Test func anAlertWithoutButtonsHasOK() throws {
        let host = TestHost { Plain(log: Log()) }
        #expect(host.allTexts == ["open", "Saved", "OK"])
        try host.find(.button, "OK").tap()
        #expect(host.texts == ["closed"])
    }

    @Test func escapePressesTheOnlyButton() throws {
        let host = TestHost { Plain(log: Log()) }
        #expect(host.press(.escape))
        #expect(host.texts == ["closed"])
    }

    private struct NoCancel: View {
        @State private var isPresented = true

        var body: some View {
            Text("page").alert("Which?" as String, isPresented: $isPresented) {
                Button("One") {}
                Button("Two") {}
            }
        }
    }

    @Test func escapeLeavesNoAlertThatHasNothingToCancel() throws {
        let host = TestHost { NoCancel() }
        #expect(!host.press(.escape, warns: false))
        #expect(host.allTexts == ["page", "Which?", "One", "Two"])
    }

    private struct Login: View {
        let log: Log
        @State private var isPresented = true
        @State private var name = ""

        var body: some View {
            Text("page").disabled(true).alert("Log in", isPresented: $isPresented) {
                TextField("Name", text: $name)
                SecureField("Password", text: .constant(""))
                Button("Log in") { log.entries.append(name) }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test func fieldsStandAboveTheButtons() throws {
        let log = Log()
        let host = TestHost { Login(log: log) }
        let field = try host.find(.textField, "Name")
        #expect(field.frame.maxY <= (try host.find(.button, "Log in").frame.minY))
        // The field has the focus from the start.
        host.press("A")
        try field.type("nn")
        #expect(host.press(.return))
        #expect(log.entries == ["Ann"])
        #expect(host.texts == ["page"])
    }

    private struct Failure: LocalizedError {
        let code: Int
        var errorDescription: String? { "Error \(code)" }
    }

    private struct Failing: View {
        let log: Log
        @State private var failure: Failure?
        @State private var isPresented = false

        var body: some View {
            Button("Fail") {
                failure = Failure(code: 7)
                isPresented = true
            }
            .alert(isPresented: $isPresented, error: failure) { error in
                Button("Retry \(error.code)") {
                    log.entries.append("retry")
                    failure = nil
                }
            } message: { error in
                Text("Code \(error.code)")
            }
        }
    }

    @Test func anErrorIsTold() throws {
        let log = Log()
        let host = TestHost { Failing(log: log) }
        try host.find(.button, "Fail").tap()
        #expect(host.allTexts == ["Fail", "Error 7", "Code 7", "Retry 7"])
        try host.find(.button, "Retry 7").tap()
        #expect(log.entries == ["retry"])
        #expect(host.texts == ["Fail"])
    }

    private struct Presenting: View {
        @State private var name: String?
        @State private var isPresented = false

        var body: some View {
            VStack {
                Button("Nobody") { isPresented = true }
                Button("Ann") {
                    name = "Ann"
                    isPresented = true
                }
            }
            .confirmationDialog("Who?", isPresented: $isPresented, titleVisibility: .visible, presenting: name) {
                name in
                Button("Call \(name)") {}
            }
        }
    }

    @Test func whatNeedsDataWaitsForIt() throws {
        let host = TestHost { Presenting() }
        try host.find(.button, "Nobody").tap()
        #expect(host.texts == ["Nobody", "Ann"])
        try host.find(.button, "Ann").tap()
        // A dialog can always be left.
        #expect(host.allTexts == ["Nobody", "Ann", "Who?", "Call Ann", "Cancel"])
        try host.find(.button, "Cancel").tap()
        #expect(host.texts == ["Nobody", "Ann"])
    }

    private struct HiddenTitle: View {
        @State private var isPresented = true

        var body: some View {
            Text("page").confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .hidden) {
                Button("Go") {}
                Button("Stay", role: .cancel) {}
            }
        }
    }

    @Test func aDialogMayHideItsTitle() throws {
        let host = TestHost { HiddenTitle() }
        #expect(host.allTexts == ["page", "Go", "Stay"])
        #expect(host.findAll(.alert).first?.label == "Title")
    }

    private struct Older: View {
        let log: Log
        @State private var isPresented = false
        @State private var item: Item?
        @State private var choice = false

        struct Item: Identifiable { let id: Int }

        var body: some View {
            VStack {
                Button("Alert") { isPresented = true }
                    .alert(isPresented: $isPresented) {
                        Alert(
                            title: Text("Title"), message: Text("Message"),
                            primaryButton: .default(Text("Yes")) { log.entries.append("yes") },
                            secondaryButton: .cancel())
                    }
                Button("Item") { item = Item(id: 3) }
                    .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
                Button("Sheet") { choice = true }
                    .actionSheet(isPresented: $choice) {
                        ActionSheet(
                            title: Text("Choose"),
                            buttons: [
                                .default(Text("First")) { log.entries.append("first") }, .destructive(Text("Second")),
                            ])
                    }
            }
        }
    }

    @Test func theOlderForms() throws {
        let log = Log()
        let host = TestHost { Older(log: log) }
        try host.find(.button, "Alert").tap()
        #expect(host.texts.suffix(4) == ["Title", "Message", "Yes", "Cancel"])
        try host.find(.button, "Yes").tap()
        try host.find(.button, "Item").tap()
        #expect(host.texts.suffix(2) == ["Item 3", "OK"])
        try host.find(.button, "OK").tap()
        try host.find(.button, "Sheet").tap()
        #expect(host.texts.suffix(4) == ["Choose", "First", "Second", "Cancel"])
        try host.find(.button, "First").tap()
        #expect(log.entries == ["yes", "first"])
        #expect(host.texts == ["Alert", "Item", "Sheet"])
    }

    private struct Chain: View {
        @State private var first = false
        @State private var second = false

        var body: some View {
            Button("Begin") { first = true }
                .alert("First", isPresented: $first) { Button("Next") { second = true } }
                .alert("Second", isPresented: $second) { Button("End") {} }
        }
    }

    @Test func anAlertMayFollowAnother() throws {
        let host = TestHost { Chain() }
        try host.find(.button, "Begin").tap()
        try host.find(.button, "Next").tap()
        #expect(host.allTexts == ["Begin", "Second", "End"])
        try host.find(.button, "End").tap()
        #expect(host.texts == ["Begin"])
    }

    private struct OverSheet: View {
        @State private var isPresented = true
        @State private var asks = false

        var body: some View {
            Text("page").sheet(isPresented: $isPresented) {
                Button("Delete") { asks = true }
                    .buttonStyle(.plain)
                    .font(.largeTitle)
                    .alert("Sure?", isPresented: $asks) {
                        Button("Delete", role: .destructive) { isPresented = false }
                        Button("Cancel", role: .cancel) {}
                    }
            }
        }
    }

    @Test func anAlertOverASheet() throws {
        let host = TestHost { OverSheet() }
        try host.find(.button, "Delete").tap()
        #expect(host.allTexts == ["page", "Delete", "Sure?", "Delete", "Cancel"])
        // Elements of the front scene are found first.
        try host.find(.button, "Delete").tap()
        #expect(host.texts == ["page"])
    }
}
