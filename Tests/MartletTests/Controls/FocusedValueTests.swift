import Foundation
import Testing

import Martlet
import MartletTesting

private struct NameKey: FocusedValueKey { typealias Value = Binding<String> }
private struct WindowKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var name: Binding<String>? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
    fileprivate var window: String? {
        get { self[WindowKey.self] }
        set { self[WindowKey.self] = newValue }
    }
}

private struct Fields: View {
    @State private var first = "A"
    @State private var second = "B"
    @State private var isThere = true
    var body: some View {
        TextField("first", text: $first).focusedValue(\.name, $first)
        if isThere { TextField("second", text: $second).focusedValue(\.name, $second) }
        Reader()
        Button("remove") { isThere = false }
    }
}

private struct Reader: View {
    @FocusedBinding(\.name) private var name
    @FocusedValue(\.window) private var window
    var body: some View {
        Text(verbatim: "\(name ?? "none") \(window ?? "none")")
        Button("upper") { name = name?.uppercased() }
    }
}

private struct Editor: View {
    let title: String
    @State private var text = "x"
    var body: some View { TextField("text", text: $text).focusedSceneValue(\.window, title) }
}

private struct EditorCommands: Commands {
    @FocusedValue(\.window) private var window
    var body: some Commands {
        CommandMenu("Editor") { Button("Save \(window ?? "nothing")") {}.disabled(window == nil) }
    }
}

private struct EditorApp: App {
    var body: some Scene {
        WindowGroup("Main") { Editor(title: "main") }.commands { EditorCommands() }
        Martlet.Window("Second", id: "second") { Text("no editor") }
    }
}

@Observable private final class Sheet {
    var name: String
    init(_ name: String) { self.name = name }
}

/// Publishes objects by their class, as <https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:)>
/// describes.
private struct Sheets: View {
    @State private var text = ""
    @State private var first = Sheet("first")
    @State private var second = Sheet("second")
    let whole: Sheet?

    var body: some View {
        TextField("one", text: $text).focusedValue(first)
        TextField("two", text: $text).focusedValue(second)
        TextField("three", text: $text).focusedValue(nil as Sheet?)
        SheetReader()
        Text("all").focusedSceneValue(whole)
    }
}

private struct SheetReader: View {
    @FocusedValue(Sheet.self) private var sheet
    var body: some View {
        Text(sheet?.name ?? "no sheet")
        Button("rename") { sheet?.name += "!" }
    }
}

@MainActor @Suite struct FocusedValueTests {
    @Test func anObjectIsReadByItsClass() throws {
        let host = TestHost { Sheets(whole: nil) }
        #expect(host.texts.contains("no sheet"))
        try host.find(.textField, "one").tap()
        #expect(host.texts.contains("first"))
        try host.find(.button, "rename").tap()
        #expect(host.texts.contains("first!"))
        try host.find(.textField, "two").tap()
        #expect(host.texts.contains("second"))
        try host.find(.textField, "three").tap()
        #expect(host.texts.contains("no sheet"))
        let scene = TestHost { Sheets(whole: Sheet("whole")) }
        #expect(scene.texts.contains("whole"))
        try scene.find(.textField, "two").tap()
        #expect(scene.texts.contains("second"))
    }

    @Test func theFocusedViewOffersItsValue() throws {
        let host = TestHost { Fields() }
        #expect(host.texts.contains("none none"))
        try host.find(.textField, "first").tap()
        #expect(host.texts.contains("A none"))
        try host.find(.textField, "second").type("ee")
        #expect(host.texts.contains("Bee none"))
        try host.find(.button, "upper").tap()
        #expect(host.texts.contains("BEE none"))
        try host.find(.button, "remove").tap()
        #expect(host.texts.contains("none none"))
    }

    @Test func menusFollowTheWindowThatIsUsed() throws {
        let host = TestHost(app: EditorApp())
        #expect(host.menus.contains("Save main"))
    }
}
