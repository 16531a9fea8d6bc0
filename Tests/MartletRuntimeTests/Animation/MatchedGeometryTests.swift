import Foundation
import Testing
import Martlet
import MartletTesting

/// Views that exchange places.
@MainActor @Suite struct MatchedGeometryTests {
    private struct Matched: View {
        let probe: Probe
        @State private var isLarge = false
        @Namespace private var space
        var body: some View {
            let _ = probe.offer("toggle") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
            ZStack(alignment: .topLeading) {
                Color.clear
                if isLarge {
                    Color.red.accessibilityIdentifier("large").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 200, height: 100)
                        .padding(40)
                } else {
                    Color.red.accessibilityIdentifier("small").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 20, height: 10)
                }
            }
        }
    }

    @Test func matchedViewsExchangePlaces() throws {
        let probe = Probe()
        let host = TestHost { Matched(probe: probe) }
        let small = try host.element(id: "small").frame
        probe.run("toggle")
        host.update()
        #expect(try host.element(id: "large").frame == small)
        host.advance(by: .milliseconds(500))
        let middle = try host.element(id: "large").frame
        #expect(abs(middle.width - 110) < 0.1)
        #expect(abs(middle.minX - 20) < 0.1)
        host.advance(by: .seconds(1))
        #expect(try host.element(id: "large").frame == CGRect(x: 40, y: 40, width: 200, height: 100))
        #expect(throws: (any Error).self) { try host.element(id: "small") }
    }

    private struct Following: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 50, height: 20).padding(30)
                Color.blue.accessibilityIdentifier("follower")
                    .matchedGeometryEffect(id: 1, in: space, isSource: false)
            }
        }
    }

    @Test func aViewThatIsNoSourceFollows() throws {
        let host = TestHost { Following() }
        #expect(try host.element(id: "follower").frame == CGRect(x: 30, y: 30, width: 50, height: 20))
    }

    private struct Card: View {
        let probe: Probe
        @State private var isLarge = false
        @Namespace private var space
        var body: some View {
            let _ = probe.offer("toggle") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
            ZStack(alignment: .topLeading) {
                Color.clear
                if isLarge {
                    side("large").matchedGeometryEffect(id: 1, in: space).frame(width: 200, height: 100).padding(40)
                } else {
                    side("small").matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
                }
            }
        }

        private func side(_ name: String) -> some View {
            ZStack {
                Color.red.accessibilityIdentifier("\(name) fill")
                Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("\(name) mark")
            }
        }
    }

    @Test func whatStandsInAMatchedViewGoesAlong() throws {
        let probe = Probe()
        let host = TestHost { Card(probe: probe) }
        let (fill, mark) = (try host.element(id: "small fill").frame, try host.element(id: "small mark").frame)
        host.run("toggle", of: probe)
        #expect(try host.element(id: "large fill").frame == fill)
        #expect(try host.element(id: "large mark").frame == mark)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "large fill").frame.width - 120) < 0.1)
        let middle = try host.element(id: "large mark").frame
        #expect(abs(middle.width - 10) < 0.1)
        #expect(abs(middle.midX - (try host.element(id: "large fill").frame.midX)) < 0.1)
        host.advance(by: .seconds(1))
        #expect(try host.element(id: "large fill").frame == CGRect(x: 40, y: 40, width: 200, height: 100))
        #expect(try host.element(id: "large mark").frame == CGRect(x: 135, y: 85, width: 10, height: 10))
        #expect(!host.scene.needsFrame)
    }

    @Test(arguments: 0..<20)
    func interruptedExchangesEndWhereTheyBelong(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let probe = Probe()
        let host = TestHost { Card(probe: probe) }
        var isLarge = false
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            host.run("toggle", of: probe)
            isLarge.toggle()
            for _ in 0..<Int.random(in: 0...70, using: &random) { host.advance(by: .milliseconds(16)) }
        }
        host.advance(by: .seconds(3))
        let expected =
            isLarge ? CGRect(x: 40, y: 40, width: 200, height: 100) : CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(try host.element(id: isLarge ? "large fill" : "small fill").frame == expected)
        #expect(!host.scene.needsFrame)
    }
}
