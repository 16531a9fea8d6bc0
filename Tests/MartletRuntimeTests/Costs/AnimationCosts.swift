import AttributeGraph
import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// The operations in a frame of an animation.
@MainActor @Suite struct AnimationCosts {
    private struct Row: View {
        let index: Int
        let probe: Probe
        @State private var isOn = false
        var body: some View {
            let _ = probe.offer("fade \(index)") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            HStack {
                Text("row \(index)").opacity(isOn ? 0 : 1)
                Text("x")
            }
        }
    }

    private struct Table: View {
        let count: Int
        let probe: Probe
        @State private var isWide = false
        var body: some View {
            let _ = probe.offer("move") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            VStack(alignment: isWide ? .trailing : .leading, spacing: 0) {
                ForEach(0..<count, id: \.self) { Row(index: $0, probe: probe) }
            }
        }
    }

    private final class Counter: GraphTrace {
        var evaluations = 0
        func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph) { evaluations += 1 }
    }

    /// The rules run, nodes changed, bodies run, sizes measured and nodes placed in a frame.
    private struct Frame: Equatable {
        var rules: Int
        var changed: Int
        var bodies: Int
        var measured: Int
        var placed: Int
    }

    private func frame(_ host: TestHost) -> Frame {
        let scene = host.scene
        let before = (
            scene.bodyRuns(of: Row.self) + scene.bodyRuns(of: Table.self), scene.measurements, scene.placements
        )
        let counter = Counter()
        scene.graph.trace = counter
        host.advance(by: .milliseconds(16))
        scene.graph.trace = nil
        return Frame(
            rules: counter.evaluations,
            changed: host.lastChangedCount,
            bodies: scene.bodyRuns(of: Row.self) + scene.bodyRuns(of: Table.self) - before.0,
            measured: scene.measurements - before.1,
            placed: scene.placements - before.2
        )
    }

    @Test(arguments: [10, 10_000])
    func aFrameCostsTheSameAmongAnyNumberOfRows(count: Int) {
        let probe = Probe()
        let host = TestHost { Table(count: count, probe: probe) }
        probe.run("fade \(count / 2)")
        host.update()
        #expect(frame(host) == Frame(rules: 1, changed: 1, bodies: 0, measured: 0, placed: 0))
        #expect(host.scene.animationsUnderWay == 1)
        let start = ContinuousClock.now
        for _ in 0..<50 { host.advance(by: .milliseconds(10)) }
        print("a frame of one view among \(count): \((ContinuousClock.now - start) / 50)")
        host.advance(by: .seconds(1))
        #expect(!host.scene.needsFrame)
        let presented = host.presentedCount
        host.advance(by: .seconds(1))
        #expect(host.presentedCount == presented, "when nothing moves, nothing runs")
    }

    @Test func aFrameOfAThousandViewsHoldsSixtyFramesASecond() {
        let probe = Probe()
        let host = TestHost { Table(count: 1_000, probe: probe) }
        for index in 0..<1_000 { probe.run("fade \(index)") }
        host.update()
        var times: [Duration] = []
        for _ in 0..<50 {
            let start = ContinuousClock.now
            let cost = frame(host)
            times.append(ContinuousClock.now - start)
            #expect(cost.rules == 1_000)
            #expect(cost.changed == 1_000)
            #expect(cost.bodies == 0)
        }
        times.sort()
        print("a frame of 1,000 views: least \(times[0]), median \(times[25]), most \(times[49])")
    }

    @Test func aMovingLayoutIsLaidOutOnce() {
        let probe = Probe()
        let host = TestHost { Table(count: 100, probe: probe) }
        probe.run("move")
        host.update()
        let cost = frame(host)
        #expect(cost.rules == 1, "one rule moves all nodes that are on their way")
        #expect(cost.measured == 0)
        #expect(cost.placed == 0)
        #expect(cost.bodies == 0)
    }
}
