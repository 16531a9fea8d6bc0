import Foundation
import Testing
import Martlet
import MartletTesting

/// Random animations interrupted by random others, at random times.
@MainActor @Suite struct AnimationFuzzTests {
    @MainActor private final class Model {
        var write: ((CGFloat, Animation?) -> Void)?
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
            let animation = Fuzz.animation(&random)
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
}
