import AttributeGraph
import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// The table of Documentation/animation.md: the operations in a frame.
///
/// An outdated table fails its test; with `MARTLET_DRAW=1` the article is written again.
@MainActor @Suite(.serialized) struct AnimationArticleTests {
    private struct Lines: View {
        let count: Int
        let probe: Probe
        @State private var isWide = false

        var body: some View {
            let _ = probe.offer("move") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            VStack(alignment: isWide ? .trailing : .leading, spacing: 0) {
                Text("a line that is wider than the others")
                ForEach(0..<count, id: \.self) { Line(index: $0, probe: probe) }
            }
        }
    }

    private struct Line: View {
        let index: Int
        let probe: Probe
        @State private var isFaded = false

        var body: some View {
            let _ = probe.offer("fade \(index)") { withAnimation(.linear(duration: 1)) { isFaded.toggle() } }
            Text("line \(index)").opacity(isFaded ? 0 : 1)
        }
    }

    private struct Shuffled: View {
        let probe: Probe
        @State private var lines = Array(0..<20)

        var body: some View {
            let _ = probe.offer("reverse") { withAnimation(.linear(duration: 1)) { lines.reverse() } }
            List(lines, id: \.self) { Text("line \($0)") }
        }
    }

    private struct Grower: View {
        let probe: Probe
        @State private var isLarge = false

        var body: some View {
            let _ = probe.offer("grow") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
            Text("grows").font(.system(size: isLarge ? 40 : 20))
        }
    }

    private final class Counter: GraphTrace {
        var evaluations = 0
        func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph) { evaluations += 1 }
    }

    private func row(_ name: String, _ host: TestHost, _ probe: Probe, _ actions: [String]) -> String {
        for action in actions { probe.run(action) }
        host.update()
        let scene = host.scene
        let bodies = scene.allBodyRuns
        let measured = scene.measurements
        let counter = Counter()
        scene.graph.trace = counter
        host.advance(by: .milliseconds(16))
        scene.graph.trace = nil
        #expect(scene.needsFrame)
        let cost = [
            scene.allBodyRuns - bodies, counter.evaluations, scene.measurements - measured,
            host.lastChangedCount,
        ]
        host.advance(by: .seconds(2))
        #expect(!scene.needsFrame)
        #expect(scene.nextWakeUp == nil)
        let updates = host.presentedCount
        host.advance(by: .seconds(1))
        #expect(host.presentedCount == updates, "when nothing moves, nothing runs")
        return "| \(name) | " + cost.map(String.init).joined(separator: " | ") + " |"
    }

    @Test func whatAFrameCosts() throws {
        func lines(_ count: Int) -> (TestHost, Probe) {
            let probe = Probe()
            return (TestHost { Lines(count: count, probe: probe) }, probe)
        }
        let (few, fewProbe) = lines(10)
        let (many, manyProbe) = lines(10_000)
        let (moving, movingProbe) = lines(100)
        let (all, allProbe) = lines(1_000)
        let shuffled = Probe()
        let grown = Probe()
        let table = [
            row("one of 10 lines fades", few, fewProbe, ["fade 5"]),
            row("one of 10,000 lines fades", many, manyProbe, ["fade 5000"]),
            row("1,000 lines fade", all, allProbe, (0..<1_000).map { "fade \($0)" }),
            row("100 lines go to the other side", moving, movingProbe, ["move"]),
            row("the 20 rows of a list change places", TestHost { Shuffled(probe: shuffled) }, shuffled, ["reverse"]),
            row("a font grows", TestHost { Grower(probe: grown) }, grown, ["grow"]),
        ].joined(separator: "\n")

        let article = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/animation.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let start = try #require(text.range(of: "| --- | --- | --- | --- | --- |\n"))
        let end = try #require(text.range(of: "\n\n", range: start.upperBound..<text.endIndex))
        if ProcessInfo.processInfo.environment["MARTLET_DRAW"] == "1" {
            try text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
                .write(to: article, atomically: true, encoding: .utf8)
        } else {
            #expect(text[start.upperBound..<end.lowerBound] == table)
        }
    }
}
