import AttributeGraph
import Foundation
import Testing
import Martlet
import MartletTesting

/// Law I7: how views come and go.
@MainActor @Suite struct TransitionLaws {
    private struct Shown: View {
        let probe: Probe
        var transition: AnyTransition = .opacity
        @State private var isShown = false
        var body: some View {
            let _ = probe.offer("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            let _ = probe.offer("jump") { isShown.toggle() }
            VStack(spacing: 0) {
                Text("above")
                if isShown {
                    Button("inner") { probe.note("tapped") }
                        .buttonStyle(.plain)
                        .accessibilityIdentifier("inner")
                        .onAppear { probe.note("appear") }
                        .onDisappear { probe.note("disappear") }
                        .transition(transition)
                }
                Text("below").accessibilityIdentifier("below")
            }
        }
    }

    @Test func I7_aViewComesAndGoesWithItsTransition() throws {
        let probe = Probe()
        let host = TestHost { Shown(probe: probe) }
        let attributes = host.scene.attributeCount
        let nodes = host.scene.liveNodes
        let below = try host.element(id: "below").frame.minY
        probe.run("toggle")
        host.update()
        #expect(probe.takeLog() == ["appear"])
        #expect(try host.element(id: "inner").opacity == 0)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "inner").opacity - 0.5) < 0.001)
        let middle = try host.element(id: "below").frame.minY
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "inner").opacity == 1)
        let after = try host.element(id: "below").frame.minY
        #expect(abs(middle - (below + after) / 2) < 0.01, "neighbours make room gradually")
        try host.find(.button, "inner").tap()
        #expect(probe.takeLog() == ["tapped"])

