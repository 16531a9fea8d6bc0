import Foundation
import Testing

import Martlet

private struct Editable: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                HStack {
                    Button("do \(name)") {}
                    TextField(name, text: .constant(name))
                }
            }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(names.joined())
    }
}

@MainActor @Suite struct RowKeyTests {
    @Test func deleteRemovesTheRowAroundTheFocusAndGoesOn() throws {
        let screen = Screen { Editable() }
        screen.scene.focusMoves.setFocus(try screen.find(.button, "do b"))
        screen.key(.delete)
        #expect(screen.texts.contains("ac"))
        #expect(screen.focusedName?.contains("do c") == true)
        screen.key(.deleteForward)
        #expect(screen.texts.contains("a"))
        #expect(screen.focusedName?.contains("do a") == true)
    }

    @Test func deleteInAFieldEditsTheField() throws {
        let screen = Screen { Editable() }
        screen.scene.focusMoves.setFocus(screen.all(.textField)[1])
        screen.key(.delete)
        screen.key(.deleteForward)
        #expect(screen.texts.contains("abc"))
    }

    @Test func optionWithAnArrowMovesTheRowAndKeepsTheFocus() throws {
        let screen = Screen { Editable() }
        screen.scene.focusMoves.setFocus(try screen.find(.button, "do a"))
        screen.key(.downArrow, .option)
        #expect(screen.texts.contains("bac"))
        #expect(screen.focusedName == "do a")
        screen.key(.downArrow, .option)
        screen.key(.downArrow, .option)
        #expect(screen.texts.contains("bca"))
        screen.key(.upArrow, .option)
        #expect(screen.texts.contains("bac"))
    }
}
