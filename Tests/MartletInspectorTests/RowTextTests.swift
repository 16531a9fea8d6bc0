import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// Rows of one type are told apart by their first text, or by their identity.
@MainActor
@Suite(.serialized)
struct RowTextTests {
    struct Row: View {
        let name: String
        var body: some View {
            if name.isEmpty { Color.red.frame(width: 10, height: 10) } else { Text(name) }
        }
    }

    struct Page: View {
        var body: some View {
            VStack {
                ForEach(["Milk", "Bread"], id: \.self) { Row(name: $0) }
                ForEach([7, 8], id: \.self) { _ in Row(name: "") }
                Row(name: "")
            }
        }
    }

    @Test func rowsHaveTheirFirstTextOrTheirIdentity() throws {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let host = TestHost { Page() }
        let (graph, scene) = try #require(inspector.livingScenes.last)
        let rows = scene.inspection.views().filter { $0.type.type == Row.self }
            .map { ViewKey(graph: graph, attribute: $0.view).description }
        #expect(rows.count == 5)
        let answer = inspector.texts(Request(id: 0, ask: "texts", views: rows + ["9999.1", "nonsense"]))
        #expect(answer.texts.values.sorted() == ["7", "8", "Bread", "Milk"])
        withExtendedLifetime(host) {}
    }
}
