import Foundation
import Testing
import Martlet
import MartletTesting

/// Law I8: completion callbacks.
@MainActor @Suite struct CompletionLaws {
    @MainActor final class Log { var lines: [String] = [] }

    private struct Box: View {
        let probe: Probe
        let log: Log
        let criteria: AnimationCompletionCriteria
        @State private var isOn = false
        @State private var unseen = 0
        var body: some View {
            let _ = probe.offer("go") {
                withAnimation(.linear(duration: 1), completionCriteria: criteria) {
                    isOn.toggle()
                } completion: {
                    log.lines.append("done")
                }
            }
            let _ = probe.offer("unseen") {
                withAnimation(.linear(duration: 1)) {
                    unseen += 1
                } completion: {
                    log.lines.append("unseen")
                }
            }
            let _ = probe.offer("nothing") {
                withAnimation(.linear(duration: 1)) {
                } completion: {
                    log.lines.append("nothing")
                }
            }
            let _ = probe.offer("chain") {
                withAnimation(.linear(duration: 1)) {
                    isOn.toggle()
                } completion: {
                    log.lines.append("first")
                    withAnimation(.linear(duration: 1)) {
                        isOn.toggle()
                    } completion: {
                        log.lines.append("second")
                    }
                }
            }
            Text("x").opacity(isOn ? 0 : 1).accessibilityIdentifier("box")
        }
    }

    @Test(arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
    func I8_completionRunsOnceAfterTheLastValue(criteria: AnimationCompletionCriteria) throws {
        let (probe, log) = (Probe(), Log())
        let host = TestHost { Box(probe: probe, log: log, criteria: criteria) }
        probe.run("go")
        host.update()
        #expect(log.lines == [])
        host.advance(by: .milliseconds(900))
        #expect(log.lines == [])
        host.advance(by: .milliseconds(200))
        #expect(log.lines == ["done"])
        #expect(try host.element(id: "box").opacity == 0)
        host.advance(by: .seconds(1))
        #expect(log.lines == ["done"])
    }

    @Test func I8_withoutAnAnimationItRunsAfterTheUpdate() {
        let (probe, log) = (Probe(), Log())
        let host = TestHost { Box(probe: probe, log: log, criteria: .removed) }
        probe.run("unseen")
        host.update()
        #expect(log.lines == ["unseen"])
        probe.run("nothing")
        #expect(log.lines == ["unseen", "nothing"])
        host.update()
        #expect(log.lines.count == 2)
    }

    @Test func I8_completionsFollowEachOther() throws {
        let (probe, log) = (Probe(), Log())
        let host = TestHost { Box(probe: probe, log: log, criteria: .removed) }
        probe.run("chain")
        host.update()
        host.advance(by: .milliseconds(1_100))
        #expect(log.lines == ["first"])
        #expect(try host.element(id: "box").opacity < 0.2)
        host.advance(by: .milliseconds(1_100))
        #expect(log.lines == ["first", "second"])
        #expect(try host.element(id: "box").opacity == 1)
    }

    @Test func I8_anInterruptedAnimationCompletesOnce() {
        let (probe, log) = (Probe(), Log())
        let host = TestHost { Box(probe: probe, log: log, criteria: .removed) }
        probe.run("go")
        host.update()
        host.advance(by: .milliseconds(500))
        probe.run("go")
        host.update()
        host.advance(by: .seconds(2))
        #expect(log.lines == ["done", "done"])
    }
}
