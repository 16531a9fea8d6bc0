import Combine
import Testing
import Martlet
import MartletTesting

/// Cycles name views and properties; updates that do not settle name what keeps changing, and where it is written.
@MainActor @Suite struct CycleDiagnosticsTests {
    /// A value whose part is computed through a binding that may lead back to it.
    private final class Ring: ObservableObject {
        @Published var own = 1
        var source: Binding<Int>?
        var total: Int {
            get { own + (source?.wrappedValue ?? 0) }
            set { own = newValue }
        }
    }

    private struct Circular: View {
        @ObservedObject var ring: Ring
        var body: some View {
            let total = $ring.total
            let _ = ring.source = total
            Text("\(total.wrappedValue)")
        }
    }

    @Test func C3_aCycleNamesTheProperties() throws {
        let ring = Ring()
        let host = TestHost { VStack { Circular(ring: ring) } }
        let issue = try #require(host.issues.first)
        #expect(host.issues.count == 1)
        #expect(
            issue.message.hasPrefix("A cycle: Circular.ring.(computed Int) needs its own value"), "\(issue.message)")
        #expect(
            issue.message.contains(
                "(Circular.ring.(computed Int) → Circular.ring.(computed Int)), in VStack > Circular"))
        #expect(issue.property == "Circular.ring.(computed Int)" && issue.viewPath == "VStack > Circular")
        host.expectIssue(containing: "A cycle")
        #expect(host.texts == ["1"], "the last value breaks it")
    }

    private struct Pair: View {
        @ObservedObject var first: Ring
        @ObservedObject var second: Ring
        var body: some View {
            let _ = first.source = $second.total
            let _ = second.source = $first.total
            HStack { Text("\($first.total.wrappedValue)") }
        }
    }

    @Test func aCycleOfTwoNamesBoth() throws {
        let host = TestHost { Pair(first: Ring(), second: Ring()) }
        let issue = try #require(host.issues.first)
        #expect(
            issue.message.contains("(Pair.first.(computed Int) → Pair.second.(computed Int) → Pair.first."),
            "\(issue.message)")
        host.expectIssue(containing: "A cycle")
    }

    // MARK: Updates that do not settle

    private struct PingPong: View {
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            Text("\(a) \(b)")
                .onChange(of: a, initial: true) { b += 1 }
                .onChange(of: b) { a += 1 }
        }
    }

    @Test func C3_changesThatAnswerEachOtherAreNamedWithTheirLines() throws {
        let host = TestHost { ZStack { PingPong() } }
        let issue = try #require(host.issues.first)
        let message = issue.message
        #expect(message.contains("PingPong.a (in ZStack > PingPong"), "\(message)")
        #expect(message.contains("PingPong.b (in ZStack > PingPong"), "\(message)")
        #expect(issue.viewPath == "ZStack > PingPong" && issue.property == "PingPong.a")
        if DebugInformation.isThere {
            #expect(message.contains("written at CycleDiagnosticsTests.swift:69 in PingPong.body"), "\(message)")
            #expect(message.contains("written at CycleDiagnosticsTests.swift:68 in PingPong.body"), "\(message)")
            #expect(issue.file == "CycleDiagnosticsTests.swift" && issue.line == 69)
        }
        host.expectIssue(containing: "did not settle")
    }

    private struct Appearing: View {
        @State private var generation = 0
        var body: some View {
            Text("\(generation)").onAppear {}.id(generation)
            Color.clear.onAppear { generation += 1 }.id(generation)
        }
    }

    @Test func C3_onAppearThatMakesItselfAppearAgain() {
        let host = TestHost { Appearing() }
        host.expectIssue(containing: "Still changing: Appearing.generation (in Appearing")
        #expect(host.issues.isEmpty)
    }

    private struct Height: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Growing: View {
        @State private var height = 1
        var body: some View {
            Text("\(height)")
                .preference(key: Height.self, value: height + 1)
                .onPreferenceChange(Height.self) { height = $0 }
        }
    }

    @Test func C3_aPreferenceThatFeedsItself() {
        let host = TestHost { Growing() }
        host.expectIssue(containing: "Still changing: Growing.height (in Growing")
        #expect(host.issues.isEmpty)
    }

    private struct Measuring: View {
        @State private var width = 10.0
        var body: some View {
            GeometryReader { proxy in
                let _ = (width = proxy.size.width + width + 1)
                Text("\(width)")
            }
        }
    }

    @Test func C3_aGeometryReaderThatWrites() {
        let host = TestHost { Measuring() }
        host.expectIssue(containing: "Modifying state during view update: Measuring.width was written while")
        host.expectIssue(containing: "Still changing: Measuring.width (in Measuring")
        #expect(host.issues.isEmpty)
    }

    private struct Resizing: View {
        @State private var width = 10.0
        var body: some View {
            Color.clear.frame(width: width)
                .onGeometryChange(for: Double.self, of: { $0.size.width }, action: { width = $0 + 1 })
        }
    }

    @Test func C3_aGeometryChangeThatChangesTheGeometry() {
        let host = TestHost { Resizing() }
        host.expectIssue(containing: "Still changing: Resizing.width (in Resizing")
        #expect(host.issues.isEmpty)
    }
}
