import Foundation
import Testing
import Martlet
import MartletTesting

import MartletRuntime

/// Trees that are deeper and wider than anybody draws them.
@MainActor @Suite struct DepthTests {
    private struct Chain: View {
        let count: Int
        var body: some View {
            if count > 0 { AnyView(VStack { Chain(count: count - 1) }) } else { AnyView(Text("end")) }
        }
    }

    /// Without a container between one and the next.
    private struct BareChain: View {
        let count: Int
        var body: some View {
            if count > 0 { AnyView(BareChain(count: count - 1)) } else { AnyView(Text("end")) }
        }
    }

    private static func padded(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("end"))) { view, _ in AnyView(view.padding(0)) }
    }

    private static func stacked(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("end"))) { view, _ in AnyView(VStack { view }) }
    }

    /// With a node without a frame between one stack and the next.
    private static func grouped(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("end"))) { view, index in AnyView(VStack { if index >= 0 { view } }) }
    }

    @Test(arguments: 0..<4) func tenThousandViewsStandInEachOther(kind: Int) throws {
        func view(_ count: Int) -> AnyView {
            switch kind {
            case 0: AnyView(Chain(count: count))
            case 1: AnyView(BareChain(count: count))
            case 2: Self.padded(count)
            default: Self.stacked(count)
            }
        }
        let host = TestHost { view(10_000) }
        #expect(host.texts == ["end"])
        #expect(try host.find(.text, "end").frame.width == 24)
    }

    /// A scene that ends releases each level of its tree with the one above it.
    @Test func theDeepestTreesEnd() {
        var host: TestHost? = TestHost { Self.grouped(40_000) }
        #expect(host?.texts == ["end"])
        weak let scene = host?.scene
        host = nil
        #expect(scene == nil)
    }

    @Test func theCostOfDepthGrowsWithTheDepth() {
        func measurements(_ count: Int) -> Int { TestHost { Self.stacked(count) }.scene.measurements }
        let (one, two) = (measurements(500), measurements(1_000))
        #expect(two <= 2 * one + 100, "\(one), \(two)")
    }

    @Test func deepTreesChangeAndEnd() throws {
        struct Changing: View {
            @State private var count = 3_000
            var body: some View {
                Button("Deeper") { count += 1_000 }
                Button("Away") { count = 0 }
                Chain(count: count)
            }
        }
        let host = TestHost { Changing() }
        try host.find(.button, "Deeper").tap()
        #expect(host.texts.contains("end"))
        try host.find(.button, "Away").tap()
        #expect(host.texts.contains("end"))
        #expect(host.scene.liveNodes < 100)
    }

    private struct Endless: View {
        var body: some View { AnyView(VStack { Endless() }) }
    }

    private struct Ping: View {
        var body: some View { AnyView(Pong()) }
    }

    private struct Pong: View {
        var body: some View { Ping().padding() }
    }

    private struct Twice: View {
        var body: some View {
            AnyView(
                Group {
                    Twice()
                    Twice()
                })
        }
    }

    @Test(.timeLimit(.minutes(10))) func aBodyThatContainsItselfIsStopped() {
        let host = TestHost { Endless() }
        host.expectIssue(containing: "Endless contains itself without end (Endless → Endless)")
        #expect(host.issues.isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func aCircleOfBodiesIsNamed() {
        let host = TestHost {
            Text("beside")
            Ping()
        }
        host.expectIssue(containing: "Ping → Pong")
        #expect(host.issues.isEmpty)
        #expect(host.texts == ["beside"])
    }

    @Test(.timeLimit(.minutes(10))) func aBodyThatContainsItselfTwiceIsStopped() {
        let host = TestHost { Twice() }
        host.expectIssue(containing: "Twice contains itself without end")
        #expect(host.issues.isEmpty)
    }

    @Test func manySiblingsAreNoCircle() {
        let host = TestHost { VStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Color.red } } }
        #expect(host.issues.isEmpty)
        #expect(host.scene.liveNodes > 100_000)
    }
}
