import Foundation
import Martlet
import MartletTesting
import Testing

/// Any number of values that are interpolated together.
@MainActor @Suite struct AnimatableValuesTests {
    @Test func valuesAreAddedScaledAndMeasuredOneByOne() {
        let one = AnimatableValues(1.0, CGFloat(2), Float(3))
        let two = AnimatableValues(10.0, CGFloat(20), Float(30))
        #expect((one + two).value == (11, 22, 33))
        #expect((two - one).value == (9, 18, 27))
        var scaled = one
        scaled.scale(by: 2)
        scaled += one
        #expect(scaled.value == (3, 6, 9))
        scaled -= one
        #expect(scaled.value == (2, 4, 6))
        #expect(one.magnitudeSquared == 14)
        #expect(AnimatableValues<Double, CGFloat>.zero.value == (0, 0))
        #expect(one == AnimatableValues(1.0, CGFloat(2), Float(3)))
        #expect(one != AnimatableValues(1.0, CGFloat(2), Float(4)))
    }

    private struct Numbers: View, Animatable {
        var a, b, c: Double

        nonisolated var animatableData: AnimatableValues<Double, Double, Double> {
            get { AnimatableValues(a, b, c) }
            set { (a, b, c) = newValue.value }
        }

        var body: some View { Text("\(Int(a)) \(Int(b)) \(Int(c))") }
    }

    private struct Page: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Numbers(a: isOn ? 100 : 0, b: isOn ? 0 : 200, c: 7)
                Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
    }

    @Test func aViewIsAnimatedByThem() throws {
        let host = TestHost { Page() }
        #expect(host.texts.first == "0 200 7")
        try host.find(.button, "Go").tap()
        host.advance(by: .milliseconds(500))
        #expect(host.texts.first == "50 100 7")
        host.advance(by: .seconds(1))
        #expect(host.texts.first == "100 0 7")
    }
}
