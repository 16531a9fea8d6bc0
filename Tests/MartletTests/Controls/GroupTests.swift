import Foundation
import Testing

import Martlet
import MartletTesting

private struct Branch: Identifiable {
    let id: String
    var branches: [Branch]?
}

private struct Disclosing: View {
    @State private var isOpen = false
    var body: some View {
        DisclosureGroup("Details", isExpanded: $isOpen) { DisclosedCounter() }
        DisclosureGroup("Own") { Text("inside") }
        Text(verbatim: "\(isOpen)")
    }
}

private struct DisclosedCounter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct RedGroups: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
            configuration.label
        }
    }
}

@MainActor @Suite struct GroupTests {
    @Test func contentComesAndGoesWithItsLabel() throws {
        let host = TestHost { Disclosing() }
        #expect(host.texts == ["Details", "Own", "false"])
        try host.find(.button, "Details").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Details", "count 0", "Own", "true"])
        try host.find(.button, "count 0").tap()
        try host.find(.button, "Own").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Details", "count 1", "Own", "inside", "true"])
        try host.find(.button, "Details").tap()
        host.advance(by: .seconds(1))
        try host.find(.button, "Details").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("count 0"), "what is hidden has no lifetime (law A3)")
    }

    @Test func rowsOfATree() throws {
        let tree = [Branch(id: "a", branches: [Branch(id: "b"), Branch(id: "c", branches: [Branch(id: "d")])])]
        let host = TestHost { List(tree, children: \.branches) { Text($0.id) } }
        #expect(host.findAll(.row).count == 1)
        try host.find(.button, "a").tap()
        host.advance(by: .seconds(1))
        try host.find(.button, "c").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts == ["a", "b", "c", "d"])
        #expect(host.findAll(.row).count == 4, "each is a row of its own")
    }

    @Test func groupsAndLabels() throws {
        let host = TestHost {
            GroupBox("Title") {
                Text("one")
                Text("two")
            }
            LabeledContent("Key", value: "Value")
            LabeledContent("Number", value: 1234, format: .number)
            GroupBox("Below") { Text("above") }.groupBoxStyle(RedGroups())
        }
        #expect(host.texts == ["Title", "one", "two", "Key", "Value", "Number", "1,234", "above", "Below"])
        let key = try host.find(.text, "Key").frame
        let value = try host.find(.text, "Value").frame
        #expect(abs((key.minX + value.maxX) / 2 - 200) < 1 && value.minX - key.maxX < 12, "side by side, in the middle")
        let form = TestHost { Form { LabeledContent("Key", value: "Value") } }
        let row = try form.find(.row, "Key, Value").frame
        #expect(try form.find(.text, "Key").frame.minX < row.minX + 30, "at the edges of a row")
        #expect(try form.find(.text, "Value").frame.maxX > row.maxX - 30)
    }

    @Test func contentThatIsNotThere() throws {
        let host = TestHost {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("Nothing yet")
            } actions: {
                Button("Refresh") {}
            }
        }
        #expect(host.texts == ["No Mail", "Nothing yet", "Refresh"])
        #expect(TestHost { ContentUnavailableView("None", systemImage: "tray") }.texts == ["None"])
        #expect(TestHost { ContentUnavailableView.search(text: "x") }.texts.first == "No Results for “x”")
    }
}
