import AttributeGraph
import Testing

/// Ended records are reused in the order of memory, and none of them twice.
struct FreePlacesTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    /// Creates rows in two steps, as a list does: the content of a row is created when its body runs.
    private func makeRows(_ count: Int, reading s: Attribute<Int>) -> [(scope: Scope, attributes: [Attribute<Int>])] {
        var rows = (0..<count).map { _ in
            let scope = graph.makeScope(in: root)
            let first = graph.makeRule(Plus(a: s), in: scope)
            _ = graph[first]
            return (scope: scope, attributes: [first])
        }
        for index in rows.indices {
            let inner = graph.makeScope(in: rows[index].scope)
            for _ in 0..<3 {
                rows[index].attributes.append(graph.makeRule(Plus(a: rows[index].attributes[0]), in: inner))
                _ = graph[rows[index].attributes.last!]
            }
        }
        return rows
    }

    private func end(_ scopes: [Scope]) {
        let ending = graph.makeRule(in: root) { graph in
            for scope in scopes { graph.end(scope) }
            return 0
        }
        _ = graph[ending]
    }

    @Test func placesStayInOrderHoweverOftenMuchEnds() {
        var random = SeededNumbers(seed: 7)
        let s = graph.makeInput(0, in: root)
        for _ in 0..<8 {
            let rows = makeRows(100, reading: s)
            let firsts = rows.map { $0.attributes[0].identifier.index }
            let others = rows.flatMap { $0.attributes.dropFirst().map(\.identifier.index) }
            #expect(firsts == firsts.sorted())
            #expect(others == others.sorted())
            let values = rows.flatMap { $0.attributes.map { graph.peekPointer(to: $0.identifier) } }
            #expect(Set(values).count == values.count)
            end(random.mixed(rows).map(\.scope))
            graph.checkInvariants()
        }
        #expect(graph.counts.edges == 0)
    }

    @Test func partsOfDifferentSizesEndAndAreMadeAgain() {
        var random = SeededNumbers(seed: 3)
        let s = graph.makeInput(0, in: root)
        var rows = makeRows(60, reading: s)
        for round in 1...60 {
            rows = random.mixed(rows)
            let count = random.below(rows.count + 1)
            end(rows.suffix(count).map(\.scope))
            rows.removeLast(count)
            graph.checkInvariants()
            rows += makeRows(random.below(121 - rows.count), reading: s)
            graph.set(s, to: round)
            for row in rows {
                #expect(graph[row.attributes[0]] == round + 1)
                #expect(row.attributes.dropFirst().allSatisfy { graph[$0] == round + 2 })
            }
            graph.checkInvariants()
        }
    }
}
