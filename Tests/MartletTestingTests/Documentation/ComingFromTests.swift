import Foundation
import MartletTestSupport
import MartletTesting
import Testing

// The right columns of the tables in Documentation/testing-coming-from.md, which `whatThePageSaysIsATest` searches for
// here.

@MainActor @Suite(.attachesHosts) struct ComingFromTests {
    private struct MyApp: App {
        var body: some Scene { WindowGroup { Page() } }
    }

    private struct ItemRow: View {
        let number: Int
        var body: some View { Text("Row \(number)") }
    }

    private struct Page: View {
        @State private var saved = 0
        @State private var isOn = true
        @State private var name = ""
        @State private var text = "Loading"
        @State private var flavour = 0
        @State private var volume = 0.1
        @State private var drops = 0
        @State private var rows = ["Milk", "Bread", "Tea"]
        @SceneStorage("draft") private var draft = ""

        var body: some View {
            VStack {
                Text("Hello")
                Text("saved \(saved) \(drops)").accessibilityIdentifier("total")
                Button("Save") { saved += 1 }.keyboardShortcut("s")
                Toggle("Loud", isOn: $isOn)
                TextField("Name", text: $name)
                TextField("Draft", text: $draft)
                Text(text).task {
                    try? await Task.sleep(for: .seconds(1))
                    text = "Loaded"
                }
                Picker("Flavour", selection: $flavour) {
                    Text("Chocolate").tag(0)
                    Text("Vanilla").tag(1)
                }
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                List {
                    ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
                        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
                }
                .frame(height: 100)
                ScrollView {
                    LazyVStack { ForEach(0..<500, id: \.self) { ItemRow(number: $0) } }
                }
                .frame(height: 60)
                Text("Three").tag(3).id(3)
                Text("Gone").opacity(0)
                Circle().frame(width: 10, height: 10).accessibilityIdentifier("ball")
                    .gesture(DragGesture().onEnded { _ in drops += 1 })
                Rectangle().frame(width: 10, height: 10).accessibilityIdentifier("goal")
            }
        }
    }

    private func makeHost() -> TestHost {
        let view = Page()
        return TestHost(size: CGSize(width: 400, height: 900)) { view }
    }

    @Test func finding() throws {
        let host = makeHost()
        try host.find(.button, "Save")
        #expect(try host.find(text: "Hello").label == "Hello")
        try host.find(id: 3)
        try host.find(tag: 3)
        try host.find(view: ItemRow.self)
        #expect(host.findAll { $0.isOn == true }.count == 1)
        try host.element(id: "total")
        try host.find(.textField, "Name")
        try host.find(.row, at: 2)
        let row = try host.find(.row, containing: "Milk")
        #expect(try row.find(.text, at: 0).label == "Milk")
        #expect(try row.find(.text).parent == row)
        #expect(row.children.count == 1)
        #expect(row.siblings.contains(try host.find(.row, at: 2)))
        #expect(host.findAll(.row).count == 3)
        #expect(!host.texts.contains("Error"))
    }

    @Test func reading() throws {
        let view = Page()
        let host = TestHost { view }
        let element = try host.find(text: "Hello")
        #expect(element.label == "Hello")
        #expect(element.font?.isBold == false)
        #expect(element.environment(\.locale).identifier == "en_US")
        #expect(element.isVisible)
        let save = try host.find(.button, "Save")
        #expect(save.isHittable && save.isEnabled && !save.isSelected)
        #expect(try host.find(text: "Gone").isVisible == false)
        #expect(try host.find(.textField, "Name").isFocused == false)
        #expect(try host.find(.textField, "Name").value == "")
    }

    @Test func inOtherSurroundings() throws {
        let host = TestHost(in: Variation(locale: Locale(identifier: "de"))) { Login() }
        #expect(try host.find(.textField, "Name").environment(\.locale).identifier == "de")
    }

