import Foundation
import Testing

import Martlet
import MartletTesting

private struct Towns: View {
    static let names = ["Aachen", "Bonn", "Bremen", "Écija", "Essen", "Gera", "New York", "Newport"]
    var names = Towns.names
    @State var chosen: Set<String> = []

    var body: some View {
        VStack(spacing: 0) {
            Button("before") {}
            List(names, id: \.self, selection: $chosen) { Text($0) }
            Button("after") {}
            Text(verbatim: "chosen: \(chosen.sorted().joined(separator: ", "))")
        }
    }
}

private struct Numbers: View {
    @State private var chosen: Set<String> = []

    var body: some View {
        List(["one", "two", "three"], id: \.self, selection: $chosen) { name in
            Text(name).typeSelectEquivalent(name == "three" ? Text("last") : nil)
        }
    }
}

private struct Links: View {
    var body: some View {
        NavigationStack {
            List(0..<3, id: \.self) { number in NavigationLink("link \(number)") { Text("page") } }
        }
        Button("after") {}
    }
}

private struct Choices: View {
    var body: some View {
        Form {
            Button("one") {}
            Button("two") {}
        }
    }
}

/// Lists move as a list does: one stop for Tab, and keys that lead through the rows.
@MainActor @Suite struct ListKeyTests {
    private func focus(_ screen: Screen, row: Int) {
        screen.scene.focusMoves.setFocus(screen.all(.row)[row])
        screen.scene.update()
    }

    private func chosen(_ screen: Screen) -> String? {
        screen.texts.first { $0.hasPrefix("chosen: ") }?.replacingOccurrences(of: "chosen: ", with: "")
    }

    @Test func rowsAreFoundByWhatTheySayIsTyped() {
        let screen = Screen { Numbers() }
        focus(screen, row: 0)
        screen.type("l")
        #expect(screen.focusedName == "three")
    }

    @Test func aListIsOneStopForTab() throws {
        let screen = Screen { Towns() }
        screen.scene.focusMoves.setFocus(try screen.find(.button, "before"))
        screen.key(.tab)
        #expect(screen.focusedName == "Aachen")
        screen.key(.downArrow)
        screen.key(.downArrow)
        #expect(screen.focusedName == "Bremen")
        screen.key(.tab)
        #expect(screen.focusedName == "after")
        // The focus comes back to the row that it left.
        screen.key(.tab, .shift)
        #expect(screen.focusedName == "Bremen")
        screen.key(.tab, .shift)
        #expect(screen.focusedName == "before")
        screen.key(.tab)
        #expect(screen.focusedName == "Bremen")
    }

    @Test func aListOfLinksIsOneStopToo() throws {
        let screen = Screen { Links() }
        screen.key(.tab)
        #expect(screen.focusedName == "link 0")
        screen.key(.downArrow)
        #expect(screen.focusedName == "link 1")
        screen.key(.tab)
        #expect(screen.focusedName == "after")
    }

    /// Rows with controls of their own.
    private struct Tasks: View {
        @State private var isDone = false
        @State private var chosen: Int?

        var body: some View {
            VStack(spacing: 0) {
                Button("before") {}
                List(0..<3, id: \.self, selection: $chosen) { number in
                    HStack {
                        Toggle("done \(number)", isOn: $isDone)
                        Button("up \(number)") {}.buttonStyle(.bordered)
                    }
                }
                Button("after") {}
            }
        }
    }

    @Test func tabLeadsThroughOneRowAndOutOfTheList() throws {
        let screen = Screen { Tasks() }
        screen.scene.focusMoves.setFocus(try screen.find(.button, "before"))
        screen.key(.tab)
        screen.key(.downArrow)
        let row = try #require(screen.focusedName)
        for name in ["done 1", "up 1", "after"] {
            screen.key(.tab)
            #expect(screen.focusedName == name)
        }
        // Back to the row, and from there out of the list on the other side.
        screen.key(.tab, .shift)
        #expect(screen.focusedName == row)
        screen.key(.tab, .shift)
        #expect(screen.focusedName == "before")
    }

    @Test func tabLeadsBackThroughTheRow() throws {
        let screen = Screen { Tasks() }
        screen.scene.focusMoves.setFocus(try screen.find(.button, "up 2"))
        screen.key(.tab, .shift)
        #expect(screen.focusedName == "done 2")
        screen.key(.tab, .shift)
        screen.key(.tab, .shift)
        #expect(screen.focusedName == "before")
    }

    @Test func eachRowOfAFormIsAStop() {
        let screen = Screen { Choices() }
        screen.key(.tab)
        screen.key(.tab)
        #expect(screen.focusedName == "two")
    }

    @Test func homeAndEndGoToTheEndsOfAllRows() {
        let screen = Screen { Towns(names: (0..<500).map { "row \($0)" }) }
        focus(screen, row: 1)
        screen.key(.end)
        #expect(screen.focusedName == "row 499")
        #expect(chosen(screen) == "row 499")
        screen.key(.home)
        #expect(screen.focusedName == "row 0")
        #expect(chosen(screen) == "row 0")
    }

    @Test func shiftWithEndSelectsAllFromTheAnchor() {
        let screen = Screen { Towns() }
        focus(screen, row: 4)
        screen.key(.downArrow)
        screen.key(.end, .shift)
        #expect(chosen(screen) == "Gera, New York, Newport")
    }

    @Test func pagesLeadOnByWhatIsSeen() throws {
        let screen = Screen { Towns(names: (0..<200).map { "row \($0)" }) }
        focus(screen, row: 0)
        let visible = screen.all(.row).count
        screen.key(.pageDown)
        let first = try #require(screen.focusedName?.dropFirst(4)).description
        let number = try #require(Int(first))
        #expect(number > 2 && number <= visible)
        screen.key(.pageDown)
        #expect(screen.focusedName == "row \(2 * number)")
        screen.key(.pageUp)
        screen.key(.pageUp)
        #expect(screen.focusedName == "row 0")
        #expect(chosen(screen) == "row 0")
    }

    @Test func typingFindsARow() {
        let screen = Screen { Towns() }
        focus(screen, row: 0)
        screen.type("e")
        #expect(screen.focusedName == "Écija")
        screen.scene.time += .seconds(2)
        screen.type("e")
        #expect(screen.focusedName == "Essen")
        screen.scene.time += .seconds(2)
        screen.type("newp")
        #expect(screen.focusedName == "Newport")
        #expect(chosen(screen) == "Newport")
        screen.scene.time += .seconds(2)
        // A character with which no row begins is unused.
        screen.type("x")
        #expect(screen.focusedName == "Newport")
    }

    @Test func aSpaceIsPartOfANameThatIsBeingTyped() {
        let screen = Screen { Towns() }
        focus(screen, row: 0)
        screen.type("new y")
        #expect(screen.focusedName == "New York")
        #expect(chosen(screen) == "New York")
    }
}
