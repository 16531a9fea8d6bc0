import Testing

@testable import MartletInspector

/// The table of a graph's attributes, which is indexed by the numbers of nodes.
@Suite struct AttributeTableTests {
    /// Returns an attribute of graph 2, by the number of its node.
    private func key(_ number: Int, _ generation: Int) throws -> ViewKey {
        try #require(ViewKey("2:\(number * 8).\(generation)"))
    }

    @Test("The state of an update is gone in the next one, and that of an earlier generation is not found")
    func slots() throws {
        let table = AttributeTable(graph: 2)
        table.beginUpdate()
        let (old, new) = (try key(5_000, 1).attribute, try key(5_000, 2).attribute)
        let slot = table.slot(of: old)
        table.slots[slot].writes = 3
        table.slots[slot].run = 7
        #expect(table.writes(of: old) == 3)
        #expect(table.run(of: old) == 7)
        #expect(table.writes(of: new) == 0)
        #expect(table.run(of: new) == nil)
        let again = table.slot(of: new)
        #expect(table.slots[again].writes == 0)
        #expect(table.writes(of: old) == 0)
        table.slots[again].skip = 0
        #expect(table.slots[again].skip == 0)
        table.beginUpdate()
        #expect(table.run(of: new) == nil)
        let empty = table.slot(of: new)
        #expect(table.slots[empty].skip == nil)
    }

    @Test("Views are found by number and generation, and their places are used again")
    func views() throws {
        let table = AttributeTable(graph: 2)
        let all = try (1...50).map { try key($0, 1).attribute }
        for (type, view) in all.enumerated() { table.insert(.init(parent: nil, type: type), for: view) }
        #expect(table.view(all[20])?.type == 20)
        let isRemoved = table.remove(all[20])
        let isRemovedAgain = table.remove(all[20])
        #expect(isRemoved)
        #expect(!isRemovedAgain)
        #expect(table.view(all[20]) == nil)
        let next = try key(21, 2).attribute
        table.insert(.init(parent: nil, type: 99), for: next)
        #expect(table.view(next)?.type == 99)
        #expect(table.view(all[20]) == nil)
        #expect(table.views.count == 50)
        // Its end was not recorded.
        try table.insert(.init(parent: nil, type: 100), for: key(21, 3).attribute)
        var found: [ViewKey: Int] = [:]
        table.forEach { found[$0] = $1.type }
        #expect(found.count == 50)
        #expect(try found[key(21, 3)] == 100)
        #expect(try found[key(21, 2)] == nil)
    }
}
