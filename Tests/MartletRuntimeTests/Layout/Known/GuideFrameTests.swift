import Foundation
import Martlet
import Testing

/// The known frames of the original, with custom alignment guides.
@MainActor @Suite struct GuideFrameTests {
    @Test func guides() {
        expect(.x, 100, 100, ["a": 30, "b": 50, "c": 50]) {
            VStack(alignment: .inner, spacing: 0) {
                HStack(spacing: 0) {
                    block("a").alignmentGuide(.inner) { _ in 10 }
                    block("b").alignmentGuide(.inner) { _ in 10 }
                }
                block("c", 20, 20).alignmentGuide(.inner) { _ in 0 }
            }
        }
        expect(.x, 100, 100, ["a": 40, "c": 20]) {
            VStack(alignment: .inner, spacing: 0) {
                block("a", 40, 20).padding(.leading, 10).alignmentGuide(.inner) { _ in 0 }
                block("c")
            }
        }
        expect(.x, 100, 100, ["a": 35, "c": 25]) {
            VStack(alignment: .inner, spacing: 0) {
                block("a", 40, 20).alignmentGuide(.inner) { _ in 0 }.padding(.leading, 10)
                block("c")
            }
        }
        expect(.x, 100, 100, ["a": 40, "c": 20]) {
            ZStack(alignment: Alignment(horizontal: .inner, vertical: .center)) {
                block("a", 40, 20).alignmentGuide(.inner) { $0[.leading] };
                block("c", 20, 20).alignmentGuide(.inner) { $0[.trailing] }
            }
        }
        expect(.y, 100, 100, ["a": 50, "b": 50]) {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    block("x", 20, 10)
                    block("a", 20, 10).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
                }
                block("b", 20, 10)
            }
        }
        expect(.x, 100, 100, ["a": 50, "b": 40]) {
            block("a", 40, 40).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.frame(width: 80).background(
                alignment: .center
            ) { block("b") }
        }
        expect(.y, 100, 100, ["a": 37, "b": 47]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    block("a", 10, 10)
                    Text("x").tagged("t")
                }
                Text("y").tagged("b")
            }
        }
        expect(.y, 100, 100, ["a": 34, "b": 50]) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("x").tagged("a")
                    Text("z")
                }
                Text("y").tagged("b")
            }
        }
        expect(.y, 100, 100, ["a": 37, "b": 47]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("x").padding(.top, 10).tagged("a")
                Text("y").tagged("b")
            }
        }
        expectFrames(100, 100, ["b": [30, 30, 40, 40], "o": [30, 58, 8, 16]]) {
            block("b", 40, 40).overlay(alignment: .leadingFirstTextBaseline) { Text("x").tagged("o") }
        }
        expect(.y, 100, 100, ["a": 25, "b": 55]) {
            HStack(alignment: .center, spacing: 0) {
                block("a", 20, 40).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
                block("b", 20, 20)
            }
        }
        expect(.x, 100, 100, ["a": 45, "b": 35]) {
            VStack(alignment: .leading, spacing: 0) {
                block("a").alignmentGuide(.leading) { $0[.leading] - 10 }
                block("b")
            }
        }
        expect(.x, 100, 100, ["a": 40, "b": 40]) {
            VStack(alignment: .center, spacing: 0) {
                Group {
                    block("a")
                    block("b")
                }.alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
            }
        }
        expect(.x, 100, 100, ["a": 50]) {
            ZStack {
                Color.clear
                block("a").alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
            }
        }
    }

    @Test func guides2() {
        expect(.y, 100, 100, ["a": 100]) {
            Color.clear.overlay(alignment: .bottom) { block("a").alignmentGuide(.bottom) { $0[.top] } }
        }
        expect(.x, 100, 100, ["a": 80]) {
            block("a").alignmentGuide(.trailing) { _ in 0 }.frame(width: 60, alignment: .trailing)
        }
        expect(.y, 100, 100, ["a": 35, "b": 5]) {
            HStack(alignment: .bottom, spacing: 0) {
                block("a", 10, 30)
                block("b", 10, 10).offset(y: -50)
            }
        }
    }
}
