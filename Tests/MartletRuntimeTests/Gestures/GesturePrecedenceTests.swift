import Foundation
import Martlet
import MartletTesting
import Testing

/// The gesture that receives a tap which several views could take.
@MainActor @Suite struct GesturePrecedenceTests {
    private let probe = Probe()

    /// Returns the log after a tap on a view of 100 by 100 points; empty if no view can be tapped.
    private func reported(at point: UnitPoint = .center, @ViewBuilder _ content: () -> some View) throws -> [String] {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { content().accessibilityIdentifier("view") }
        let element = try host.element(id: "view")
        try? element.tap(at: point)
        host.advance(by: .seconds(1))
        return probe.takeLog().sorted()
    }

    @Test func whatStandsInsideComesFirst() throws {
        @ViewBuilder func nested() -> some View {
            Color.red.onTapGesture { probe.note("inner") }.padding(20).background(.green)
                .onTapGesture { probe.note("outer") }
        }
        #expect(try reported { nested() } == ["inner"])
        #expect(try reported(at: UnitPoint(x: 0.05, y: 0.5)) { nested() } == ["outer"])
    }

    @Test func modifiersSayWhoComesFirst() throws {
        #expect(
            try reported {
                Color.red.onTapGesture { probe.note("own") }
                    .simultaneousGesture(TapGesture().onEnded { probe.note("beside") })
            } == ["beside", "own"])
        #expect(
            try reported {
                Color.red.onTapGesture { probe.note("own") }
                    .highPriorityGesture(TapGesture().onEnded { probe.note("before") })
            } == ["before"])
    }

    @Test func theGapsOfAStackAreNotPartOfIt() throws {
        @ViewBuilder func stack() -> some View {
            VStack {
                Text("top")
                Spacer()
            }
            .frame(maxWidth: .infinity)
        }
        let gap = UnitPoint(x: 0.5, y: 0.8)
        #expect(try reported(at: gap) { stack().onTapGesture { probe.note("stack") } } == [])
        #expect(
            try reported(at: gap) { stack().contentShape(Rectangle()).onTapGesture { probe.note("shape") } } == [
                "shape"
            ])
    }

    @Test func shapesAreHitWhereTheyAre() throws {
        @ViewBuilder func circle() -> some View { Circle().fill(.red).onTapGesture { probe.note("circle") } }
        #expect(try reported(at: UnitPoint(x: 0.02, y: 0.02)) { circle() } == [])
        #expect(try reported { circle() } == ["circle"])
    }

    @Test func twoTapsAreNotOneMore() throws {
        let host = TestHost {
            Color.red.frame(width: 50, height: 50)
                .onTapGesture(count: 2) { probe.note("two") }
                .onTapGesture { probe.note("one") }
                .accessibilityIdentifier("view")
        }
        try host.element(id: "view").doubleTap()
        host.advance(by: .seconds(1))
        #expect(probe.takeLog() == ["two"])
        try host.element(id: "view").tap()
        host.advance(by: .seconds(1))
        #expect(probe.takeLog() == ["one"])
    }
}