        probe.run("toggle")
        host.update()
        #expect(host.texts.contains("inner"), "it is still seen")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "inner").opacity - 0.5) < 0.001)
        #expect(throws: (any Error).self) { try host.find(.button, "inner").tap() }
        #expect(probe.takeLog() == [])
        host.advance(by: .milliseconds(600))
        #expect(host.texts == ["above", "below"])
        #expect(probe.takeLog() == ["disappear"])
        #expect(host.scene.attributeCount == attributes)
        #expect(host.scene.liveNodes == nodes)
        #expect(!host.scene.needsFrame)
    }

    @Test func I7_withoutAnAnimationAViewGoesAtOnce() {
        let probe = Probe()
        let host = TestHost { Shown(probe: probe) }
        probe.run("jump")
        host.update()
        #expect(host.texts == ["above", "inner", "below"])
        probe.run("jump")
        host.update()
        #expect(host.texts == ["above", "below"])
        #expect(probe.takeLog() == ["appear", "disappear"])
    }

    @Test func I7_transitionsMoveScaleAndCombine() throws {
        func middle(_ transition: AnyTransition) throws -> (CGRect, Double, CGRect) {
            let probe = Probe()
            let host = TestHost { Shown(probe: probe, transition: transition) }
            probe.run("toggle")
            host.update()
            host.advance(by: .milliseconds(500))
            let element = try host.element(id: "inner")
            let (frame, opacity) = (element.frame, element.opacity)
            host.advance(by: .seconds(1))
            return (frame, opacity, try host.element(id: "inner").frame)
        }
        let (slide, _, final) = try middle(.slide)
        #expect(abs(slide.minX - (final.minX - final.width / 2)) < 0.01)
        let (scale, opacity, _) = try middle(.scale.combined(with: .opacity))
        #expect(abs(scale.width - final.width / 2) < 0.01)
        #expect(abs(opacity - 0.5) < 0.001)
        let (move, _, _) = try middle(.move(edge: .trailing))
        #expect(abs(move.minX - (final.minX + final.width / 2)) < 0.01)
        let (offset, _, _) = try middle(.offset(x: 40))
        #expect(abs(offset.minX - (final.minX + 20)) < 0.01)
        let (asymmetric, _, _) = try middle(.asymmetric(insertion: .offset(x: 40), removal: .opacity))
        #expect(abs(asymmetric.minX - (final.minX + 20)) < 0.01)
        let (own, faded, _) = try middle(.opacity.animation(.linear(duration: 2)))
        #expect(own.width == final.width)
        #expect(abs(faded - 0.25) < 0.001, "its own animation counts")
    }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
        }
    }

    private struct Custom: View {
        let probe: Probe
        @State private var isShown = false
        var body: some View {
            let _ = probe.offer("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            ZStack {
                if isShown { Text("x").accessibilityIdentifier("x").transition(Twirl()) }
            }
        }
    }

    @Test func I7_customTransitionsHavePhases() throws {
        let probe = Probe()
        let host = TestHost { Custom(probe: probe) }
        probe.run("toggle")
        host.update()
        let before = try host.element(id: "x").frame.minX
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "x").opacity - 0.75) < 0.001)
        #expect(abs(try host.element(id: "x").frame.minX - before - 5) < 0.01, "\(host.tree) \(before)")
        host.advance(by: .seconds(1))
        probe.run("toggle")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "x").opacity - 0.75) < 0.001)
        #expect(abs(try host.element(id: "x").frame.minX - before - 15) < 0.01)
    }

    private struct Stateful: View {
        let probe: Probe
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            VStack {
                if isShown { Counter(name: "n", probe: probe).accessibilityIdentifier("n") }
            }
        }
    }

    @Test func I7_aViewThatReturnsOnItsWayOutTurnsRound() throws {
        let probe = Probe()
        let host = TestHost { Stateful(probe: probe) }
        host.run("n +", of: probe)
        #expect(host.texts == ["n 1"])
        probe.run("toggle")
        host.update()
        host.advance(by: .milliseconds(400))
        #expect(abs(try host.element(id: "n").opacity - 0.6) < 0.001)
        probe.run("toggle")
        host.update()
        #expect(abs(try host.element(id: "n").opacity - 0.6) < 0.001)
        #expect(host.texts == ["n 1"], "its lifetime has not ended")
        host.advance(by: .milliseconds(1_100))
        #expect(try host.element(id: "n").opacity == 1)
        #expect(!host.scene.needsFrame)
        // Gone for good, it starts afresh.
        probe.run("toggle")
        host.update()
        host.advance(by: .milliseconds(1_100))
        #expect(host.texts == [])
        probe.run("toggle")
        host.update()
        #expect(host.allTexts == ["n 0"])
    }

    private struct Rows: View {
        let probe: Probe
        @State private var items = [1, 2, 3]
        var body: some View {
            let _ = probe.offer("remove") { withAnimation(.linear(duration: 1)) { items.removeAll { $0 == 2 } } }
            let _ = probe.offer("insert") { withAnimation(.linear(duration: 1)) { items.insert(2, at: 1) } }
            let _ = probe.offer("reverse") { withAnimation(.linear(duration: 1)) { items.reverse() } }
            VStack(spacing: 0) {
                ForEach(items, id: \.self) { item in
                    Text("row \(item)").accessibilityIdentifier("\(item)")
                }
            }
        }
    }

    @Test func I7_rowsOfAForEachComeGoAndMove() throws {
        let probe = Probe()
        let host = TestHost { Rows(probe: probe) }
        let attributes = host.scene.attributeCount
        let nodes = host.scene.liveNodes
        let first = try host.element(id: "1").frame.minY
        let last = try host.element(id: "3").frame.minY
        probe.run("remove")
        host.update()
        #expect(try host.element(id: "3").frame.minY == last)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "2").opacity - 0.5) < 0.001)
        #expect(host.texts.contains("row 2"))
        host.advance(by: .milliseconds(600))
        #expect(host.texts == ["row 1", "row 3"])
        probe.run("insert")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(host.texts == ["row 1", "row 2", "row 3"])
        #expect(abs(try host.element(id: "2").opacity - 0.5) < 0.001)
        host.advance(by: .milliseconds(600))
        #expect(host.scene.attributeCount == attributes)
        #expect(host.scene.liveNodes == nodes)
        probe.run("reverse")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "1").frame.minY - (first + last) / 2) < 0.01)
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "1").frame.minY == last)
        #expect(try host.element(id: "3").frame.minY == first)
    }

    @Test func I7_reducedMotionMakesMovementACrossFade() throws {
        let probe = Probe()
        let host = TestHost { Shown(probe: probe, transition: .slide) }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.update()
        probe.run("toggle")
        host.update()
        host.advance(by: .milliseconds(500))
        let frame = try host.element(id: "inner").frame
        #expect(abs(try host.element(id: "inner").opacity - 0.5) < 0.001)
        host.advance(by: .seconds(1))
        #expect(try host.element(id: "inner").frame == frame)
    }
}
