import AttributeGraph
import Testing

/// The numbers of nodes, by which tables of attributes are indexed.
@Suite struct NodeNumberTests {
    @Test("Attributes have the numbers of their descriptions, one after another")
    func dense() {
        let graph = Graph()
        let all = (0..<100).map { graph.makeInput($0, in: graph.rootScope).identifier }
        for attribute in all { #expect(attribute.description == "#\(attribute.nodeNumber).\(attribute.generation)") }
        #expect(all.last.map { $0.nodeNumber - all[0].nodeNumber } == 99)
    }
}
