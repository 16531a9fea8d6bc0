import Testing
import AttributeGraph
import Martlet
import MartletRuntime
import MartletTesting

/// For each body run, the trace names the write that caused it, its source location, and the path between them.
@MainActor @Suite struct UpdateTraceTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var label: String
    }

    private struct Row: View {
        let item: Item
        var body: some View { Text(item.label) }
    }

    private struct Table: View {
        let probe: Probe
        @State private var items = (0..<3).map { Item(id: $0, label: "item \($0)") }
        var body: some View {
            let _ = probe.offer("rename") { items[1].label = "new" }
            let _ = probe.offer("append") { items.append(Item(id: 9, label: "nine")) }
            VStack { ForEach(items) { Row(item: $0) } }
        }
    }

    @Test func aRowIsTracedToTheWrite() throws {
        let probe = Probe()
        let host = TestHost { Table(probe: probe) }
        host.scene.startTracing()
        host.run("rename", of: probe)
        let runs = try #require(host.scene.trace).runs
        #expect(runs.map(\.view) == ["Table", "Row"])
        let row = try #require(host.scene.explain("Row"))
        #expect(row.viewPath == "Table > VStack > Row")
        #expect(!row.isFirst && row.update == host.scene.updateCount)
        let cause = try #require(row.causes.first)
        #expect(row.causes.count == 1)
        #expect(cause.name == "Table.items")
        #expect(cause.old?.contains("item 0") == true && cause.new?.contains("item 0") == true)
        #expect(cause.way.first == "Table.items" && cause.way.last == "Row.body", "\(cause.way)")
        #expect(
            cause.way.contains("Table.body") && cause.way.contains { $0.hasPrefix("a row of ForEach") }, "\(cause.way)")
        if DebugInformation.isThere {
            #expect(cause.sites.map(\.description) == ["UpdateTraceTests.swift:23 in Table.body"], "\(cause.sites)")
        }
        #expect(row.description.contains("by way of Table.items → Table.body"))
    }

    @Test func aNewRowIsTracedToo() throws {
        let probe = Probe()
        let host = TestHost { Table(probe: probe) }
        host.scene.startTracing()
        host.run("append", of: probe)
        let row = try #require(host.scene.explain("Row"))
        #expect(row.isFirst)
        #expect(row.causes.map(\.name) == ["Table.items"], "\(row)")
    }

    private struct Parts: Equatable {
        var a = 0
        var b = 0
    }

    private struct Part: View {
        @Binding var value: Int
        var body: some View { Text("\(value)") }
    }

    private struct Whole: View {
        let probe: Probe
        @State private var parts = Parts()
        var body: some View {
            let _ = probe.offer("a") { parts.a += 1 }
            HStack {
                Part(value: $parts.a)
                Part(value: $parts.b)
            }
        }
    }

    @Test func theWayLeadsThroughTheParts() throws {
        let probe = Probe()
        let host = TestHost { Whole(probe: probe) }
        host.scene.startTracing()
        host.run("a", of: probe)
        let runs = try #require(host.scene.trace).runs
        #expect(runs.map(\.view) == ["Part"])
        #expect(runs.first?.causes.map(\.way) == [["Whole.parts", "Whole.parts.a", "Part.body"]])
    }

    @Test func anAppearingViewIsTracedToWhatShowedIt() throws {
        struct Shown: View {
            var body: some View { Text("here") }
        }
        struct Toggled: View {
            let probe: Probe
            @State private var isOn = false
            var body: some View {
                let _ = probe.offer("on") { isOn = true }
                if isOn { Shown() }
            }
        }
        let probe = Probe()
        let host = TestHost { Toggled(probe: probe) }
        host.scene.startTracing()
        host.run("on", of: probe)
        let run = try #require(host.scene.explain("Shown"))
        #expect(run.isFirst && run.causes.map(\.name) == ["Toggled.isOn"], "\(run)")
        #expect(run.causes.first?.old == "false" && run.causes.first?.new == "true")
    }

    @Test func traceEndsAndIsBounded() throws {
        let probe = Probe()
        let host = TestHost { Counter(name: "n", probe: probe) }
        #expect(host.scene.trace == nil && host.scene.explain("Counter") == nil)
        host.scene.startTracing()
        let trace = try #require(host.scene.trace)
        for _ in 0..<UpdateTrace.runLimit * 2 + 5 {
            probe.run("n +")
            host.update()
        }
        #expect(trace.runs.count <= UpdateTrace.runLimit * 2 && trace.runs.count >= UpdateTrace.runLimit)
        host.scene.stopTracing()
        host.run("n +", of: probe)
        #expect(host.scene.trace == nil)
    }

    @Test func withoutATraceNothingIsKept() {
        let probe = Probe()
        let host = TestHost { Counter(name: "n", probe: probe) }
        probe.run("n +")
        #expect(host.scene.tracedWritesWaiting == 0 && host.scene.trace == nil)
        host.scene.startTracing()
        host.run("n +", of: probe)
        probe.run("n +")
        #expect(host.scene.tracedWritesWaiting == 1)
    }

    @Test func everyAttributeThatABodyReadsHasAName() throws {
        let probe = Probe()
        let host = TestHost { Whole(probe: probe) }
        let graph = host.scene.graph
        let bodies = Self.bodies(in: host.scene)
        #expect(bodies.count == 3)
        for body in bodies {
            let source = host.scene.viewValue(ofBody: body)
            for input in graph.inputs(of: body) where input != source {
                #expect(host.scene.knows(input), "\(graph.name(of: input))")
            }
        }
    }

    private static func bodies(in scene: SceneGraph) -> [AnyAttribute] {
        var instances: [ViewInstance] = []
        func visit(_ node: RenderNode) {
            var instance = node.instance
            while let current = instance {
                if !instances.contains(where: { $0 === current }) { instances.append(current) }
                instance = current.outer
            }
            node.children.forEach(visit)
        }
        visit(scene.root)
        return instances.compactMap(\.body)
    }
}
