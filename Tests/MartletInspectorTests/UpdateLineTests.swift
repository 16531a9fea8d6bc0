import Foundation
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// The lines of updates, which are written without an encoder.
@MainActor
@Suite(.serialized)
struct UpdateLineTests {
    struct Page: View {
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("Text", text: $text)
                ForEach(0..<3, id: \.self) { Row(number: $0, text: text) }
                Fixed(number: 1)
            }
        }
    }

    struct Row: View {
        let number: Int
        let text: String
        var body: some View { Text("\(number) \(text)") }
    }

    struct Fixed: View {
        let number: Int
        var body: some View { Text("\(number)") }
    }

    @Test("A line has the same content as the report", arguments: ["plain", "\"q\" \\ \n\t\u{1}", "é 👩‍👧 ü"])
    func lines(text: String) async throws {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let host = TestHost { Page() }
        let view = try #require(host.core.scene.inspection.views().first { $0.type.name == "Page" }).view
        #expect(host.core.scene.inspection.set("text", of: view, path: [], to: text) != nil)
        host.update()
        await inspector.settle()
        let all = inspector.worker.read { model in
            model.makeLists()
            return Array(model.history.suffix(2))
        }
        #expect(all.last?.writes.contains { $0.new?.isEmpty == false } == true)
        for past in all {
            let data = UpdateLine(past).data
            // Locations in the source follow in events of their own, and may have been found by now.
            var report = past.report
            for index in report.writes.indices { report.writes[index].site = nil }
            #expect(try JSONDecoder().decode(UpdateReport.self, from: data) == report)
            let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(object["event"] as? String == "update")
        }
        #expect(all.last?.report.ran.contains { $0.writes.isEmpty == false } == true)
        withExtendedLifetime(host) {}
    }

    @Test("Sets of writes are found again, and joined in order")
    func sets() {
        var sets = WriteSets()
        let (a, b) = (sets.number(of: [1, 2]), sets.number(of: [2, 3]))
        #expect(sets.number(of: [1, 2]) == a)
        let both = sets.union(a, b)
        #expect(sets[both] == [1, 2, 3])
        #expect(sets.union(a, b) == both)
        #expect(sets.union(a, 0) == a)
        #expect(sets.union(0, b) == b)
        #expect(sets[0].isEmpty)
    }
}
