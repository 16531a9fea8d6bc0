import Foundation
import Martlet
import Testing

/// Scroll views that extend into the unsafe area: for the surrounding layout, their size is unchanged.
@MainActor @Suite struct ScrollSafeAreaTests {
    @Test func acrossTheAxisAScrollViewHugsItsContentOnce() {
        expectFrames(300, 100, ["rows": [30, 0, 50, 40], "beside": [118, 40, 20, 20]]) {
            HStack {
                ScrollView { block("rows", 50, 40) }.safeAreaPadding(.horizontal, 30)
                block("beside")
            }.frame(width: 300, alignment: .leading)
        }
        expectFrames(300, 200, ["cards": [0, 20, 80, 50], "below": [0, 98, 300, 102]]) {
            VStack {
                ScrollView(.horizontal) { block("cards", 80, 50) }.safeAreaPadding(.vertical, 20)
                Color.blue.tagged("below")
            }
        }
    }

    @Test func aBarBesideItTakesItsLengthOnce() {
        let laid = Laid(300, 200) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { block("cards", 80, 50) }
                    .safeAreaInset(edge: .bottom, spacing: 0) { block("bar", 300, 30) }
                    .tagged("whole")
                Color.blue.tagged("below")
            }
        }
        #expect(laid["whole"] == [0, 0, 300, 80])
        #expect(laid["cards"] == [0, 0, 80, 50])
        #expect(laid["bar"] == [0, 50, 300, 30])
        #expect(laid["below"] == [0, 80, 300, 120])
        laid.resize(200, 100)
        #expect(laid["below"] == [0, 80, 200, 20])
    }
}
