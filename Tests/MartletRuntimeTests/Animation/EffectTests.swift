import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Content transitions, symbol effects and scroll transitions.
@MainActor @Suite struct EffectTests {
    private struct Score: View {
        let probe: Probe
        var transition: ContentTransition = .numericText()
        @State private var score = 1
        var body: some View {
            let _ = probe.offer("more") { withAnimation(.linear(duration: 1)) { score += 1 } }
            let _ = probe.offer("jump") { score += 1 }
            Text("score \(score)").contentTransition(transition).accessibilityIdentifier("score")
        }
    }

    /// The texts that are drawn, with their opacity, those included that are not read any more.
    private func drawn(_ host: TestHost) -> [String: Double] {
        var found: [String: Double] = [:]
        host.scene.root.forEachInSubtree { node in
            if case .text(let text) = node.content { found[text.string] = node.presentedOpacity }
            for holder in node.removedAndSeen {
                holder.forEachInSubtree { inner in
                    if case .text(let text) = inner.content { found[text.string] = inner.presentedOpacity }
                }
            }
        }
        return found
    }

    @Test func textFadesOverToOtherText() throws {
        let probe = Probe()
        let host = TestHost { Score(probe: probe) }
        let (attributes, nodes) = (host.scene.attributeCount, host.scene.liveNodes)
        host.run("more", of: probe)
        #expect(host.allTexts == ["score 2"], "only what is new is read")
        host.advance(by: .milliseconds(250))
        let shown = drawn(host)
        #expect(abs(try #require(shown["score 1"]) - 0.75) < 0.001)
        #expect(abs(try #require(shown["score 2"]) - 0.25) < 0.001)
        host.advance(by: .milliseconds(800))
        #expect(drawn(host) == ["score 2": 1])
        #expect(!host.scene.needsFrame)
        #expect(host.scene.liveNodes == nodes)
        // The environment has been asked for the transition and for reduced motion, once.
        let after = host.scene.attributeCount
        #expect(after - attributes <= 2)
        host.run("more", of: probe)
        host.advance(by: .milliseconds(1_100))
        #expect(host.scene.attributeCount == after)
    }

    @Test func textJumpsWithoutAnAnimationOrTransition() {
        let probe = Probe()
        let host = TestHost { Score(probe: probe) }
        host.run("jump", of: probe)
        #expect(drawn(host) == ["score 2": 1])
        let plain = TestHost { Score(probe: probe, transition: .identity) }
        plain.run("more", of: probe)
        #expect(drawn(plain) == ["score 2": 1])
    }

    private struct Bell: View {
        let probe: Probe
        @State private var rings = 0
        @State private var isActive = false
        var body: some View {
            let _ = probe.offer("ring") { rings += 1 }
            let _ = probe.offer("pulse") { isActive.toggle() }
            VStack {
                Image(systemName: "bell").accessibilityIdentifier("bell").symbolEffect(.bounce, value: rings)
                Image(systemName: "bell").accessibilityIdentifier("pulse").symbolEffect(.pulse, isActive: isActive)
            }
        }
    }

    @Test func aSymbolBouncesOnceForAChange() throws {
        let probe = Probe()
        let host = TestHost { Bell(probe: probe) }
        let width = try host.element(id: "bell").frame.width
        #expect(!host.scene.needsFrame)
        host.run("ring", of: probe)
        var largest: CGFloat = 0
        while host.scene.needsFrame {
            host.advance(by: .milliseconds(16))
            largest = max(largest, try host.element(id: "bell").frame.width)
            if host.scene.time > .seconds(5) { break }
        }
        #expect(abs(largest - width * 1.25) < 0.1)
        #expect(try host.element(id: "bell").frame.width == width)
        #expect(host.scene.time < .seconds(2))
    }

    @Test func aSymbolPulsesWhileItIsActive() throws {
        let probe = Probe()
        let host = TestHost { Bell(probe: probe) }
        host.run("pulse", of: probe)
        var least = 1.0
        for _ in 0..<120 {
            host.advance(by: .milliseconds(16))
            least = min(least, try host.element(id: "pulse").opacity)
        }
        #expect(abs(least - 0.4) < 0.02)
        #expect(host.scene.needsFrame)
        host.run("pulse", of: probe)
        host.advance(by: .milliseconds(32))
        #expect(try host.element(id: "pulse").opacity == 1)
        #expect(!host.scene.needsFrame)
    }

    private struct Column: View {
        let configuration: ScrollTransitionConfiguration
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        Color.red.frame(width: 100, height: 40).accessibilityIdentifier("\(row)")
                            .scrollTransition(configuration) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0)
                            }
                    }
                }
            }
        }
    }

    private func scroll(_ host: TestHost, by distance: CGFloat) {
        var scroll: RenderNode?
        host.scene.root.forEachInSubtree { if case .scroll = $0.content { scroll = $0 } }
        _ = scroll.map { host.scene.scrolling.scroll($0, by: CGSize(width: 0, height: -distance)) }
        host.update()
    }

    @Test func rowsFadeAsTheyLeaveTheVisiblePart() throws {
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            Column(configuration: .interactive(timingCurve: .linear))
        }
        #expect(try host.element(id: "0").opacity == 1)
        #expect(try host.element(id: "4").opacity == 1)
        scroll(host, by: 10)
        #expect(abs(try host.element(id: "0").opacity - 0.75) < 0.001)
        #expect(abs(try host.element(id: "5").opacity - 0.25) < 0.001)
        #expect(try host.element(id: "2").opacity == 1)
        #expect(!host.scene.needsFrame, "it goes with the scrolling, not with time")
    }

    @Test func animatedScrollTransitionsTakeTheirTime() throws {
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            Column(configuration: .animated(.linear(duration: 1)))
        }
        scroll(host, by: 30)
        #expect(try host.element(id: "0").opacity == 1)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "0").opacity - 0.5) < 0.02)
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "0").opacity == 0)
        #expect(!host.scene.needsFrame)
    }
}
