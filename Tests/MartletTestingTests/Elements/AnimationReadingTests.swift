import MartletTestSupport
import MartletTesting
import Testing

/// What of an element is on its way.
@MainActor @Suite struct AnimationReadingTests {
    private struct Moving: View {
        @State private var isOn = false
        var body: some View {
            VStack(alignment: isOn ? .trailing : .leading) {
                Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Text("fades").opacity(isOn ? 0 : 1)
                Text("grows").scaleEffect(isOn ? 3 : 1)
                Text("turns").rotationEffect(.radians(isOn ? 2 : 0))
                Text("shifts").offset(x: isOn ? 40 : 0)
                Color.clear.frame(width: 300, height: 1)
            }
        }
    }

    @Test func targetsValuesAndVelocities() throws {
        let host = TestHost { Moving() }
        #expect(try host.find(text: "fades").animations.isEmpty)
        try host.find(.button, "Go").tap()
        host.advance(by: .milliseconds(500))
        func flight(_ text: String, _ property: AnimationInFlight.Property) throws -> AnimationInFlight {
            try #require(try host.find(text: text).animations.first { $0.property == property }, "\(text)")
        }
        func isNear(_ a: [Double], _ b: [Double]) -> Bool {
            a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.05 }
        }
        let fade = try flight("fades", .opacity)
        #expect(fade.target == [0])
        #expect(isNear(fade.presented, [0.5]), "\(fade)")
        #expect(isNear(fade.velocity, [-1]), "\(fade)")
        let growth = try flight("grows", .scale)
        #expect(isNear(Array(growth.presented.prefix(2)), [2, 2]) && isNear(Array(growth.velocity.prefix(2)), [2, 2]))
        let turn = try flight("turns", .rotation)
        #expect(turn.target.first == 2)
        #expect(isNear(Array(turn.presented.prefix(1)), [1]) && isNear(Array(turn.velocity.prefix(1)), [2]))
        let shift = try flight("shifts", .offset)
        #expect(shift.target == [40, 0])
        #expect(isNear(shift.presented.map { $0 / 40 }, [0.5, 0]) && isNear(shift.velocity.map { $0 / 40 }, [1, 0]))
        let frame = try flight("fades", .frame)
        let way = frame.target[0] - frame.presented[0]
        #expect(way > 50 && abs(frame.velocity[0] - 2 * way) < 10, "\(frame)")
        #expect(fade.description.hasPrefix("opacity 0.5 → 0 at -1"))
        host.advance(by: .seconds(1))
        for text in ["fades", "grows", "turns", "shifts"] {
            #expect(try host.find(text: text).animations.isEmpty, "\(text)")
        }
    }

    @Test func aSpringHasAVelocity() throws {
        struct Springs: View {
            @State private var isOn = false
            var body: some View {
                Button("Go") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isOn.toggle() } }
                Text("x").offset(y: isOn ? 100 : 0)
            }
        }
        let host = TestHost { Springs() }
        try host.find(.button, "Go").tap()
        host.advance(by: .milliseconds(100))
        let flight = try #require(try host.find(text: "x").animations.first { $0.property == .offset })
        let next = TestHost { Springs() }
        try next.find(.button, "Go").tap()
        next.advance(by: .milliseconds(101))
        let later = try #require(try next.find(text: "x").animations.first { $0.property == .offset })
        #expect(abs((later.presented[1] - flight.presented[1]) / 0.001 - flight.velocity[1]) < 20)
    }
}
