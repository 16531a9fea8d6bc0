import MartletTestSupport
import MartletTesting
import Testing

/// The running animations of an element.
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

/// Values of views, shapes, layouts and colors that are on their way.
@MainActor @Suite struct AnimatableReadingTests {
    private struct Counter: View, Animatable {
        var number: Double
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View { Text("at \(Int(number))") }
    }

    private struct Slice: Shape {
        var start: Double
        var end: Double
        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(start, end) }
            set { (start, end) = (newValue.first, newValue.second) }
        }
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    private struct Lift: ViewModifier, Animatable {
        var height: Double
        nonisolated var animatableData: Double {
            get { height }
            set { height = newValue }
        }
        func body(content: Content) -> some View { content.padding(.bottom, height) }
    }

    private struct Shake: GeometryEffect {
        var amount: Double
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
        }
    }

    private struct Ring: Layout {
        var turn: Double
        var animatableData: Double {
            get { turn }
            set { turn = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
        }
    }

    /// A vector of the app's own.
    private struct Levels: VectorArithmetic {
        var values: [Double] = []
        var base = 0.0
        static var zero: Levels { Levels() }
        static func + (a: Levels, b: Levels) -> Levels { combine(a, b, +) }
        static func - (a: Levels, b: Levels) -> Levels { combine(a, b, -) }
        private static func combine(_ a: Levels, _ b: Levels, _ f: (Double, Double) -> Double) -> Levels {
            Levels(
                values: (0..<max(a.values.count, b.values.count)).map {
                    f($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
                }, base: f(a.base, b.base))
        }
        mutating func scale(by factor: Double) {
            for index in values.indices { values[index] *= factor }
            base *= factor
        }
        var magnitudeSquared: Double { values.reduce(base * base) { $0 + $1 * $1 } }
    }

    private struct Bars: Shape {
        var levels: Levels
        var animatableData: Levels {
            get { levels }
            set { levels = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    private struct Page: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Counter(number: isOn ? 100 : 0).accessibilityIdentifier("counter")
                Slice(start: isOn ? 1 : 0, end: isOn ? 3 : 1).fill(.blue).frame(width: 20, height: 20)
                    .accessibilityIdentifier("slice")
                Bars(levels: Levels(values: [1, isOn ? 5 : 3], base: 2)).frame(width: 20, height: 20)
                    .accessibilityIdentifier("bars")
                Text("lifted").modifier(Lift(height: isOn ? 20 : 0))
                Text("shaken").modifier(Shake(amount: isOn ? 8 : 0))
                Ring(turn: isOn ? 6 : 2) { Text("placed") }
                HStack { Text("blushes") }.foregroundStyle(isOn ? Color.red : .black)
                Text("grown").font(.system(size: isOn ? 30 : 10))
                Color(isOn ? .black : .white).frame(width: 10, height: 10).accessibilityIdentifier("area")
                Circle().stroke(.black, lineWidth: isOn ? 5 : 1).frame(width: 30, height: 30)
                    .accessibilityIdentifier("line")
                ProgressView(value: isOn ? 1 : 0.5)
            }
        }
    }

    @Test func valuesOfTheAppsOwnTypes() throws {
        let host = TestHost { Page() }
        try host.find(.button, "Go").tap()
        host.advance(by: .milliseconds(500))
        func flight(_ element: Element, _ property: AnimationInFlight.Property, _ name: String? = nil) throws
            -> AnimationInFlight
        {
            try #require(
                element.animations.first { $0.property == property && (name == nil || $0.typeName == name) },
                "\(element.label): \(property) among \(element.animations)")
        }
        func expect(
            _ flight: AnimationInFlight, _ target: [Double], _ presented: [Double], _ velocity: [Double],
            sourceLocation: Testing.SourceLocation = #_sourceLocation
        ) {
            #expect(flight.target.isNear(target), "\(flight)", sourceLocation: sourceLocation)
            #expect(flight.presented.isNear(presented), "\(flight)", sourceLocation: sourceLocation)
            #expect(flight.velocity.isNear(velocity), "\(flight)", sourceLocation: sourceLocation)
        }
        expect(try flight(host.element(id: "counter"), .animatableData, "Counter"), [100], [50], [100])
        expect(try flight(host.element(id: "slice"), .animatableData, "Slice"), [1, 3], [0.5, 2], [1, 2])
        expect(try flight(host.element(id: "bars"), .animatableData, "Bars"), [1, 5, 2], [1, 4, 2], [0, 2, 0])
        expect(try flight(host.find(text: "lifted"), .animatableData, "Lift"), [20], [10], [20])
        expect(try flight(host.find(text: "shaken"), .animatableData, "Shake"), [8], [4], [8])
        expect(try flight(host.find(text: "placed"), .animatableData, "Ring"), [6], [4], [4])
        expect(try flight(host.find(text: "grown"), .fontSize), [30], [20], [20])
        let line = try flight(host.element(id: "line"), .stroke)
        #expect(line.target[0] == 5 && [line.presented[0], line.velocity[0]].isNear([3, 4]), "\(line)")
        expect(try flight(host.find(.progress), .value), [1], [0.75], [0.5])
        let blush = try flight(host.find(text: "blushes"), .color)
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(blush.target.isNear([Double(red.red), Double(red.green), Double(red.blue), 1]), "\(blush)")
        let shown = try #require(try host.find(text: "blushes").color)
        #expect(blush.presented.isNear([Double(shown.red), Double(shown.green), Double(shown.blue), 1]), "\(blush)")
        #expect(blush.velocity[0] > 0)
        #expect(try flight(host.element(id: "area"), .color).target.isNear([0, 0, 0, 1]))
        #expect(
            try flight(host.element(id: "counter"), .animatableData).description.hasPrefix("Counter's animatableData"))
        host.advance(by: .seconds(1))
        for name in ["lifted", "shaken", "placed", "grown", "blushes"] {
            #expect(try host.find(text: name).animations.isEmpty, "\(name)")
        }
        for id in ["counter", "slice", "bars", "area", "line"] {
            #expect(try host.element(id: id).animations.isEmpty, "\(id)")
        }
        #expect(try host.find(.progress).animations.isEmpty)
    }
}

extension [Double] {
    fileprivate func isNear(_ other: [Double]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 0.05 * Swift.max(1, abs($1)) }
    }
}
