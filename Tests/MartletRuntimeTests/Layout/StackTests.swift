import Foundation
import Testing
import Martlet

/// The division of space in stacks, and the alignment of their children.
@MainActor @Suite struct StackTests {
    @Test func flexibleChildrenShareWhatIsLeft() {
        let laid = Laid(100, 40) {
            HStack(spacing: 10) {
                Color.red.tagged("a")
                Color.red.frame(width: 20).tagged("b")
                Color.red.tagged("c")
            }
        }
        #expect(laid["a"] == [0, 0, 30, 40])
        #expect(laid["b"] == [40, 0, 20, 40])
        #expect(laid["c"] == [70, 0, 30, 40])
    }

    @Test func theLeastFlexibleComesFirst() {
        let laid = Laid(100, 40) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10, maxWidth: 20).tagged("small")
                Color.red.frame(minWidth: 60).tagged("wide")
                Color.red.tagged("rest")
            }
        }
        #expect(laid["small"][2] == 20)
        #expect(laid["wide"][2] == 60)
        #expect(laid["rest"] == [80, 0, 20, 40])
    }

    @Test func higherPrioritiesAreServedFirst() {
        let laid = Laid(100, 40) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 15).tagged("low")
                Color.red.layoutPriority(1).tagged("high")
            }
        }
        #expect(laid["low"][2] == 15)
        #expect(laid["high"] == [15, 0, 85, 40])
    }

    @Test func spacersTakeWhatOthersLeave() {
        let laid = Laid(200, 40) {
            HStack(spacing: 0) {
                Text("ten letters, and more").tagged("a")
                Spacer().tagged("space")
            }
        }
        #expect(laid["a"][2] == 168)
        #expect(laid["space"] == [168, 20, 32, 0])
        let short = Laid(100, 40) {
            HStack(spacing: 0) {
                Color.red.tagged("a")
                Spacer().tagged("space")
                Color.red.tagged("b")
            }
        }
        #expect(short["a"][2] == 46)
        #expect(short["space"][2] == 8)
    }

    @Test func spacersInNestedStacksAndFrames() {
        let laid = Laid(200, 100) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Spacer(minLength: 0)
                    Text("a").tagged("a")
                }
                .frame(width: 100)
                Spacer(minLength: 0)
                Text("b").tagged("b")
            }
        }
        #expect(laid["a"] == [142, 0, 8, 16])
        #expect(laid["b"] == [96, 84, 8, 16])
        let padded = Laid(100, 40) {
            HStack(spacing: 0) {
                Spacer().padding(.leading, 3).tagged("x"); Text("a")
            }
        }
        #expect(padded["x"] == [0, 20, 92, 0])
    }

    @Test func defaultSpacingIsTheHosts() {
        let profile = HostProfile(defaultSpacing: CGSize(width: 5, height: 7))
        let laid = Laid(100, 100, profile: profile) {
            VStack(alignment: .leading) {
                HStack {
                    Text("a"); Text("b").tagged("b")
                }
                Text("c").tagged("c")
            }
        }
        #expect(laid["b"][0] - laid.text("a")[0] == 13)
        #expect(laid["c"][1] - laid.text("a")[1] == 23)
    }

    @Test func textWrapsWhereTheStackIsNarrow() {
        let laid = Laid(80, 100) {
            HStack(spacing: 0) {
                Text("one two").tagged("a")
                Color.red.frame(width: 40, height: 10)
            }
        }
        #expect(laid["a"] == [8, 34, 24, 32])
    }

    @Test func textsThatFitAreNotBroken() {
        let laid = Laid(120, 100) {
            HStack(spacing: 0) {
                Text("a longer one").tagged("a")
                Text("bc").tagged("b")
            }
        }
        #expect(laid["a"][2] == 96)
        #expect(laid["b"][2] == 16)
        // Shares are equal, but the rest of the shorter text's share goes to the longer one.
        let narrow = Laid(80, 100) {
            HStack(spacing: 0) {
                Text("aa bb cc dd").tagged("a")
                Text("ee").tagged("b")
            }
        }
        #expect(narrow["b"][2] == 16)
        #expect(narrow["a"] == [0, 34, 64, 32])
    }

    @Test func baselinesLineUp() {
        let laid = Laid(200, 100) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a b").frame(width: 8).tagged("two")
                Text("c").tagged("one")
                Color.red.frame(width: 8, height: 8).tagged("box")
            }
        }
        #expect(laid["one"][1] - laid["two"][1] == 16)
        // A view without a baseline is aligned with its lower edge.
        #expect(laid["box"][1] + 8 == laid["one"][1] + 12)
    }

    @Test func guidesMoveAViewAndWidenTheStack() {
        let laid = Laid(200, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 10 }.tagged("a")
                Color.red.frame(width: 40, height: 10).tagged("b")
            }
            .tagged("stack")
        }
        #expect(laid["stack"][2] == 50)
        #expect(laid["b"][0] - laid["a"][0] == 10)
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] }
    }

    @Test func customGuidesReachThroughNestedStacks() {
        let middle = VerticalAlignment(Middle.self)
        let laid = Laid(200, 100) {
            HStack(alignment: middle, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 30)
                    Color.red.frame(width: 10, height: 20).alignmentGuide(middle) { $0[.bottom] }.padding(2)
                }
                .tagged("left")
                Color.blue.frame(width: 10, height: 10).alignmentGuide(middle) { $0[VerticalAlignment.center] }
                    .tagged("right")
            }
        }
        #expect(laid["left"][1] + 52 == laid["right"][1] + 5)
    }

    @Test func theSizeOfAZStackFollowsTheHighestPriority() {
        let laid = Laid(200, 100) {
            ZStack(alignment: .topLeading) {
                Color.red.tagged("back")
                Text("abc").layoutPriority(1).tagged("text")
            }
            .tagged("stack")
        }
        #expect(laid["stack"] == [88, 42, 24, 16])
        #expect(laid["back"] == [88, 42, 24, 16])
    }

    @Test func edgesAreRoundedToPixels() {
        let laid = Laid(100, 40) {
            HStack(spacing: 0) {
                Color.red.tagged("a")
                Color.red.tagged("b")
                Color.red.tagged("c")
            }
        }
        #expect(laid["a"] == [0, 0, 33, 40])
        #expect(laid["b"] == [33, 0, 34, 40])
        #expect(laid["c"] == [67, 0, 33, 40])
    }

    @Test func rightToLeftMirrors() {
        let laid = Laid(100, 40) {
            HStack(spacing: 0) {
                Text("a").tagged("a")
                Text("b").padding(.leading, 4).tagged("b")
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(laid["a"] == [92, 12, 8, 16])
        #expect(laid["b"] == [80, 12, 12, 16])
        #expect(laid.text("b") == [80, 12, 8, 16])
        laid.scene.setEnvironment(\.layoutDirection, .rightToLeft)
        laid.update()
        #expect(laid["a"] == [92, 12, 8, 16])
    }

    @Test func directionFollowsTheEnvironment() {
        let laid = Laid(100, 40) {
            HStack(spacing: 0) {
                Text("a").tagged("a"); Spacer()
            }
        }
        #expect(laid["a"] == [0, 12, 8, 16])
        laid.scene.setEnvironment(\.layoutDirection, .rightToLeft)
        laid.update()
        #expect(laid["a"] == [92, 12, 8, 16])
        laid.scene.setEnvironment(\.layoutDirection, .leftToRight)
        laid.update()
        #expect(laid["a"] == [0, 12, 8, 16])
    }
}
