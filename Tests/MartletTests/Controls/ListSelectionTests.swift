import Foundation
import Testing

import Martlet
import MartletTesting

private struct Many: View {
    @State var chosen: Set<Int> = []
    @State var mode = EditMode.inactive
    var body: some View {
        List(0..<10, id: \.self, selection: $chosen) { Text("row \($0)") }
            .environment(\.editMode, $mode)
        Text(verbatim: "\(chosen.sorted())")
        Button("edit") { mode = .active }
    }
}

private struct One: View {
    @State var chosen: Int?
    var body: some View {
        List(selection: $chosen) {
            Text("a").tag(1)
            Text("b").tag(2).selectionDisabled()
            Text("c").tag(3)
        }
        Text(verbatim: "\(chosen ?? 0)")
    }
}

@MainActor @Suite struct ListSelectionTests {
    private func click(_ screen: Screen, _ row: Int, _ modifiers: EventModifiers = []) {
        let point = screen.center(screen.all(.row)[row])
        for phase in [PointerEvent.Phase.down, .up] {
            screen.scene.send(.pointer(PointerEvent(phase: phase, location: point, modifiers: modifiers)))
        }
        screen.scene.update()
    }

    @Test func aClickSelectsAlone() {
        let screen = Screen { Many() }
        click(screen, 0)
        click(screen, 2)
        #expect(screen.texts.contains("[2]"))
        click(screen, 4, .command)
        #expect(screen.texts.contains("[2, 4]"))
        click(screen, 2, .control)
        #expect(screen.texts.contains("[4]"))
    }

    @Test func shiftSelectsWhatLiesBetween() {
        let screen = Screen { Many() }
        click(screen, 2)
        click(screen, 5, .shift)
        #expect(screen.texts.contains("[2, 3, 4, 5]"))
        click(screen, 1, .shift)
        #expect(screen.texts.contains("[1, 2]"))
    }

    @Test func arrowsSelectFromTheRowThatWasClicked() {
        let screen = Screen { Many() }
        click(screen, 2)
        screen.key(.downArrow)
        #expect(screen.texts.contains("[3]"))
        screen.key(.downArrow, .shift)
        screen.key(.downArrow, .shift)
        #expect(screen.texts.contains("[3, 4, 5]"))
        screen.key(.upArrow)
        #expect(screen.texts.contains("[4]"))
        screen.key("a", .command)
        #expect(screen.texts.contains("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"))
        #expect(screen.scene.focus.focused?.controlContent?.isFocused == true, "selecting keeps the look of the focus")
    }

    @Test func whileEditingAClickSelectsBesideOthers() throws {
        let screen = Screen { Many() }
        screen.tap(try screen.find(.button, "edit"))
        click(screen, 0)
        click(screen, 2)
        #expect(screen.texts.contains("[0, 2]"))
        click(screen, 0)
        #expect(screen.texts.contains("[2]"))
    }

    @Test func oneRowAtMost() {
        let screen = Screen { One() }
        click(screen, 0)
        #expect(screen.texts.contains("1"))
        screen.key(.downArrow)
        #expect(screen.texts.contains("3"), "a row that can't be selected is passed over")
        click(screen, 1)
        #expect(screen.texts.contains("3"))
        click(screen, 2, .command)
        #expect(screen.texts.contains("0"))
    }
}
