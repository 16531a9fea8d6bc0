import Foundation
import Martlet
import Testing

import MartletTerminal

/// The rows of a form in a terminal: titles at one side, values at the other.
@MainActor @Suite struct FormPaintingTests {
    private struct SignUp: View {
        @State var name = "Ada"
        @State var town = ""
        @State var password = "abc"

        var body: some View {
            Form {
                TextField("Name", text: $name, prompt: Text("first and last"))
                TextField("Town", text: $town)
                TextField("Note", text: $town, prompt: Text("optional"))
                SecureField("Password", text: $password)
                TextField("Bare", text: $name).labelsHidden()
            }
        }
    }

    @Test func fieldsKeepTheirNames() {
        let screen = HostedScreen(44, 7) { SignUp() }
        let lines = screen.text.split(separator: "\n").map(String.init)
        func line(_ title: String) -> String? { lines.first { $0.contains(title) } }
        #expect(line("Name")?.contains("▏Ada") == true, "\(screen.text)")
        #expect(line("Town")?.contains("Town          ▏") == true && line("Town")?.contains("▏Town") == false)
        #expect(line("Note")?.contains("▏optional") == true)
        #expect(line("Password")?.contains("▏•••") == true)
        #expect(line("Bare") == nil)
        let starts = ["Name", "Town", "Note", "Password"].map { line($0).map(Array.init)?.firstIndex(of: "▏") }
        #expect(Set(starts).count == 1, "fields begin at one column")
    }

    @Test func aClickSetsTheCursorInTheField() throws {
        let screen = HostedScreen(44, 7) { SignUp() }
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let row = try #require(lines.firstIndex { $0.contains("Name") })
        let column = try #require(lines[row].map { $0 }.firstIndex(of: "A"))
        screen.click(column + 1, row)
        screen.type("x")
        #expect(screen.text.contains("Adxa"))
    }

    @Test func valuesOfAFormAreAtItsTrailingSide() throws {
        let screen = HostedScreen(44, 6) {
            Form {
                Stepper("Count", value: .constant(1))
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                Picker("Kind", selection: .constant(1)) { Text("one").tag(1) }
                Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
            }
        }
        let ends = screen.text.split(separator: "\n").map(\.count)
        #expect(ends.count == 4 && Set(ends).count == 1, "\(screen.text)")
    }

    @Test func aSwitchOutsideOfRowsIsAsWideAsItIs() {
        let screen = HostedScreen(30, 1) {
            HStack {
                Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
                Text("next")
            }
        }
        #expect(screen.text.contains("On ━━● next"), "\(screen.text)")
    }

    @Test func aBoxIsOnTheFirstLineOfItsLabel() {
        let screen = HostedScreen(14, 2) { Toggle("one two three", isOn: .constant(true)) }
        #expect(screen.text.split(separator: "\n").first?.contains("[✓]") == true, "\(screen.text)")
    }
}
