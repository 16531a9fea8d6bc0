import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor private final class Log { var lines: [String] = [] }

private struct Item: Identifiable, Equatable {
    var id: String
}

private struct Editable: View {
    @State var items = ["a", "b", "c"].map { Item(id: $0) }
    var actions: EditActions<[Item]> = .all

    var body: some View {
        List($items, editActions: actions) { $item in Text(item.id) }
        Text(verbatim: items.map(\.id).joined())
    }
}

private struct Chosen: View {
    let log: Log
    @State var chosen: Set<String> = ["a", "b"]

    var body: some View {
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
            .contextMenu(forSelectionType: String.self) { names in
                if names.isEmpty { Button("New") {} }
                ForEach(names.sorted(), id: \.self) { name in
                    Button("Open \(name)") { log.lines.append("open \(name)") }
                }
            } primaryAction: {
                log.lines.append("act " + $0.sorted().joined())
            }
    }
}

@MainActor @Suite struct RowNamesTests {
    @Test func rowsOfABindingAreEdited() throws {
        let host = TestHost { Editable() }
        try host.findAll(.row)[1].delete()
        #expect(host.texts.last == "ac")
        try host.findAll(.row)[0].chooseContextMenuItem("Move Down")
        #expect(host.texts.last == "ca")
    }

    @Test func onlyWhatIsAllowedIsOffered() {
        let moves = TestHost { Editable(actions: .move) }
        #expect(!moves.findAll(.row)[0].contextMenu.contains("Delete"))
        #expect(moves.findAll(.row)[0].contextMenu.contains("Move Down"))
        let deletes = TestHost { Editable(actions: .delete) }
        #expect(deletes.findAll(.row)[0].contextMenu.contains("Delete"))
        #expect(!deletes.findAll(.row)[0].contextMenu.contains("Move"))
    }

    @Test func aMenuIsForWhatIsSelected() throws {
        let log = Log()
        let host = TestHost { Chosen(log: log) }
        let rows = host.findAll(.row)
        #expect(rows[0].contextMenu == "Open a\nOpen b")
        #expect(rows[2].contextMenu == "Open c")
        try rows[2].chooseContextMenuItem("Open c")
        #expect(log.lines == ["open c"])
    }

    @Test func aDoubleClickActs() throws {
        let log = Log()
        let host = TestHost { Chosen(log: log) }
        try host.findAll(.row)[2].tap()
        #expect(log.lines.isEmpty)
        try host.findAll(.row)[2].tap()
        #expect(log.lines == ["act c"])
        try host.findAll(.row)[2].tap()
        host.advance(by: .seconds(1))
        try host.findAll(.row)[2].tap()
        #expect(log.lines == ["act c"])
        try host.findAll(.row)[2].press(.return)
        #expect(log.lines == ["act c", "act c"])
    }

    @Test func headersHaveALeastHeight() throws {
        func firstRow(_ height: CGFloat?) throws -> CGFloat {
            let host = TestHost {
                List { Section("head") { Text("row") } }.environment(\.defaultMinListHeaderHeight, height)
            }
            return try #require(host.findAll(.row).first).frame.minY
        }
        let usual = try firstRow(nil)
        #expect(try firstRow(100) == 100)
        #expect(try firstRow(-.infinity) == usual)
    }

    @Test func actionsOfSectionsAreRows() {
        let host = TestHost {
            List { Section("s") { Text("a") }.sectionActions { Button("Add") {} } }
        }
        #expect(host.findAll(.row).count == 2)
        #expect(host.texts.contains("Add"))
    }

    @Test func badgesStandOut() {
        let host = TestHost {
            List {
                Text("a").badge(1)
                Text("b").badge(2).badgeProminence(.increased)
                Text("c").badge(3).badgeProminence(.decreased)
            }
        }
        #expect(host.texts == ["a", "1", "b", "2", "c", "3"])
        #expect(EnvironmentValues().badgeProminence == .standard)
        #expect(EnvironmentValues().backgroundProminence == .standard)
    }

    @Test func separatorsAreTinted() {
        let host = TestHost {
            List {
                Text("a").listRowSeparatorTint(.red); Text("b")
            }
        }
        #expect(host.tree.contains("fill"))
        #expect(
            !TestHost {
                List {
                    Text("a"); Text("b")
                }
            }.tree.contains("fill"))
    }
}
