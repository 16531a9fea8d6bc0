import Foundation
import Testing

import Martlet
import MartletTesting

private enum Field: Hashable { case name, mail }

private struct Formular: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var showsMail = true
    @FocusState private var field: Field?
    @FocusState private var isButtonFocused: Bool
    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($field, equals: .name)
            if showsMail { TextField("Mail", text: $mail).focused($field, equals: .mail) }
            Button("to mail") { field = .mail }.focused($isButtonFocused)
            Button("to nothing") { field = nil }
            Button("hide mail") { showsMail = false }
            Text(field.map { "\($0)" } ?? "nothing")
            Text(isButtonFocused ? "button" : "no button")
        }
    }
}

private struct Boxes: View {
    var body: some View {
        VStack {
            ForEach(0..<2) { row in
                HStack { ForEach(0..<3) { column in Button("\(row)\(column)") {} } }
            }
            Button("off") {}.disabled(true)
            Button("hidden") {}.hidden()
            Text("text").focusable()
        }
    }
}

private struct Lit: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "lit" : "dark") }
}

@MainActor @Suite struct FocusTests {
    @Test func focusStateFollowsTheFocusAndMovesIt() throws {
        let screen = Screen { Formular() }
        #expect(screen.texts.contains("nothing"))
        screen.tap(try screen.find(.textField, "Name"))
        #expect(screen.texts.contains("name"))
        screen.tap(try screen.find(.button, "to mail"))
        #expect(screen.focusedName == "Mail")
        #expect(screen.texts.contains("mail"))
        screen.type("a@b")
        screen.key(.tab)
        #expect(screen.focusedName == "to mail")
        #expect(screen.texts.contains("nothing"))
        #expect(screen.texts.contains("button"))
        screen.key(.tab, .shift)
        #expect(screen.texts.contains("mail"))
        screen.tap(try screen.find(.button, "to nothing"))
        #expect(screen.focusedName == nil)
        #expect(screen.texts.contains("nothing"))
        #expect(screen.scene.diagnostics.issues.isEmpty)
    }

    @Test func aFocusedElementThatLeavesLetsGo() throws {
        let screen = Screen { Formular() }
        screen.tap(try screen.find(.textField, "Mail"))
        #expect(screen.texts.contains("mail"))
        screen.tap(try screen.find(.button, "hide mail"))
        #expect(screen.focusedName == nil)
        #expect(screen.texts.contains("nothing"))
        screen.type("lost")
        screen.key(.tab)
        #expect(screen.focusedName == "to mail", "keys go on where the element was")
    }

    @Test func tabGoesInReadingOrderAndAround() {
        let screen = Screen { Boxes() }
        var names: [String?] = []
        for _ in 0..<8 {
            screen.key(.tab)
            names.append(screen.focusedName)
        }
        #expect(names == ["00", "01", "02", "10", "11", "12", "text", "00"])
        screen.key(.tab, .shift)
        #expect(screen.focusedName == "text")
    }

    @Test func arrowsMoveInSpace() {
        let screen = Screen { Boxes() }
        screen.key(.tab)
        for (key, name) in [
            (KeyEquivalent.rightArrow, "01"), (.downArrow, "11"), (.rightArrow, "12"), (.upArrow, "02"),
            (.leftArrow, "01"),
        ] {
            #expect(screen.key(key))
            #expect(screen.focusedName == name)
        }
        #expect(!screen.key(.upArrow))
        #expect(screen.focusedName == "01")
    }

    @Test func returnAndSpaceOperateWhatIsFocused() {
        var runs = 0
        let screen = Screen { Button("go") { runs += 1 } }
        #expect(!screen.key(.space))
        screen.key(.tab)
        #expect(screen.key(.space))
        #expect(screen.key(.return))
        #expect(runs == 2)
    }

    @Test func aDisabledElementLosesTheFocus() throws {
        let screen = Screen { Disabling() }
        screen.key(.tab)
        #expect(screen.focusedName == "disable")
        screen.key(.return)
        #expect(screen.focusedName == nil)
    }

    private struct Rows: View {
        @State private var values = ["a", "b", "c"]
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                ForEach(values.indices, id: \.self) {
                    TextField("Value", text: $values[$0]).focused($focus, equals: $0)
                }
                Button("Last") { focus = values.count - 1 }
                Button("Remove") { values.removeLast() }
                Text("focus \(focus ?? -1)")
            }
        }
    }

    @Test func aFieldMayGoWithItsElement() throws {
        let host = TestHost { Rows() }
        try host.find(.button, "Last").tap()
        #expect(host.texts.contains("focus 2"))
        try host.find(.button, "Remove").tap()
        #expect(host.texts.contains("focus -1") && host.findAll(.textField).count == 2)
        #expect(host.issues.isEmpty, "of a row that has gone nothing is said")
    }

    private struct Later: View {
        @State private var names = ["a"]
        @FocusState private var focus: String?

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { TextField($0, text: .constant("")).focused($focus, equals: $0) }
                Button("Ask") { focus = "b" }
                Button("Show") { names.append("b") }
                Button("Both") {
                    names.append("c")
                    focus = "c"
                }
                Text("focus \(focus ?? "nowhere")")
            }
        }
    }

    @Test func whatNoViewStandsForHasNoFocus() throws {
        let host = TestHost { Later() }
        try host.find(.button, "Ask").tap()
        #expect(host.texts.contains("focus nowhere"))
        try host.find(.button, "Show").tap()
        #expect(host.texts.contains("focus nowhere"), "what was asked for in vain is not had later")
        #expect(try !host.find(.textField, "b").isFocused)
        try host.find(.button, "Both").tap()
        #expect(host.texts.contains("focus c"), "the field comes in the same update")
        try host.find(.button, "Ask").tap()
        #expect(host.texts.contains("focus b"))
        #expect(try host.find(.textField, "b").isFocused)
    }

    @Test func isFocusedIsKnownBelow() {
        let screen = Screen { Lit().focusable() }
        #expect(screen.texts == ["dark"])
        screen.key(.tab)
        #expect(screen.texts == ["lit"])
    }
}

private struct Disabling: View {
    @State private var isDisabled = false
    var body: some View { Button("disable") { isDisabled = true }.disabled(isDisabled) }
}
