import Foundation
import Martlet
import Testing

/// Sizes and places of views by their modifiers, as they are known of the original.
@MainActor @Suite struct ViewFrameTests {
    @Test func framesPaddingAndPlaces() {
        expectSize(nil, nil, [30, 30]) { block("a", 50, 50).padding(-10) }
        expectSize(nil, nil, [52, 52]) { block("a").padding() }
        expectSize(nil, nil, [40, 20]) { block("a").padding(.horizontal, 10) }
        expectSize(nil, nil, [25, 25]) { block("a").padding([.top, .leading], 5) }
        expectSize(nil, nil, [20, 36]) { block("a").padding(.bottom) }
        expectSize(10, 10, [40, 40]) { Color.red.padding(20) }
        expectSize(100, 100, [100, 100]) { Color.red.padding(20) }
        expectFrames(100, 100, ["a": [15, 25, 10, 10]]) { block("a", 10, 10).position(x: 20, y: 30) }
        expectSize(100, 100, [100, 100]) { block("a").position(x: 2, y: 2) }
        expectFrames(100, 100, ["a": [65, 15, 10, 10]]) { block("a", 10, 10).offset(x: 20, y: -30) }
        expectFrames(100, 100, ["a": [0, 90, 10, 10]]) {
            block("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        }
        expectFrames(100, 100, ["a": [60, 35, 30, 30]]) {
            Color.red.tagged("a").frame(width: 30, height: 30).frame(width: 80, alignment: .trailing)
        }
        expectSize(300, 100, [100, 100]) { Color.red.frame(minWidth: 50, maxWidth: 100) }
        expectSize(30, 100, [50, 100]) { Color.red.frame(minWidth: 50, maxWidth: 100) }
    }

    @Test func framesPaddingAndPlaces2() {
        expectSize(nil, nil, [50, 10]) { Color.red.frame(minWidth: 50, maxWidth: 100) }
        expectSize(nil, nil, [70, 10]) { Color.red.frame(minWidth: 50, idealWidth: 70, maxWidth: 100) }
        expectSize(300, 300, [300, 300]) {
            Text("abc").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        }
        expectSize(300, 300, [100, 20]) { block("a").frame(minWidth: 100) }
        expectSize(300, 300, [24, 44]) { Text("abc").frame(minHeight: 44) }
        expectSize(10, 10, [20, 50]) { block("a", 50, 50).frame(maxWidth: 20) }
        expectSize(nil, nil, [20, 20]) { block("a", 50, 50).frame(maxWidth: 20, maxHeight: 20) }
        expectSize(100, 100, [20, 20]) { block("a").scaleEffect(3) }
        expectSize(100, 100, [40, 20]) { block("a", 40, 20).rotationEffect(.degrees(90)) }
        expectSize(100, 100, [20, 20]) { block("a").hidden() }
        expectFrames(100, 100, ["a": [-22, 42, 144, 16]]) {
            Text("abcdefghijklmnopqr").fixedSize().tagged("a").frame(width: 50)
        }
    }

    @Test func shapesAndRatios() {
        expectSize(200, 200, [200, 100]) { Color.red.aspectRatio(2, contentMode: .fit) }
        expectSize(200, 200, [400, 200]) { Color.red.aspectRatio(2, contentMode: .fill) }
        expectSize(200, 100, [100, 100]) { Color.red.aspectRatio(contentMode: .fit) }
        expectSize(200, 100, [200, 200]) { Color.red.scaledToFill() }
        expectSize(200, 100, [50, 100]) { Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit) }
        expectSize(nil, 100, [200, 100]) { Color.red.aspectRatio(2, contentMode: .fit) }
        expectSize(100, nil, [100, 50]) { Color.red.aspectRatio(2, contentMode: .fit) }
        expectSize(200, 100, [100, 100]) { Circle() }
        expectSize(200, 100, [200, 100]) { Capsule() }
        expectSize(200, 100, [200, 100]) { Ellipse() }
        expectSize(200, 100, [100, 100]) { Circle().inset(by: 5) }
        expectSize(200, 100, [100, 100]) { Circle().strokeBorder() }
        expectSize(200, 100, [100, 100]) { Circle().stroke() }
        expectSize(200, 100, [100, 100]) { Circle().fill(.red) }
    }

    @Test func layers() {
        expectFrames(100, 100, ["a": [25, 30, 50, 50], "b": [55, 20, 20, 60], "c": [65, 70, 10, 10]]) {
            ZStack(alignment: .bottomTrailing) {
                block("a", 50, 50)
                block("b", 20, 60)
                block("c", 10, 10)
            }
        }
        expectSize(nil, nil, [20, 20]) {
            ZStack {
                block("a").offset(x: 100)
                block("b")
            }
        }
        expectFrames(100, 100, ["a": [50, 40, 20, 20], "b": [30, 40, 20, 20]]) {
            ZStack(alignment: .leading) {
                block("a")
                block("b").alignmentGuide(.leading) { d in d[.trailing] }
            }
        }
        expectFrames(100, 100, ["a": [30, 30, 40, 40], "b": [65, 25, 10, 10]]) {
            block("a", 40, 40).overlay(alignment: .topTrailing) {
                block("b", 10, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }.alignmentGuide(.trailing) {
                    $0[HorizontalAlignment.center]
                }
            }
        }
        expectFrames(100, 100, ["a": [30, 30, 40, 40], "b": [25, 25, 50, 50]]) {
            block("a", 40, 40).background { Color.blue.tagged("b").padding(-5) }
        }
        expectFrames(100, 100, ["a": [30, 30, 40, 40], "b": [60, 60, 10, 10], "c": [50, 50, 20, 20]]) {
            block("a", 40, 40).overlay(alignment: .bottomTrailing) {
                block("b", 10, 10)
                block("c", 20, 20)
            }
        }
        expectFrames(100, 100, ["b": [10, 10, 80, 80]]) { block("a", 40, 40).overlay { block("b", 80, 80) } }
        expectSize(nil, nil, [60, 20]) {
            HStack(spacing: 0) {
                Group {
                    block("a")
                    block("b")
                }.frame(width: 30)
            }
        }
        expectSize(nil, nil, [90, 30]) { HStack(spacing: 0) { ForEach(0..<3) { _ in block("a") }.padding(5) } }
    }

    @Test func whatFollowsItsSurroundings() {
        expectFrames(100, 100, ["a": [0, 0, 10, 10]]) { GeometryReader { _ in block("a", 10, 10) } }
        expectSize(nil, nil, [10, 10]) { GeometryReader { _ in block("a", 50, 50) } }
        expectFrames(100, 100, ["a": [0, 0, 10, 10], "b": [0, 0, 20, 20]]) {
            GeometryReader { _ in
                block("a", 10, 10)
                block("b", 20, 20)
            }
        }
        expectSize(100, 20, [80, 20]) {
            ViewThatFits {
                block("a", 200, 10)
                block("b", 80, 20)
                block("c", 10, 10)
            }
        }
        expectSize(5, 5, [10, 10]) {
            ViewThatFits {
                block("a", 200, 10)
                block("c", 10, 10)
            }
        }
        expectSize(100, 5, [80, 20]) {
            ViewThatFits(in: .horizontal) {
                block("a", 200, 10)
                block("b", 80, 20)
                block("c", 10, 10)
            }
        }
        expectSize(100, 5, [80, 4]) {
            ViewThatFits(in: .vertical) {
                block("a", 200, 10)
                block("b", 80, 4)
            }
        }
        expectSize(nil, nil, [200, 10]) {
            ViewThatFits {
                block("a", 200, 10)
                block("b", 80, 4)
            }
        }
        expectSize(60, 100, [16, 16]) {
            ViewThatFits {
                Text("long long text")
                Text("ab")
            }
        }
        expectSize(200, 200, [400, 200]) { Color.red.containerRelativeFrame(.horizontal) }
        expectSize(200, 200, [100, 200]) { Color.red.containerRelativeFrame(.horizontal) { l, _ in l / 4 } }
        expectSize(200, 200, [94, 200]) { Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 8) }
    }

    @Test func scrolling() {
        expectSize(200, 100, [50, 100]) { ScrollView { block("a", 50, 500) } }
        expectSize(200, 100, [200, 50]) { ScrollView(.horizontal) { block("a", 500, 50) } }
        expectSize(200, 100, [200, 100]) { ScrollView([.horizontal, .vertical]) { block("a", 5, 5) } }
        expectFrames(200, 100, ["a": [0, 0, 200, 10]]) { ScrollView { Color.red.tagged("a") } }
        expectFrames(200, 100, ["a": [0, 0, 10, 100]]) { ScrollView(.horizontal) { Color.red.tagged("a") } }
        expectFrames(200, 100, ["a": [90, 0, 20, 20], "b": [90, 28, 20, 20]]) {
            ScrollView {
                VStack {
                    block("a")
                    Spacer()
                    block("b")
                }
            }
        }
        expectFrames(200, 100, ["a": [0, 0, 200, 10]]) {
            ScrollView { VStack { GeometryReader { _ in Color.red.tagged("a") } } }
        }
    }
}
