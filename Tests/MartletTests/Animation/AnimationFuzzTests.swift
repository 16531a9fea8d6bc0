import Foundation
import Testing
@testable import Martlet
@testable import MartletTesting

/// Random animations interrupted by random others, at random times.
@MainActor @Suite struct AnimationFuzzTests {
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    @MainActor private final class Model {
        var write: ((CGFloat, Animation?) -> Void)?
        var change: (([Int], Bool, Animation?) -> Void)?
    }

    private static func animation(_ random: inout SplitMix) -> Animation? {
        let duration = Double.random(in: 0.05...1, using: &random)
        return switch Int.random(in: 0..<9, using: &random) {
        case 0: nil
        case 1: .linear(duration: duration)
        case 2: .easeInOut(duration: duration)
        case 3: .spring(duration: duration, bounce: Double.random(in: -0.5...0.7, using: &random))
        case 4: .easeIn(duration: duration).delay(0.1)
        case 5: .easeOut(duration: duration).speed(2)
        case 6: .linear(duration: duration).repeatCount(3, autoreverses: true)
        case 7: .interpolatingSpring(mass: 1, stiffness: 120, damping: 9, initialVelocity: 2)
        default: .snappy(duration: duration)
        }
    }

    private struct Box: View {
        let model: Model
        @State private var x: CGFloat = 0
        var body: some View {
            let _ = model.write = { new, animation in withAnimation(animation) { x = new } }
            Color.red
                .frame(width: 50 + x, height: 10)
                .accessibilityIdentifier("box")
                .scaleEffect(1 + x / 100)
                .opacity(0.5 + x / 400)
                .offset(x: x)
        }
    }

    @Test(arguments: 0..<20)
    func presentedValuesAreFiniteContinuousAndEndAtTheTarget(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let model = Model()
        let host = TestHost { Box(model: model) }
        var target: CGFloat = 0
        for _ in 0..<25 {
            let before = try host.element(id: "box").frame
            let animation = Self.animation(&random)
            target = CGFloat(Int.random(in: 0...100, using: &random))
            model.write?(target, animation)
            host.update()
            let after = try host.element(id: "box").frame
            if animation != nil {
                #expect(abs(after.minX - before.minX) < 0.01, "an interruption starts from what is shown")
                #expect(abs(after.width - before.width) < 0.01)
            }
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                host.advance(by: .milliseconds(16))
                let element = try host.element(id: "box")
                #expect(element.frame.minX.isFinite && element.frame.width.isFinite && element.opacity.isFinite)
                #expect((0...1).contains(element.opacity))
            }
        }
        host.advance(by: .seconds(20))
        #expect(!host.scene.needsFrame)
        let still = TestHost { Box(model: model) }
        model.write?(target, nil)
        still.update()
        #expect(try host.element(id: "box").frame == still.element(id: "box").frame)
        #expect(try host.element(id: "box").opacity == still.element(id: "box").opacity)
    }

    private struct List: View {
        let model: Model
        @State private var items: [Int]
        @State private var isShown: Bool

        init(model: Model, items: [Int], isShown: Bool) {
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
            VStack(spacing: 0) {
                if isShown {
                    Text("shown").transition(.move(edge: .top).combined(with: .opacity))
                } else {
                    Text("a").transition(.scale)
                    Text("b")
                }
                ForEach(items, id: \.self) { item in
                    VStack {
                        Text("\(item)")
                        if item.isMultiple(of: 3), isShown { Text("third").transition(.slide) }
                    }
                    .task { try? await Task.sleep(for: .seconds(1_000)) }
                    .transition(item.isMultiple(of: 2) ? .push(from: .leading) : .opacity)
                }
            }
        }
    }

    @Test(arguments: 0..<20)
    func insertionsAndRemovalsLeaveNothingBehind(seed: Int) async {
        var random = SplitMix(state: UInt64(seed) &+ 1_000)
        let model = Model()
        let host = TestHost { List(model: model, items: [1, 2, 3], isShown: true) }
        var items = [1, 2, 3]
        var isShown = true
        for _ in 0..<30 {
            items = Array((1...8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
            if Bool.random(using: &random) { isShown.toggle() }
            model.change?(items, isShown, Self.animation(&random))
            host.update()
            for _ in 0..<Int.random(in: 0...20, using: &random) { host.advance(by: .milliseconds(16)) }
        }
        host.advance(by: .seconds(20))
        await host.settle()
        #expect(!host.scene.needsFrame)
        let fresh = TestHost { List(model: model, items: items, isShown: isShown) }
        await fresh.settle()
        #expect(host.texts == fresh.texts)
        #expect(host.tree == fresh.tree)
        #expect(host.scene.liveNodes == fresh.scene.liveNodes)
        #expect(host.scene.tasks.count == items.count)
        #expect(host.scene.attributeCount - fresh.scene.attributeCount <= 8, "attributes of state are made when read")
        #expect(host.scene.transitions.runs.isEmpty)
    }
}
