import Foundation
import Testing
import Martlet

/// The sizes of frames, padding and similar modifiers for given proposals.
@MainActor @Suite struct FrameTests {
    private func size(
        _ width: CGFloat?,
        _ height: CGFloat?,
        @ViewBuilder _ content: () -> some View
    ) -> [CGFloat] {
        let laid = Laid { content().tagged("x") }
        let size = laid.node("x")!.size(for: ProposedViewSize(width: width, height: height))
        return [size.width, size.height]
    }

    @Test func fixedFramesTakeTheirLength() {
        let laid = Laid {
            Color.red.frame(width: 10, height: 10).tagged("inner")
                .frame(width: 100, height: 50, alignment: .bottomTrailing).tagged("outer")
        }
        #expect(laid["outer"] == [150, 125, 100, 50])
        #expect(laid["inner"] == [240, 165, 10, 10])
        #expect(size(300, 200) { Color.red.frame(width: 20) } == [20, 200])
        #expect(size(300, nil) { Text("abc").frame(height: 40) } == [24, 40])
    }

    @Test func contentLargerThanItsFrameIsAlignedToo() {
        let laid = Laid {
            Color.red.frame(width: 100, height: 100).tagged("inner").frame(
                width: 50, height: 50, alignment: .topLeading
            )
            .tagged("outer")
        }
        #expect(laid["outer"] == [175, 125, 50, 50])
        #expect(laid["inner"] == [175, 125, 100, 100])
    }

    @Test func flexibleFramesClampTheOffer() {
        func both(_ offered: CGFloat?) -> [CGFloat] {
            size(offered, 10) { Color.red.frame(width: 60, height: 10).frame(minWidth: 20, maxWidth: 100) }
        }
        #expect(both(10) == [20, 10])
        #expect(both(50) == [50, 10])
        #expect(both(500) == [100, 10])
        #expect(both(.infinity) == [100, 10])
        #expect(both(nil) == [60, 10])
    }

    @Test func aMissingBoundIsTheContentsLength() {
        func least(_ offered: CGFloat?) -> [CGFloat] {
            size(offered, 10) { Color.red.frame(width: 60, height: 10).frame(minWidth: 20) }
        }
        #expect(least(10) == [20, 10])
        #expect(least(40) == [40, 10])
        #expect(least(500) == [60, 10])
        #expect(least(nil) == [60, 10])
        func most(_ offered: CGFloat?) -> [CGFloat] {
            size(offered, 10) { Color.red.frame(width: 60, height: 10).frame(maxWidth: 100) }
        }
        #expect(most(10) == [60, 10])
        #expect(most(80) == [80, 10])
        #expect(most(500) == [100, 10])
        #expect(most(nil) == [60, 10])
        #expect(size(80, 10) { Color.red.frame(width: 60, height: 10).frame(maxWidth: 40) } == [40, 10])
    }

    @Test func infinityTakesAllThatIsOffered() {
        #expect(size(300, 200) { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity) } == [300, 200])
        #expect(size(300, 200) { Text("a").frame(maxWidth: .infinity) } == [300, 16])
        #expect(size(nil, nil) { Text("a").frame(maxWidth: .infinity) } == [8, 16])
        #expect(size(.infinity, 200) { Text("a").frame(maxWidth: .infinity) } == [.infinity, 16])
        let laid = Laid { Text("a").tagged("a").frame(maxWidth: .infinity, alignment: .trailing) }
        #expect(laid["a"] == [392, 142, 8, 16])
    }

    @Test func idealLengthsAnswerWhereNothingIsOffered() {
        #expect(size(nil, nil) { Color.red.frame(idealWidth: 70, idealHeight: 30) } == [70, 30])
        #expect(size(100, 100) { Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize() } == [70, 30])
        #expect(size(nil, nil) { Color.red.frame(minWidth: 80, idealWidth: 70) } == [80, 10])
    }

    @Test func paddingSurroundsItsContent() {
        let laid = Laid {
            Color.red.frame(width: 20, height: 20).tagged("a")
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).tagged("b")
                .padding(.horizontal, 10).tagged("c")
                .padding().tagged("d")
                .padding(.top).tagged("e")
        }
        #expect(laid.node("b")!.frame.size == CGSize(width: 26, height: 24))
        #expect(laid.node("c")!.frame.size == CGSize(width: 46, height: 24))
        #expect(laid.node("d")!.frame.size == CGSize(width: 78, height: 56))
        #expect(laid.node("e")!.frame.size == CGSize(width: 78, height: 72))
        #expect(laid.node("a")!.frame.origin == CGPoint(x: 2, y: 1))
        #expect(size(100, 100) { Color.red.padding(5) } == [100, 100])
        #expect(size(100, 100) { Color.red.padding(-5) } == [100, 100])
        #expect(size(4, 4) { Color.red.padding(5) } == [10, 10])
    }

    @Test func fixedSizeAsksForTheIdeal() {
        #expect(size(24, 100) { Text("abc def") } == [24, 32])
        #expect(size(24, 100) { Text("abc def").fixedSize() } == [56, 16])
        #expect(size(24, 16) { Text("abc def").fixedSize(horizontal: false, vertical: true) } == [24, 32])
    }

    @Test func offsetAndPosition() {
        let laid = Laid {
            Color.red.frame(width: 20, height: 20).tagged("a").offset(x: 5, y: -5).tagged("b")
        }
        #expect(laid["b"] == [190, 140, 20, 20])
        #expect(laid["a"] == [195, 135, 20, 20])
        let placed = Laid { Color.red.frame(width: 20, height: 20).tagged("a").position(x: 30, y: 40).tagged("b") }
        #expect(placed["b"] == [0, 0, 400, 300])
        #expect(placed["a"] == [20, 30, 20, 20])
    }

    @Test func aspectRatios() {
        #expect(size(100, 100) { Color.red.aspectRatio(2, contentMode: .fit) } == [100, 50])
        #expect(size(100, 100) { Color.red.aspectRatio(2, contentMode: .fill) } == [200, 100])
        #expect(size(100, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == [100, 50])
        #expect(size(nil, 40) { Color.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit) } == [30, 40])
        #expect(size(100, 60) { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit() } == [100, 50])
        #expect(size(100, 60) { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill() } == [120, 60])
        #expect(size(nil, nil) { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill() } == [40, 20])
    }
}
