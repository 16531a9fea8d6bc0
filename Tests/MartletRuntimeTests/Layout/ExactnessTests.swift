import Foundation
import Testing

import Martlet

/// The size that a view chooses for a proposal, measured alone.
@MainActor
private func size(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> some View) -> [CGFloat] {
    let laid = Laid(1_000, 1_000) { content().tagged("view") }
    guard let size = laid.node("view")?.size(for: ProposedViewSize(width: width, height: height)) else { return [] }
    return [size.width, size.height]
}

/// Numbers that are publicly known of the original: what leaves and modifiers answer to proposals.
@MainActor @Suite struct ExactnessTests {
    @Test func whatTakesAllIsTenPointsWideByItself() {
        #expect(size(nil, nil) { Color.red } == [10, 10])
        #expect(size(nil, nil) { Rectangle() } == [10, 10])
        #expect(size(nil, nil) { Circle() } == [10, 10])
        #expect(size(nil, nil) { GeometryReader { _ in Color.red } } == [10, 10])
        #expect(size(30, nil) { Color.red } == [30, 10])
        #expect(size(0, 0) { Color.red } == [0, 0])
        #expect(size(.infinity, 20) { Color.red } == [.infinity, 20])
        #expect(size(100, 40) { Circle() } == [40, 40])
        #expect(size(nil, nil) { Divider() } == [10, 1])
    }

    @Test func framesOfFixedLengths() {
        #expect(size(5, 5) { Color.red.frame(width: 20) } == [20, 5])
        #expect(size(nil, nil) { Color.red.frame(height: 20) } == [10, 20])
        let laid = Laid(100, 100) {
            Color.red.frame(width: 60, height: 60).tagged("in")
                .frame(width: 20, height: 20, alignment: .bottomTrailing).tagged("out")
        }
        #expect(laid["out"] == [40, 40, 20, 20])
        #expect(laid["in"] == [0, 0, 60, 60])
    }

    @Test func framesThatAreFlexible() {
        // "abc" is 24 wide.
        #expect(size(100, 50) { Text("abc").frame(minWidth: 50) } == [50, 16])
        #expect(size(30, 50) { Text("abc").frame(minWidth: 50) } == [50, 16])
        #expect(size(100, 50) { Text("abc").frame(maxWidth: 50) } == [50, 16])
        #expect(size(20, 50) { Color.red.frame(maxWidth: 50) } == [20, 50])
        #expect(size(100, 50) { Text("abc").frame(minWidth: 20, maxWidth: 200) } == [100, 16])
        #expect(size(100, 50) { Text("abc").frame(maxWidth: .infinity) } == [100, 16])
        #expect(size(nil, nil) { Text("abc").frame(maxWidth: .infinity) } == [24, 16])
        #expect(size(nil, nil) { Color.red.frame(idealWidth: 70) } == [70, 10])
        #expect(size(nil, nil) { Color.red.frame(minWidth: 20, idealWidth: 70, maxWidth: 40) } == [40, 10])
        #expect(size(100, nil) { Color.red.frame(minWidth: 50).frame(idealHeight: 30) } == [100, 30])
    }