    @Test func acting() throws {
        let host = makeHost()
        let save = try host.find(.button, "Save")
        try save.tap()
        try save.doubleTap()
        try save.press(for: .seconds(0.1))
        try save.hover()
        #expect(try host.element(id: "total").label == "saved 4 0")
        host.press("s", modifiers: .command)
        #expect(try host.element(id: "total").label == "saved 5 0")
        #expect(try host.press(keys: "Ctrl+S"))
        #expect(try host.element(id: "total").label == "saved 6 0")
        let field = try host.find(.textField, "Name")
        try field.type("a")
        try field.clearText()
        try field.paste("b")
        #expect(field.value == "b")
        host.press(.tab)
        #expect(!field.isFocused)
        try host.find(.slider, "Volume").set(0.5)
        try host.find(.picker, "Flavour").select("Vanilla")
        try host.find(.row, "Tea").move(by: -1)
        #expect(host.findAll(.row).map(\.label) == ["Milk", "Tea", "Bread"])
        try host.find(.row, "Milk").swipe(.trailing, choosing: "Delete")
        #expect(host.findAll(.row).count == 2)
        try host.element(id: "ball").drag(onto: host.element(id: "goal"))
        try host.element(id: "ball").drag(by: CGSize(width: 30, height: 0))
        try host.find(.row, at: 0).swipe(.leading)
        #expect(try host.element(id: "total").label == "saved 6 2")
        try host.scroll(toID: 400)
        #expect(host.texts.contains("Row 400"))
        try host.find(text: "Hello").scrollIntoView()
    }

    @Test func time() async throws {
        let host = makeHost()
        await host.settle()
        #expect(!host.texts.contains("Loaded"))
        host.advance(by: .milliseconds(300))
        host.advance(by: .seconds(3))
        await host.wait { host.texts.contains("Loaded") }
    }

    @Test func apps() throws {
        let host = TestHost(app: MyApp())
        try host.find(.textField, "Draft").type("kept")
        #expect(host.menus.contains("New Window"))
        try host.chooseMenuItem("File", "New Window")
        #expect(host.windows.count == 2)
        host.windows[1].close()
        let again = host.relaunch(MyApp())
        #expect(try again.find(.textField, "Draft").value == "kept")
    }

    @Test func fromPlaywrightAndFlutter() async throws {
        let host = TestHost { Page() }
        host.resize(to: CGSize(width: 400, height: 900))
        host.advance(by: .seconds(2))
        await host.expect(text: "Loaded")
        try host.find(.button, "Save").longPress()
        #expect(try host.find(text: "Milk").ancestor(.row) == host.find(.row, "Milk"))
        try host.scroll(to: .text, "Row 400")
        #expect(host.texts.contains("Row 400"))
    }

    @Test func snapshotsAndLaws() throws {
        let host = TestHost { Login() }
        host.assertAccessible()
        try host.assertTree(matches: "login")
        print(host.tree)
    }

    /// Returns the beginning of a call that the page gives with labels only: `drag(by:)`, `find(_:_:)`, `find(…)`.
    private static func beginning(of snippet: String) -> String {
        guard snippet.hasSuffix(":)") || snippet.hasSuffix("(…)"), let open = snippet.firstIndex(of: "(") else {
            return snippet.replacingOccurrences(of: "{ }", with: "{ ")
        }
        let label = snippet[snippet.index(after: open)...].prefix { $0 != ":" }
        return snippet[...open] + (label == "_" || label.hasPrefix("…") ? "" : label + ": ")
    }

    @Test func whatThePageSaysIsATest() throws {
        let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(path).standardizedFileURL, encoding: .utf8)
        }
        let source = try text("ComingFromTests.swift").components(separatedBy: "/// How a call begins")[0]
        // Pictures need another module.
        let others = try text("../../MartletSnapshotsTests/AssertImageTests.swift")
        var count = 0
        for line in try text("../../../Documentation/testing-coming-from.md").components(separatedBy: "\n")
        where line.hasPrefix("| ") && !line.hasPrefix("| ---") {
            let cells = line.components(separatedBy: " | ")
            guard cells.count == 2 else { continue }
            let parts = cells[1].components(separatedBy: "`")
            for snippet in parts.indices.filter({ !$0.isMultiple(of: 2) }).map({ parts[$0] }) {
                let call = Self.beginning(of: snippet)
                let isThere = source.contains(call) || others.contains(call)
                #expect(isThere, "\(snippet)")
                count += 1
            }
        }
        #expect(count > 60)
    }
}
