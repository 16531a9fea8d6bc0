import Foundation
import Martlet
import Testing

/// Arrangements that screens are made of, as they are known of the original.
@MainActor @Suite struct ScreenFrameTests {
    @Test func partsOfScreens() {
        expectFrames(100, 100, ["a": [0, 0, 100, 16], "b": [40, 80, 20, 20]]) {
            VStack(spacing: 0) {
                Text("x").frame(maxWidth: .infinity).background { Color.red.tagged("a") }
                Spacer()
                block("b")
            }
        }
        expectFrames(300, 100, ["a": [16, 42, 40, 16], "b": [244, 42, 40, 16]]) {
            HStack {
                Text("Label").tagged("a")
                Spacer()
                Text("Value").tagged("b")
            }.padding(.horizontal)
        }
        expectFrames(300, 300, ["a": [270, 270, 20, 20]]) {
            VStack {
                Spacer();
                HStack {
                    Spacer()
                    block("a").padding(10)
                }
            }
        }
        expectFrames(300, 300, ["a": [140, 0, 20, 20]]) {
            ZStack {
                Color.blue;
                VStack {
                    block("a")
                    Spacer()
                }
            }
        }
        expectFrames(300, 300, ["a": [0, 100, 146, 100], "b": [154, 100, 146, 100]]) {
            HStack {
                VStack { Color.red.tagged("a") }
                VStack { Color.red.tagged("b") }
            }.frame(height: 100)
        }
        expect(.x, 300, 200, ["a": 0, "b": 0]) {
            VStack(alignment: .leading) {
                Text("Title").tagged("a")
                Text("longer subtitle").tagged("b")
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        expectFrames(300, 200, ["a": [0, 0, 150, 50]]) {
            GeometryReader { g in Color.red.frame(width: g.size.width * 0.5, height: g.size.height * 0.25).tagged("a") }
        }
        expectFrames(300, 200, ["a": [140, 90, 20, 20]]) {
            GeometryReader { g in block("a").position(x: g.size.width / 2, y: g.size.height / 2) }
        }
        expectFrames(300, 200, ["a": [0, 0, 100, 200], "b": [100, 0, 200, 200]]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100).tagged("a")
                Color.red.frame(maxWidth: .infinity).tagged("b")
            }
        }
        expectFrames(300, 200, ["a": [142, 0, 16, 16], "b": [0, 24, 300, 176]]) {
            VStack {
                Text("aa").layoutPriority(1).tagged("a")
                Color.red.tagged("b")
            }
        }
        expect(.height, 100, 100, ["a": 40, "b": 60]) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 30, maxHeight: 40).tagged("a")
                Color.red.tagged("b")
            }
        }
        expectFrames(100, 100, ["a": [10, 20, 80, 60]]) {
            Color.red.tagged("a").padding(.horizontal, 10).padding(.vertical, 20)
        }
        expectFrames(100, 100, ["a": [-50, 25, 200, 50]]) { Color.red.tagged("a").frame(width: 200, height: 50) }
        expectFrames(100, 100, ["a": [-30, 45, 80, 10], "b": [50, 45, 80, 10]]) {
            HStack(spacing: 0) {
                block("a", 80, 10)
                block("b", 80, 10)
            }
        }
    }

    @Test func partsOfScreens2() {
        expectFrames(100, 100, ["a": [55, 55, 20, 20]]) {
            Group { if true { block("a") } else { Text("x") } }.frame(width: 50, height: 50, alignment: .bottomTrailing)
        }
        expectFrames(100, 100, ["a": [5, 5, 20, 20], "b": [30, 0, 20, 20]]) {
            ZStack(alignment: .topLeading) {
                Color.clear
                block("a").offset(x: 5, y: 5)
                block("b").padding(.leading, 30)
            }
        }
        expectSize(200, 100, [24, 16]) { Text("abc").overlay { GeometryReader { _ in Color.red } } }
        expectSize(200, 100, [24, 16]) { Text("abc").background { Spacer() } }
        expectSize(200, 100, [200, 28]) {
            VStack {
                Color.clear.frame(height: 0)
                block("a")
            }
        }
        expectSize(nil, nil, [44, 16]) {
            HStack(spacing: 4) {
                Text("a")
                Spacer(minLength: 20)
                Text("b")
            }
        }
        expectSize(nil, nil, [32, 16]) {
            HStack(spacing: 4) {
                Text("a")
                Spacer()
                Text("b")
            }
        }
        expectSize(100, 100, [8, 16]) { Text("a").frame(idealWidth: 50) }
        expectSize(nil, nil, [50, 16]) { Text("a").frame(idealWidth: 50) }
        expectSize(100, 100, [50, 100]) {
            Rectangle().frame(idealWidth: 50, idealHeight: 30).fixedSize(horizontal: true, vertical: false)
        }
    }

    @Test func safeAreas() {
        expectFrames(100, 100, ["a": [0, 0, 100, 80], "b": [25, 80, 50, 20]]) {
            Color.red.tagged("a").safeAreaInset(edge: .bottom, spacing: 0) { block("b", 50, 20) }
        }
        expectFrames(100, 100, ["a": [46, 52, 8, 16], "b": [0, 0, 100, 20]]) {
            Text("x").tagged("a").frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaInset(edge: .top, spacing: 0)
            { Color.blue.frame(height: 20).tagged("b") }
        }
        expectFrames(100, 100, ["a": [40, 20, 20, 20], "b": [0, 0, 100, 20]]) {
            ScrollView { block("a") }.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20).tagged("b") }
        }
        expectFrames(100, 100, ["a": [30, 0, 70, 100], "b": [0, 45, 20, 10]]) {
            Color.red.tagged("a").safeAreaInset(edge: .leading, spacing: 10) { block("b", 20, 10) }
        }
        expectFrames(100, 100, ["a": [10, 10, 80, 80]]) { Color.red.tagged("a").safeAreaPadding(10) }
        expectFrames(100, 100, ["a": [10, 0, 80, 100]]) { Color.red.tagged("a").safeAreaPadding(.horizontal, 10) }
        expectFrames(100, 100, ["a": [0, 0, 100, 100]]) { Color.red.tagged("a").ignoresSafeArea().safeAreaPadding(10) }
        expectFrames(100, 100, ["a": [10, 10, 80, 500]]) {
            ScrollView { Color.red.frame(height: 500).tagged("a") }.contentMargins(10)
        }
        expectFrames(100, 100, ["a": [0, 10, 100, 500]]) {
            ScrollView { Color.red.frame(height: 500).tagged("a") }.contentMargins(.top, 10)
        }
    }
}