    @Test func ratios() {
        #expect(size(100, 40) { Color.red.aspectRatio(1, contentMode: .fit) } == [40, 40])
        #expect(size(100, 40) { Color.red.aspectRatio(1, contentMode: .fill) } == [100, 100])
        #expect(size(100, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == [100, 50])
        #expect(size(nil, 40) { Color.red.aspectRatio(2, contentMode: .fit) } == [80, 40])
        #expect(size(100, 100) { Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit) } == [100, 25])
        #expect(
            size(100, 100) { Color.red.frame(width: 20, height: 10).aspectRatio(1, contentMode: .fit) } == [20, 10])
    }

    @Test func paddingTakesFromWhatIsOffered() {
        #expect(size(100, 100) { Color.red.padding() } == [100, 100])
        #expect(size(nil, nil) { Color.red.padding() } == [42, 42])
        #expect(size(10, 10) { Color.red.padding(8) } == [16, 16])
        #expect(size(50, 50) { Color.red.padding(.horizontal, 5) } == [50, 50])
        let laid = Laid(100, 100) { Color.red.padding(20).padding(-20).tagged("a") }
        #expect(laid["a"] == [0, 0, 100, 100])
    }

    @Test func fixedSizesAreIdeal() {
        #expect(size(8, 100) { Text("a bc").fixedSize() } == [32, 16])
        #expect(size(8, 16) { Text("a b").fixedSize(horizontal: false, vertical: true) } == [8, 32])
        #expect(size(100, 100) { Color.red.fixedSize(horizontal: true, vertical: false) } == [10, 100])
    }

    @Test func offsetsAndPositions() {
        #expect(size(50, 50) { Text("a").offset(x: 20, y: 20) } == [8, 16])
        #expect(size(50, 60) { Text("a").position(x: 20, y: 20) } == [50, 60])
        let laid = Laid(100, 100) { Color.red.frame(width: 10, height: 10).tagged("a").position(x: 30, y: 0) }
        #expect(laid["a"] == [25, -5, 10, 10])
    }

    @Test func scrollViewsTakeWhatIsOfferedAlongTheirAxesAndTheirContentAcross() {
        func content() -> some View { Color.red.frame(width: 30, height: 400) }
        #expect(size(100, 100) { ScrollView { content() } } == [30, 100])
        #expect(size(nil, nil) { ScrollView { content() } } == [30, 400])
        #expect(size(100, nil) { ScrollView { content() } } == [30, 400])
        #expect(size(100, 50) { ScrollView(.horizontal) { content() } } == [100, 400])
        #expect(size(100, 50) { ScrollView([.horizontal, .vertical]) { content() } } == [100, 50])
        #expect(size(100, 50) { ScrollView { content().frame(maxWidth: .infinity) } } == [100, 50])
        // A bar of chips above a list leaves the rest to the list.
        let laid = Laid(100, 100) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack {
                        Text("abc"); Text("def")
                    }
                }.tagged("bar")
                Color.red.tagged("rest")
            }
        }
        #expect(laid["bar"] == [0, 0, 100, 16])
        #expect(laid["rest"] == [0, 16, 100, 84])
    }

    @Test func spacersOutsideOfStacksGrowBothWays() {
        #expect(size(100, 50) { Spacer() } == [100, 50])
        #expect(size(nil, nil) { Spacer(minLength: 20) } == [20, 20])
        #expect(size(0, 0) { HStack { Spacer() } } == [8, 0])
    }

    @Test func prioritiesReserveTheLeastOfTheLower() {
        let laid = Laid(100, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10, maxWidth: 30).tagged("low").layoutPriority(-1)
                Color.red.frame(minWidth: 20).tagged("a")
                Color.red.frame(maxWidth: 25).tagged("b")
            }
        }
        #expect(laid["low"][2] == 10)
        #expect(laid["b"][2] == 25)
        #expect(laid["a"][2] == 65)
    }

    @Test func lessThanTheLeastOverflowsFromTheMiddle() {
        let laid = Laid(50, 20) {
            HStack(spacing: 0) {
                Color.red.frame(width: 40).tagged("a")
                Color.red.frame(width: 40).tagged("b")
                Color.red.tagged("c")
            }
        }
        #expect(laid["a"] == [-15, 0, 40, 20])
        #expect(laid["b"] == [25, 0, 40, 20])
        #expect(laid["c"][2] == 0)
    }

    @Test func dividersLieAcrossTheirStacks() {
        let laid = Laid(100, 40) {
            HStack(spacing: 0) {
                Color.red
                Divider().tagged("upright")
                VStack(spacing: 0) {
                    Color.red
                    Divider().tagged("lying")
                }
            }
        }
        #expect(laid["upright"][2...] == [1, 40])
        #expect(laid["lying"][3] == 1)
    }

    @Test func layersAreOfferedTheSizeOfWhatTheyStandOn() {
        let laid = Laid(100, 100) {
            Text("abcd").tagged("text")
                .background { Color.red.tagged("back") }
                .overlay(alignment: .topTrailing) { Color.red.frame(width: 6, height: 6).tagged("badge") }
                .overlay(alignment: .bottomLeading) {
                    Color.red.frame(width: 4, height: 4).alignmentGuide(.bottom) { $0[.top] }.tagged("below")
                }
        }
        #expect(laid["text"] == [34, 42, 32, 16])
        #expect(laid["back"] == [34, 42, 32, 16])
        #expect(laid["badge"] == [60, 42, 6, 6])
        #expect(laid["below"] == [34, 58, 4, 4])
    }

    @Test func neighboursTouchAtEveryScale() {
        for scale in [1.0, 2.0, 3.0] {
            let pixel = 1 / scale
            let profile = HostProfile(pixelSize: CGSize(width: pixel, height: pixel), displayScale: scale)
            let laid = Laid(100, 20, profile: profile) {
                HStack(spacing: 0) { ForEach(0..<7) { Color.red.tagged("\($0)") } }
            }
            var edge: CGFloat = 0
            for index in 0..<7 {
                let frame = laid["\(index)"]
                #expect(abs(frame[0] - edge) < 1e-9)
                let steps = frame[0] * scale
                #expect(abs(steps - steps.rounded()) < 1e-9)
                edge = frame[0] + frame[2]
            }
            #expect(abs(edge - 100) < 1e-9)
        }
    }

    @Test func aWindowsContentStandsInItsMiddle() {
        let laid = Laid(100, 60) { Text("abcd").tagged("a") }
        #expect(laid["a"] == [34, 22, 32, 16])
        laid.resize(101, 61)
        // Half a pixel goes away from zero.
        #expect(laid["a"] == [35, 23, 32, 16])
    }

    @Test func aWindowShrunkToNothingLosesNothing() {
        let remote = Remote<Int>()
        let laid = Laid(200, 200) {
            Controlled(remote, 0) { $count in
                VStack {
                    Text("count \(count)").tagged("text")
                    ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }
                    Grid { GridRow { Color.red.tagged("cell") } }
                }
            }
        }
        let before = [laid["text"], laid["cell"], laid.text("row 3")]
        laid.resize(0, 0)
        remote.value = 1
        laid.update()
        #expect(laid.text("count 1").count == 4)
        remote.value = 0
        laid.resize(200, 200)
        #expect([laid["text"], laid["cell"], laid.text("row 3")] == before)
    }
}
