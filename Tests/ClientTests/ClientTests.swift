import MartletTesting
import SwiftUI
import Testing

/// Typical code of apps, compiled with access to the public interface only. Some of it is run.
@MainActor @Suite struct ClientTests {
    @Test func countsThroughBindings() throws {
        let host = TestHost { CounterView(start: 3) }
        #expect(host.texts.contains("Count: 3"))
        try host.find(.button, "Increment").tap()
        #expect(host.texts.contains("Count: 4"))
        try host.find(.button, "Name").tap()
        #expect(host.texts.contains("Named"))
    }

    @Test func editsElementsOfCollections() throws {
        let host = TestHost { BindingCollectionView() }
        #expect(host.texts.contains("First: Salt"))
        #expect(host.texts.contains("Count: 2"))
        try host.find(.toggle, "1: Oil").tap()
        #expect(try host.find(.toggle, "1: Oil").isOn == true)
    }

    @Test func buildsEveryCase() {
        for phase in Phase.allCases where phase != .loading && phase != .empty {
            let host = TestHost { PhaseView(phase: phase) }
            #expect(host.texts == [phase.rawValue.capitalized])
        }
        #expect(TestHost { PhaseView(phase: .failed, error: "Why") }.texts == ["Why"])
    }

    @Test func surroundsViews() throws {
        let host = TestHost { ThemedText().theme(Theme(name: "Dark")) }
        #expect(host.texts.contains("Dark Dark"))
    }

    @Test func theBundleOfAModuleWithoutResourcesIsThatOfTheProgram() {
        #expect(#bundle.bundlePath == Bundle.main.bundlePath)
    }

    @Test func runsTasks() async {
        let host = TestHost { TaskView(id: 7) }
        await host.settle()
        #expect(host.texts == ["7"])
    }

    @Test func readsSizes() async {
        let host = TestHost { SizeReader() }
        await host.settle()
        #expect(!host.texts.contains("Height: 0"))
    }

    @Test func showsTexts() {
        let host = TestHost { Texts() }
        #expect(host.texts.contains("Hello, world! 3 3.50 plain"))
        #expect(host.texts.contains("Sum: 4 and more"))
    }

    @Test func showsTables() throws {
        let host = TestHost(size: CGSize(width: 900, height: 600)) { CitizenTable() }
        #expect(host.findAll(.columnHeader).count == 7)
        try host.find(.columnHeader, "Age").tap()
        #expect(host.findAll(.row).first?.label.hasPrefix("Bea") == true)
        let others = TestHost(size: CGSize(width: 600, height: 2000)) { OtherTables() }
        #expect(others.findAll(.table).count == 5)
    }

    @Test func groupsControls() {
        let host = TestHost { ControlGroups() }
        host.expectIssue(containing: "No image named")
        for text in ["Cut", "Bold", "Back", "Larger", "Smaller", "Paste", "Zoom"] { #expect(host.texts.contains(text)) }
    }

    @Test func laysOutAndStyles() throws {
        let host = TestHost { Layouts() }
        #expect(host.texts.contains("Header"))
        let styled = TestHost { Styled() }
        try styled.find(.button, "Check").tap()
        #expect(styled.issues.isEmpty)
    }

    @Test func navigates() async throws {
        let host = TestHost { Pantry() }
        try host.find(.link, "Settings").tap()
        await host.settle()
        #expect(host.texts.contains("Notifications"))
        try host.find(.button, "Done").tap()
        await host.settle()
        #expect(host.texts.contains("Direct"))
        try host.find(.link, "Settings").tap()
        await host.settle()
        try host.find(.button, "Leave").tap()
        await host.settle()
        #expect(host.texts.contains("Direct"))
    }

    @Test func showsRowsOfFunctions() {
        let host = TestHost { Rows() }
        #expect(host.texts.starts(with: Phase.allCases.map(\.rawValue)))
    }

    @Test func bindsRowsToElementsByTheirIds() {
        let items = Binding.constant([Ingredient(id: 1, name: "Salt")])
        let views = ForEach(items) { $item in Text(item.name) }
        #expect(views.data.map(\.1) == [1])
        let named = ForEach(items, id: \.name) { $item in Text(item.name) }
        #expect(named.data.map(\.1) == ["Salt"])
    }

    @Test func bindsToPositions() throws {
        var numbers = [1, 2, 3]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        #expect(binding.map(\.wrappedValue) == [1, 2, 3])
        #expect(binding.reversed().first?.wrappedValue == 3)
        let last = binding[2]
        last.wrappedValue = 9
        #expect(numbers == [1, 2, 9])
        #expect(last.wrappedValue == 9)
        numbers = []
        last.wrappedValue = 4
        #expect(last.wrappedValue == 9)
        #expect(numbers.isEmpty)
    }

    @Test func entersValues() {
        #expect(TestHost { EntriesView() }.texts == ["nobody 3 Ada 3 10"])
        let host = TestHost { EntriesView().captain("Grace").environment(\.twiceSecret, 14) }
        #expect(host.texts == ["Grace 3 Ada 3 14"])
        #expect(EnvironmentValues().clerk === EnvironmentValues().clerk, "a default is made once")
        var transaction = Transaction()
        #expect(!transaction.isQuick && transaction.reason == nil)
        transaction.isQuick = true
        transaction.reason = "test"
        #expect(transaction.isQuick && transaction.reason == "test")
    }

    @Test func setsSurroundings() {
        let host = TestHost { EverySetting() }
        #expect(host.allTexts.contains("Narrow"))
        #expect(TestHost { EverySurrounding() }.texts.starts(with: ["Wide", "Light", "Edit"]))
    }

    @Test func joinsModifiers() {
        let both = CardModifier(radius: 1).concat(SuffixModifier(suffix: "s")).concat(EmptyModifier())
        let host = TestHost {
            VStack {
                Text("a").modifier(both);
                Group {
                    Text("b"); Text("c")
                }.modifier(both)
            }
        }
        #expect(host.texts == ["a", "s", "b", "c", "s"], "a modifier has one body for all elements of its content")
    }

    @Test func followsObservableModels() throws {
        let host = TestHost { LibraryView() }
        #expect(host.texts.contains("2 novels in Library"))
        try host.find(.textField, "Library").type("!")
        #expect(host.texts.contains("2 novels in Library!"))
        try host.find(.button, "Add").tap()
        #expect(host.texts.contains("3 novels in Library!"))
        #expect(host.texts.contains("Nothing is selected"))
        try host.find(.button, "Select").tap()
        #expect(!host.texts.contains("Nothing is selected"))
        try host.find(.toggle, "Edit").tap()
        let title = try host.find(.textField, "Title")
        try title.type("!")
        #expect(try host.find(.toggle, "First!").isOn == true)
        try host.find(.toggle, "Passed").tap()
        #expect(try host.find(.toggle, "First!").isOn == false)
    }

    @Test func suppliesObservableModelsToScenes() {
        let host = TestHost { _AppRoot(app: LibraryApp()) }
        #expect(host.texts.contains("Nothing is selected"))
    }

    @Test func recordsIssuesOfTheTestLibrary() {
        withKnownIssue { Issue.record("The name belongs to the test library.") }
    }
}

/// Names a type that this library must not have.
private func severity(of issue: Issue) -> Issue.Severity { issue.severity }
