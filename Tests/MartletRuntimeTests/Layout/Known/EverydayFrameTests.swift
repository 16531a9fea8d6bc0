import Foundation
import Martlet
import Testing

/// Texts, rows, badges and shapes as everyday screens have them, where they are known of the original.
@MainActor @Suite struct EverydayFrameTests {
    @Test func textsAndRows() {
        expectFrames(200, 100, ["a": [4, 26, 72, 48], "b": [84, 34, 112, 32]]) {
            HStack {
                Text("aaaa bbbb cccc dddd eeee ffff").tagged("a"); Text("aaaa bbbb cccc dddd eeee ffff").tagged("b")
            }
        }
        expectFrames(200, 100, ["a": [0, 42, 40, 16], "b": [48, 34, 152, 32]]) {
            HStack {
                Text("short").tagged("a"); Text("aaaa bbbb cccc dddd eeee ffff gggg").tagged("b")
            }
        }
        expectFrames(200, 100, ["a": [108, 42, 64, 16]]) {
            HStack {
                Text("aaaa bbbb").tagged("q"); Text("priority").layoutPriority(1).tagged("a")
            }
        }
        expectFrames(300, 60, ["a": [0, 22, 146, 16], "b": [154, 22, 146, 16]]) {
            HStack {
                Text("OK").frame(maxWidth: .infinity).tagged("a");
                Text("Cancel this").frame(maxWidth: .infinity).tagged("b")
            }
        }
        expectFrames(
            300, 100, ["i": [16, 30, 40, 40], "t": [64, 34, 40, 16], "s": [64, 50, 64, 16], "c": [268, 42, 16, 16]]
        ) {
            HStack {
                Color.red.frame(width: 40, height: 40).tagged("i");
                VStack(alignment: .leading, spacing: 0) {
                    Text("Title").tagged("t"); Text("Subtitle").tagged("s")
                }; Spacer(); block("c", 16, 16)
            }.padding(.horizontal)
        }
        expectFrames(300, 100, ["b": [125, 25, 50, 50], "o": [175, 15, 10, 10]]) {
            ZStack(alignment: .topTrailing) {
                block("b", 50, 50); block("o", 10, 10).offset(x: 10, y: -10)
            }
        }
        expectFrames(300, 100, ["b": [125, 25, 50, 50], "o": [165, 15, 20, 20]]) {
            block("b", 50, 50).overlay(alignment: .topTrailing) {
                block("o").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
            }
        }
        expectFrames(300, 100, ["a": [0, 45, 100, 10]]) {
            block("a", 100, 10).frame(width: 100).frame(maxWidth: .infinity, alignment: .leading)
        }
        expectFrames(300, 100, ["a": [200, 40, 20, 20]]) {
            GeometryReader { g in ZStack { block("a").position(x: g.size.width * 0.7, y: g.size.height / 2) } }
        }
        expectFrames(300, 100, ["a": [0, 0, 300, 100]]) {
            ZStack {
                GeometryReader { g in Color.clear }.tagged("a"); Text("x")
            }
        }
    }

    @Test func scrollingAndShapes() {
        expectFrames(300, 100, ["a": [0, 0, 50, 80], "b": [58, 0, 50, 80]]) {
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(0..<20) { i in block(["a", "b"].indices.contains(i) ? ["a", "b"][i] : "\(i)", 50, 80) }
                }.frame(height: 80)
            }.frame(maxHeight: .infinity, alignment: .top)
        }
        expectFrames(300, 100, ["a": [0, 0, 300, 20], "b": [0, 36, 300, 20]]) {
            ScrollView {
                VStack(spacing: 16) {
                    Color.red.frame(height: 20).tagged("a"); Color.red.frame(height: 20).tagged("b")
                }.frame(maxWidth: .infinity)
            }
        }
        expectFrames(300, 100, ["a": [140, 0, 20, 20], "b": [140, 28, 20, 20]]) {
            ScrollView {
                VStack {
                    block("a"); Spacer(); block("b")
                }
            }
        }
        expectFrames(300, 100, ["a": [16, 16, 268, 68]]) { RoundedRectangle(cornerRadius: 10).tagged("a").padding() }
        expectFrames(300, 100, ["a": [0, 0, 300, 100], "b": [100, 0, 100, 100]]) {
            Circle().tagged("b").frame(maxWidth: .infinity, maxHeight: .infinity).tagged("a")
        }
        expectFrames(300, 100, ["a": [145, 45, 10, 10]]) { Circle().tagged("a").fixedSize() }
        expectFrames(300, 100, ["a": [125, 25, 50, 50]]) { Circle().tagged("a").frame(width: 50) }
        expectFrames(300, 100, ["a": [0, 25, 100, 50], "b": [100, 25, 100, 50], "c": [200, 25, 100, 50]]) {
            HStack(spacing: 0) { ForEach(["a", "b", "c"], id: \.self) { Rectangle().tagged($0) } }.frame(height: 50)
        }
        expectFrames(300, 100, ["a": [0, 0, 150, 100], "b": [150, 0, 150, 100]]) {
            HStack(spacing: 0) {
                Rectangle().tagged("a");
                HStack(spacing: 0) {
                    Rectangle(); Rectangle()
                }.layoutPriority(0).tagged("b")
            }.frame(width: 300)
        }
        expectFrames(300, 100, ["a": [0, 0, 150, 100], "b": [150, 0, 150, 50], "c": [150, 50, 150, 50]]) {
            HStack(spacing: 0) {
                Rectangle().tagged("a");
                VStack(spacing: 0) {
                    Rectangle().tagged("b"); Rectangle().tagged("c")
                }
            }
        }
        expectFrames(300, 100, ["t": [8, 0, 284, 100]]) { Group { Color.red.tagged("t") }.padding(.horizontal, 8) }
        expectFrames(100, 100, ["a": [30, 20, 40, 40], "b": [30, 68, 40, 12]]) {
            VStack {
                block("a", 40, 40); block("b", 40, 12)
            }
        }
        expectFrames(100, 100, ["a": [-20, 40, 140, 20]]) { HStack { block("x", 140, 20).tagged("a") } }
        expectFrames(100, 100, ["a": [-20, 40, 140, 20]]) {
            HStack { block("x", 140, 20).tagged("a") }.frame(maxWidth: .infinity, alignment: .leading)
        }
        expectFrames(100, 100, ["a": [0, 0, 40, 20]]) {
            block("a", 40, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        expectFrames(100, 100, ["a": [0, 0, 100, 100]]) { Image(systemName: "star").resizable().tagged("a") }
        expectFrames(100, 60, ["a": [20, 0, 60, 60]]) {
            Image(systemName: "square").resizable().aspectRatio(1, contentMode: .fit).tagged("a")
        }
        expectFrames(100, 60, ["a": [40, 20, 20, 20]]) {
            Image(systemName: "star").resizable().tagged("a").frame(width: 20, height: 20)
        }
    }
}
