import Combine
import Foundation
import Martlet
import MartletTesting
import Testing

/// State that a new process takes over from an earlier one, as `martlet run` does it.
@MainActor @Suite struct KeptStateTests {
    final class Score: ObservableObject, Codable {
        @Published var points = 0

        init() {}

        init(from decoder: any Decoder) throws { points = try decoder.singleValueContainer().decode(Int.self) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(points)
        }
    }

    /// An object that is not codable.
    final class Session: ObservableObject { @Published var name = "new" }

    struct Page: View {
        @State private var path = NavigationPath()
        @State private var score = 0
        @StateObject private var object = Score()
        @StateObject private var session = Session()
        @ObservedObject var shared: Score

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("score \(score), points \(object.points), \(session.name), shared \(shared.points)")
                    Button("More") {
                        score += 1
                        object.points += 10
                        session.name = "used"
                        shared.points += 5
                    }
                    Button("Open") { path.append(3) }
                }
                .navigationDestination(for: Int.self) { number in
                    ScrollView {
                        Text("page \(number)")
                        ForEach(0..<100) { Text("line \($0)") }
                    }
                }
            }
        }
    }

    private func restore(_ states: [KeptState], in host: TestHost) {
        let objects = RestoredObjects()
        var rest = states
        for _ in 0..<10 {
            rest = host.scene.inspection.restore(rest, objects: objects)
            host.update()
        }
    }

    @Test func valuesObjectsPathsAndOffsets() throws {
        let old = TestHost { Page(shared: Score()) }
        try old.find(.button, "More").tap()
        try old.find(.button, "Open").tap()
        old.advance(by: .seconds(1))
        try old.find(.text, "line 20").scroll(by: CGSize(width: 0, height: 120))
        let place = try old.find(.text, "line 20").frame
        let states = old.scene.inspection.keptState()

        let new = TestHost { Page(shared: Score()) }
        restore(states, in: new)
        new.advance(by: .seconds(1))
        #expect(try new.find(.text, "line 20").frame == place)
        try new.find(.button, "Back").tap()
        new.advance(by: .seconds(1))
        // The shared object belongs to no property of the view, and the session can't be written.
        #expect(new.texts.contains("score 1, points 10, new, shared 0"))
        try new.find(.button, "More").tap()
        #expect(new.texts.contains("score 2, points 20, used, shared 5"))
    }

    struct Form: View {
        @State private var names = ["", ""]

        var body: some View {
            VStack {
                ForEach(0..<2) { TextField("Name \($0)", text: $names[$0]) }
                Button("Clear") { names[0] = "" }
            }
        }
    }

    @Test func focusAndSelection() throws {
        let old = TestHost { Form() }
        let field = try old.find(.textField, "Name 1")
        try field.tap()
        try field.type("Ada Lovelace")
        for _ in 0..<5 { old.press(.leftArrow) }
        for _ in 0..<3 { old.press(.leftArrow, modifiers: .shift) }
        let states = old.scene.inspection.keptState()

        let new = TestHost { Form() }
        restore(states, in: new)
        #expect(try new.find(.textField, "Name 1").isFocused)
        new.press("x")
        #expect(try new.find(.textField, "Name 1").value == "Ada xelace")
    }

    @Test func focusOfAnElementWithoutText() throws {
        let old = TestHost { Form() }
        for _ in 0..<3 { old.press(.tab) }
        #expect(try old.find(.button, "Clear").isFocused)
        let new = TestHost { Form() }
        restore(old.scene.inspection.keptState(), in: new)
        #expect(try new.find(.button, "Clear").isFocused)
    }

    struct Pair: View {
        @State private var first: Score
        @StateObject private var second: Score

        init(_ score: Score) {
            _first = State(wrappedValue: score)
            _second = StateObject(wrappedValue: score)
        }

        var body: some View {
            Text("points \(second.points), one object: \(first === second)")
            Button("More") { first.points += 1 }
        }
    }

    @Test func oneObjectStaysOne() throws {
        let old = TestHost { Pair(Score()) }
        try old.find(.button, "More").tap()
        let states = old.scene.inspection.keptState()
        let new = TestHost { Pair(Score()) }
        restore(states, in: new)
        #expect(new.texts.contains("points 1, one object: true"))
    }
}
