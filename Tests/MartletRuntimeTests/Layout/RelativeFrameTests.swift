import Foundation
import Testing

import Martlet

@MainActor @Suite struct RelativeFrameTests {
    @Test func framesFollowTheWindow() {
        let laid = Laid(300, 200) {
            VStack { Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.tagged("a") }
                .frame(width: 50)
        }
        #expect(laid["a"] == [100, 0, 100, 200])
        laid.resize(600, 200)
        #expect(laid["a"] == [200, 0, 200, 200])
    }

    @Test func framesArePartsOfTheScrollView() {
        let laid = Laid(320, 200) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<20) { n in
                        Color.red.containerRelativeFrame(.horizontal, count: 3, span: n == 1 ? 2 : 1, spacing: 10)
                            .tagged("\(n)")
                    }
                }
            }
            .padding(.horizontal, 5)
        }
        // (310 - 20) / 3
        #expect(abs(laid["0"][2] - 97) <= 1)
        #expect(abs(laid["1"][2] - 203) <= 1)
        laid.resize(640, 200)
        #expect(abs(laid["0"][2] - 203) <= 1)
    }

    @Test func bothAxesAndAlignment() {
        let laid = Laid(100, 80) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10).tagged("a")
                        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
                    Color.red.containerRelativeFrame(.vertical).tagged("b")
                }
            }
            .contentMargins(.vertical, 10)
        }
        #expect(laid["a"] == [90, 60, 10, 10])
        #expect(laid["b"] == [0, 70, 100, 60])
    }

    @Test func marginsScrollWithTheContent() {
        let laid = Laid(100, 100) {
            ScrollView { Color.red.frame(height: 200).tagged("a") }
                .contentMargins(.all, EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 15))
                .contentMargins(.top, 30, for: .scrollContent)
        }
        #expect(laid["a"] == [5, 10, 80, 200])
        guard let scroll = laid.scrollNode, case .scroll(let content) = scroll.content else { return }
        #expect(content.contentSize.height == 230)
    }

    @Test func aDefaultAnchorKeepsTheEndInSight() {
        let remote = Remote<Int>()
        let laid = Laid(100, 100) {
            Controlled(remote, 3) { $count in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).tagged("\($0)") }
                    }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
        #expect(laid["2"] == [0, 80, 100, 20])
        remote.value = 10
        laid.update()
        #expect(laid["9"] == [0, 80, 100, 20])
        if let scroll = laid.scrollNode { laid.scene.scrolling.scroll(scroll, by: CGSize(width: 0, height: 30)) }
        laid.update()
        remote.value = 20
        laid.update()
        // The user has scrolled, so the anchor no longer applies.
        #expect(laid["9"] == [0, 110, 100, 20])
    }
}
