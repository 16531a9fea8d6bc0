import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Law I7 for the rows of lists and lazy stacks.
@MainActor @Suite struct ListTransitionLaws {
    private struct Birds: View {
        let probe: Probe
        var transition: AnyTransition = .move(edge: .leading)
        @State private var birds = ["a", "b", "c"]
        var body: some View {
            let _ = probe.offer("insert") { withAnimation(.linear(duration: 1)) { birds.insert("new", at: 1) } }
            let _ = probe.offer("remove") { withAnimation(.linear(duration: 1)) { birds.removeAll { $0 == "new" } } }
            let _ = probe.offer("reverse") { withAnimation(.linear(duration: 1)) { birds.reverse() } }
            List {
                ForEach(birds, id: \.self) { bird in
                    Text(bird)
                        .accessibilityIdentifier(bird)
                        .onDisappear { probe.note("\(bird) disappears") }
                        .transition(transition)
                }
            }
            .listStyle(.plain)
        }
    }

    @Test func I7_rowsOfAListComeAndGoWithTheirTransition() throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Birds(probe: probe) }
        let (attributes, nodes) = (host.scene.attributeCount, host.scene.liveNodes)
        let (second, third) = (try host.element(id: "b").frame, try host.element(id: "c").frame)
        host.run("insert", of: probe)
        // A row is as wide as the list: it moves in from beyond the edge, together with its content.
        #expect(abs(try host.element(id: "new").frame.minX - (second.minX - 200)) < 0.01)
        #expect(try host.element(id: "new").frame.minY == second.minY)
        #expect(try host.element(id: "b").frame == second)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "new").frame.minX - (second.minX - 100)) < 0.01)
        #expect(try host.element(id: "new").opacity == 1, "it moves, and does not fade")
        #expect(abs(try host.element(id: "b").frame.minY - (second.minY + third.minY) / 2) < 0.51)
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "new").frame.minX == second.minX)
        #expect(!host.scene.needsFrame)

        host.run("remove", of: probe)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "new").frame.minX - (second.minX - 100)) < 0.01)
        #expect(probe.takeLog() == [])
        host.advance(by: .milliseconds(600))
        #expect(probe.takeLog() == ["new disappears"])
        #expect(host.texts == ["a", "b", "c"])
        #expect(host.scene.attributeCount == attributes)
        #expect(host.scene.liveNodes == nodes)
        #expect(!host.scene.needsFrame)
    }

    @Test func I7_rowsOfAListMove() throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Birds(probe: probe) }
        let (first, last) = (try host.element(id: "a").frame.minY, try host.element(id: "c").frame.minY)
        host.run("reverse", of: probe)
        #expect(try host.element(id: "a").frame.minY == first)
        host.advance(by: .milliseconds(250))
        #expect(abs(try host.element(id: "a").frame.minY - (first + (last - first) / 4)) < 0.51)
        #expect(abs(try host.element(id: "c").frame.minY - (last + (first - last) / 4)) < 0.51)
        host.advance(by: .seconds(1))
        #expect(try host.element(id: "a").frame.minY == last)
        #expect(!host.scene.needsFrame)
    }

    @Test func I7_aRowsOwnAnimationCounts() throws {
        let probe = Probe()
        let own = AnyTransition.opacity.animation(.linear(duration: 2))
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Birds(probe: probe, transition: own) }
        host.run("insert", of: probe)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "new").opacity - 0.25) < 0.001)
    }

    private struct Lazy: View {
        let probe: Probe
        @State private var rows = Array(0..<1_000)
        var body: some View {
            let _ = probe.offer("insert") { withAnimation(.linear(duration: 1)) { rows.insert(-1, at: 1) } }
            let _ = probe.offer("insert far away") { withAnimation(.linear(duration: 1)) { rows.insert(-2, at: 900) } }
            let _ = probe.offer("remove") { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == -1 } } }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        Text("row \(row)").frame(height: 20).accessibilityIdentifier("\(row)").transition(.scale)
                    }
                }
            }
        }
    }

    @Test func I7_lazyRowsComeAndGoWhereTheyAreSeen() throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Lazy(probe: probe) }
        let nodes = host.scene.liveNodes
        host.run("insert", of: probe)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "-1").frame.height - 10) < 0.01)
        #expect(abs(try host.element(id: "1").frame.minY - 30) < 0.01, "what stood below makes room")
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "-1").frame.height == 20)
        #expect(try host.element(id: "1").frame.minY == 40)
        host.run("remove", of: probe)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "-1").frame.height - 10) < 0.01)
        host.advance(by: .milliseconds(600))
        #expect(host.scene.liveNodes == nodes)
        #expect(!host.scene.needsFrame)

        // The inserted element is not visible, so no row is created for it.
        host.run("insert far away", of: probe)
        #expect(host.scene.transitionsUnderWay == 0)
        #expect(host.scene.animationsUnderWay <= 1, "the column grows")
        host.advance(by: .milliseconds(1_100))
        #expect(!host.scene.needsFrame)
        #expect(host.scene.liveNodes == nodes)
    }
}
