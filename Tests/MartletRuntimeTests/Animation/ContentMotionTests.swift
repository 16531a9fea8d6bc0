import Foundation
import Testing
import Martlet
@testable import MartletTesting

/// Values that move although they are neither frames nor effects: fonts, progress, offsets of scroll views.
@MainActor @Suite struct ContentMotionTests {
    private struct Letters: View {
        let probe: Probe
        @State private var isLarge = false
        @State private var word = "word"
        var body: some View {
            let _ = probe.offer("toggle") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
            let _ = probe.offer("jump") { isLarge.toggle() }
            let _ = probe.offer("say") { withAnimation(.linear(duration: 1)) { word = "other" } }
            VStack(spacing: 0) {
                Text(word).font(.system(size: isLarge ? 40 : 20)).accessibilityIdentifier("text")
                Text("below").accessibilityIdentifier("below")
            }
        }
    }

    private func size(_ host: TestHost) throws -> CGFloat {
        guard case .text(let text) = try host.element(id: "text").node.content else { return 0 }
        return text.styled.style.font.pointSize
    }

    @Test func fontsGrowGradually() throws {
        let probe = Probe()
        let host = TestHost { Letters(probe: probe) }
        #expect(try size(host) == 20)
        host.run("toggle", of: probe)
        #expect(try size(host) == 20)
        let runs = host.bodyRuns(of: Letters.self)
        var last: CGFloat = 20
        for _ in 0..<60 {
            host.advance(by: .milliseconds(1_000 / 60))
            let now = try size(host)
            #expect(now >= last)
            last = now
        }
        host.advance(by: .milliseconds(100))
        #expect(try size(host) == 40)
        #expect(host.bodyRuns(of: Letters.self) == runs)
        #expect(!host.scene.needsFrame)
    }

    @Test func fontsTurnRoundWhereTheyAre() throws {
        let probe = Probe()
        let host = TestHost { Letters(probe: probe) }
        host.run("toggle", of: probe)
        host.advance(by: .milliseconds(500))
        #expect(abs(try size(host) - 30) <= 0.25)
        host.run("toggle", of: probe)
        #expect(abs(try size(host) - 30) <= 0.25)
        host.advance(by: .milliseconds(500))
        #expect(abs(try size(host) - 25) <= 0.25)
        host.run("jump", of: probe)
        #expect(try size(host) == 40)
        #expect(!host.scene.needsFrame)
        host.run("say", of: probe)
        #expect(host.texts == ["other", "below"])
        #expect(try size(host) == 40)
        host.advance(by: .seconds(2))
        #expect(!host.scene.needsFrame)
    }

    @Test func fontsDoNotGrowGraduallyWhereMotionIsReduced() throws {
        let probe = Probe()
        let host = TestHost { Letters(probe: probe) }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.update()
        host.run("toggle", of: probe)
        #expect(try size(host) == 40)
        #expect(!host.scene.needsFrame)
    }

    private struct Download: View {
        let probe: Probe
        @State private var done: Double? = 0.0
        var body: some View {
            let _ = probe.offer("finish") { withAnimation(.linear(duration: 1)) { done = 1 } }
            let _ = probe.offer("lose") { withAnimation(.linear(duration: 1)) { done = nil } }
            ProgressView(value: done).accessibilityIdentifier("bar")
        }
    }

    private func progress(_ host: TestHost) throws -> Double? {
        guard case .number(let number)? = try host.element(id: "bar").node.control?.value else { return nil }
        return number
    }

    @Test func progressFillsGradually() throws {
        let probe = Probe()
        let host = TestHost { Download(probe: probe) }
        host.run("finish", of: probe)
        #expect(try progress(host) == 0)
        let runs = host.bodyRuns(of: Download.self)
        host.advance(by: .milliseconds(500))
        #expect(abs(try #require(try progress(host)) - 0.5) < 0.001)
        #expect(host.bodyRuns(of: Download.self) == runs)
        host.advance(by: .milliseconds(600))
        #expect(try progress(host) == 1)
        #expect(!host.scene.needsFrame)
        host.run("lose", of: probe)
        #expect(try progress(host) == nil)
        host.advance(by: .milliseconds(1_100))
        #expect(!host.scene.needsFrame, "the bar has become a circle")
    }

    private struct Long: View {
        let probe: Probe
        let isLazy: Bool
        var body: some View {
            ScrollViewReader { proxy in
                let _ = probe.offer("go") {
                    withAnimation(.linear(duration: 1)) {
                        proxy.scrollTo(500, anchor: .top)
                    } completion: {
                        probe.note("there")
                    }
                }
                let _ = probe.offer("jump") { proxy.scrollTo(500, anchor: .top) }
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
            }
        }

        private var rows: some View {
            // Later rows are higher than estimated.
            ForEach(0..<1_000, id: \.self) { Text("row \($0)").frame(height: 20 + CGFloat($0 % 3)) }
        }
    }

    private func offset(_ host: TestHost) -> CGFloat {
        var found: CGFloat = -1
        host.scene.root.forEachInSubtree { if case .scroll(let scroll) = $0.content { found = scroll.offset.y } }
        return found
    }

    @Test(arguments: [false, true])
    func scrollingToARowIsGradual(isLazy: Bool) throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Long(probe: probe, isLazy: isLazy) }
        host.run("go", of: probe)
        #expect(offset(host) == 0)
        var last: CGFloat = 0
        for frame in 1...60 {
            host.advance(by: .nanoseconds(16_666_667))
            let now = offset(host)
            #expect(now > last, "frame \(frame)")
            if !isLazy, frame == 30 { #expect(abs(now - 5_250) < 20) }
            last = now
        }
        host.advance(by: .milliseconds(100))
        let jumped = TestHost(size: CGSize(width: 200, height: 300)) { Long(probe: probe, isLazy: isLazy) }
        jumped.run("jump", of: probe)
        // The lengths of rows that were never visible are estimates, which each motion improves.
        #expect(abs(offset(host) - offset(jumped)) <= (isLazy ? 100 : 0))
        #expect(host.texts == jumped.texts)
        #expect(!host.scene.needsFrame)
        #expect(probe.takeLog() == ["there"])
    }

    @Test func aPersonWhoScrollsTakesOver() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Long(probe: probe, isLazy: false) }
        host.run("go", of: probe)
        host.advance(by: .milliseconds(500))
        var scroll: RenderNode?
        host.scene.root.forEachInSubtree { if case .scroll = $0.content { scroll = $0 } }
        let before = offset(host)
        _ = scroll.map { host.scene.scrolling.scroll($0, by: CGSize(width: 0, height: 100)) }
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(offset(host) == before - 100)
        #expect(!host.scene.needsFrame)
        #expect(probe.takeLog() == ["there"])
    }
}
