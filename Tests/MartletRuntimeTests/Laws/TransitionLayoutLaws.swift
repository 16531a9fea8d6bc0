import Foundation
import Testing
import Martlet
import MartletTesting

/// Law I7: transitions whose modifiers lay the view out.
@MainActor @Suite struct TransitionLayoutLaws {
    private struct Inset: ViewModifier {
        var length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    private struct Lowered: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.frame(height: 60, alignment: phase.isIdentity ? .top : .bottom).opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private struct Shown: View {
        let probe: Probe
        let transition: AnyTransition
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            let _ = probe.offer("jump") { isShown.toggle() }
            VStack(spacing: 0) {
                if isShown {
                    Text("inner").accessibilityIdentifier("inner")
                        .onDisappear { probe.note("disappear") }
                        .transition(transition)
                }
                Text("below").accessibilityIdentifier("below")
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test func I7_theIdentityOfATransitionIsLaidOut() throws {
        let transition = AnyTransition.modifier(active: Inset(length: 40), identity: Inset(length: 20))
        let host = TestHost { Shown(probe: Probe(), transition: transition) }
        #expect(try host.element(id: "inner").frame.minY == 20)
        #expect(try host.element(id: "below").frame.minY == 56)
    }

    @Test func I7_theContentStaysWhereItStoodAsItLeaves() throws {
        let probe = Probe()
        let transition = AnyTransition.modifier(active: Inset(length: 20), identity: Inset(length: 20))
            .combined(with: .opacity)
        let host = TestHost { Shown(probe: probe, transition: transition) }
        let nodes = host.scene.liveNodes
        let attributes = host.scene.attributeCount
        let place = try host.element(id: "inner").frame
        probe.run("toggle")
        host.update()
        for _ in 0..<9 {
            #expect(try host.element(id: "inner").frame == place)
            host.advance(by: .milliseconds(100))
        }
        host.advance(by: .milliseconds(200))
        #expect(host.texts == ["below"])
        #expect(probe.takeLog() == ["disappear"])
        probe.run("toggle")
        host.update()
        host.advance(by: .milliseconds(1_100))
        #expect(try host.element(id: "inner").frame == place)
        #expect(try host.element(id: "inner").opacity == 1)
        #expect(host.scene.liveNodes == nodes, "nothing of the way is left")
        #expect(host.scene.attributeCount == attributes)
        #expect(!host.scene.needsFrame)
    }

    @Test func I7_aTransitionOfOnesOwnIsLaidOutInEachPhase() throws {
        let probe = Probe()
        let host = TestHost { Shown(probe: probe, transition: AnyTransition(Lowered())) }
        #expect(try host.element(id: "below").frame.minY == 60)
        #expect(try host.element(id: "inner").frame.minY == 0)
        probe.run("toggle")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "inner").opacity - 0.5) < 0.001)
        #expect(abs(try host.element(id: "inner").frame.minY - 22) < 0.5, "it is on its way to the bottom")
        host.advance(by: .milliseconds(600))
        #expect(host.texts == ["below"])

        probe.run("toggle")
        host.update()
        #expect(try host.element(id: "inner").opacity == 0)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "inner").opacity - 0.5) < 0.001)
        // Turned round half-way, it goes back from there.
        probe.run("toggle")
        host.update()
        #expect(abs(try host.element(id: "inner").opacity - 0.5) < 0.001)
        host.advance(by: .milliseconds(2_000))
        #expect(host.texts == ["below"])
        probe.run("jump")
        host.update()
        #expect(try host.element(id: "inner").opacity == 1)
        #expect(try host.element(id: "below").frame.minY == 60)
    }

    @Test func I7_aTransitionFollowsItsValues() throws {
        struct Following: View {
            let probe: Probe
            @State private var length: CGFloat = 10
            var body: some View {
                let _ = probe.offer("grow") { length = 30 }
                VStack(spacing: 0) {
                    Text("inner")
                        .transition(.modifier(active: Inset(length: 0), identity: Inset(length: length)))
                    Text("below").accessibilityIdentifier("below")
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let probe = Probe()
        let host = TestHost { Following(probe: probe) }
        #expect(try host.element(id: "below").frame.minY == 36)
        probe.run("grow")
        host.update()
        #expect(try host.element(id: "below").frame.minY == 76)
    }
}
