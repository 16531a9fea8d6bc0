import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// The names of list rows, and the focus inside them.
@MainActor @Suite struct RowAccessibilityTests {
    @Test func aRowIsCalledByWhatItShowsAndNotByItsButtons() throws {
        let host = TestHost {
            List {
                HStack {
                    Text("Theme: dark")
                    Button("dark") {}
                    Button("light") {}
                }
                TextField("Name", text: .constant("Ada"))
                Toggle("Notify me", isOn: .constant(true))
                Stepper("Level 3", value: .constant(3))
                HStack {
                    Text("Swift")
                    Text("gone").opacity(0)
                }
                Button("Add") {}
                HStack {
                    Button("Up") {}
                    Button("Down") {}
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Feed the swifts")
            }
        }
        #expect(
            host.findAll(.row).map(\.label) == [
                "Theme: dark", "Name, Ada", "Notify me", "Level 3", "Swift", "Add", "Feed the swifts",
            ])
    }

    private struct Books: View {
        @State private var books = ["A", "B", "C"]

        var body: some View {
            NavigationStack {
                List {
                    ForEach(books, id: \.self) { book in NavigationLink(book) { Text("Page") } }
                        .onDelete { books.remove(atOffsets: $0) }
                }
            }
        }
    }

    @Test func aRowLeavesTheFocusToItsLink() throws {
        let host = TestHost { Books() }
        #expect(host.core.scene.focusMoves.focusableNodes.compactMap { $0.control?.role } == [.link, .link, .link])
        let second = try host.find(.link, "B")
        host.core.scene.focusMoves.setFocus(second.node)
        try second.press(.delete)
        #expect(host.findAll(.link).map(\.label) == ["A", "C"])
        #expect(try host.find(.link, "C").node.hasFocus, "the focus goes on to the next row")
    }

    @Test func aRowOfSeveralControlsKeepsTheFocus() {
        let host = TestHost {
            List {
                ForEach(0..<1) { _ in
                    Button("Up") {}
                    Button("Down") {}
                }
                .onDelete { _ in }
            }
        }
        #expect(!host.core.scene.focusMoves.focusableNodes.isEmpty)
    }
}
