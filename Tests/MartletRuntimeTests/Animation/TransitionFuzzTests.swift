import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Random insertions, removals and moves in the middle of transitions, in each kind of container.
@MainActor @Suite struct TransitionFuzzTests {
    enum Kind: CaseIterable { case stack, lazyStack, list }

    /// The state shared by the rows and the test.
    @MainActor private final class Model {
        var change: (([Int], Bool, Animation?) -> Void)?
        /// Sets the state of a living row.
        var stamp: [Int: (Int) -> Void] = [:]
        /// The stored values of the rows whose lifetime has not ended.
        var stamps: [Int: Int] = [:]
        var appearances: [Int: Int] = [:]
    }

    private struct Row: View {
        let id: Int
        let model: Model
        @State private var stamp = 0

        var body: some View {
            let _ = model.stamp[id] = { stamp = $0 }
            Text("\(id):\(stamp)")
                .frame(height: 20)
                .task { try? await Task.sleep(for: .seconds(1_000)) }
                .onAppear { model.appearances[id, default: 0] += 1 }
                .onDisappear {
                    model.appearances[id, default: 0] -= 1
                    model.stamps[id] = nil
                }
        }
    }

    private struct Rows: View {
        let kind: Kind
        let model: Model
        @State private var items: [Int]
        @State private var isShown: Bool

        init(kind: Kind, model: Model, items: [Int], isShown: Bool) {
            self.kind = kind
            self.model = model
            _items = State(initialValue: items)
            _isShown = State(initialValue: isShown)
        }

        var body: some View {
            let _ =
                model.change = { new, shown, animation in
                    withAnimation(animation) {
                        items = new
                        isShown = shown
                    }
                }
            switch kind {
            case .stack: VStack(spacing: 0) { content }
            case .lazyStack: ScrollView { LazyVStack(spacing: 0) { content } }
            case .list: List { content }.listStyle(.plain)
            }
        }

        @ViewBuilder private var content: some View {
            if isShown {
                Text("shown").transition(.move(edge: .top).combined(with: .opacity))
            } else {
                Text("a").transition(.scale)
                Text("b")
            }
            ForEach(items, id: \.self) { item in
                Row(id: item, model: model)
                    .transition(item.isMultiple(of: 2) ? .push(from: .leading) : .opacity)
            }
        }
    }

    /// The texts that belong to the container's layout, from top to bottom, in the places that they were given.
    private func placed(_ host: TestHost) -> [String] {
        var found: [(CGFloat, String)] = []
        host.scene.root.forEachInSubtree { node in
            guard case .text(let text) = node.content, !node.isLeaving else { return }
            found.append((node.targetOriginInWindow.y, text.string))
        }
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    @Test(arguments: Kind.allCases, 0..<40)
    func insertionsAndRemovalsLeaveNothingBehind(kind: Kind, seed: Int) async {
        var random = SplitMix(state: UInt64(seed) &+ 1_000)
        let model = Model()
        let host = TestHost { Rows(kind: kind, model: model, items: [1, 2, 3], isShown: true) }
        var items = [1, 2, 3]
        var isShown = true
        var lastStamp = 0
        for step in 0..<30 {
            items = Array((1...8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
            if Bool.random(using: &random) { isShown.toggle() }
            model.change?(items, isShown, Fuzz.animation(&random))
            host.update()
            if let id = items.randomElement(using: &random) {
                lastStamp += 1
                model.stamp[id]?(lastStamp)
                model.stamps[id] = lastStamp
                host.update()
            }
            let expected = (isShown ? ["shown"] : ["a", "b"]) + items.map { "\($0):\(model.stamps[$0] ?? 0)" }
            guard placed(host) == expected else {
                Issue.record("step \(step): \(placed(host)), not \(expected)")
                return
            }
            #expect(model.appearances.values.allSatisfy { $0 == 0 || $0 == 1 })
            for _ in 0..<Int.random(in: 0...20, using: &random) { host.advance(by: .milliseconds(16)) }
        }
        host.advance(by: .seconds(20))
        await host.settle()
        #expect(!host.scene.needsFrame)
        #expect(host.scene.transitionsUnderWay == 0)
        #expect(host.scene.tasks.count == items.count)
        #expect(model.appearances.filter { $0.value == 1 }.map(\.key).sorted() == items.sorted())

        // A host that has just begun, and has seen an animation of each kind once.
        let other = Model()
        let fresh = TestHost { Rows(kind: kind, model: other, items: [], isShown: !isShown) }
        other.change?(items, isShown, .linear(duration: 1))
        fresh.update()
        fresh.advance(by: .seconds(2))
        other.change?([], !isShown, .linear(duration: 1))
        fresh.update()
        fresh.advance(by: .seconds(2))
        other.change?(items, isShown, .linear(duration: 1))
        fresh.update()
        fresh.advance(by: .seconds(2))
        for id in items {
            if let stamp = model.stamps[id] { other.stamp[id]?(stamp) }
        }
        await fresh.settle()
        #expect(host.texts == fresh.texts)
        #expect(host.tree == fresh.tree)
        #expect(host.scene.liveNodes == fresh.scene.liveNodes)
        #expect(host.scene.attributeCount == fresh.scene.attributeCount)
    }
}
