import Foundation
import Martlet
import Testing

/// Lengths, ratios, distances and layers, beside and in each other, as they are known of the original.
@MainActor @Suite struct ModifierFrameTests {
    @Test func flexibleFrames() {
        expectFrames(300, 200, ["a": [100, 0, 100, 200]]) { Color.red.frame(minWidth: 50, maxWidth: 100).tagged("a") }
        expectFrames(300, 200, ["o": [100, 92, 100, 16]]) {
            Text("ab").frame(minWidth: 100, alignment: .leading).tagged("o")
        }
        expectFrames(300, 200, ["o": [100, 92, 100, 16]]) { Text("ab").frame(maxWidth: 100).tagged("o") }
        expectFrames(150, 200, ["o": [0, 92, 150, 16]]) { Text("ab").frame(minWidth: 100, maxWidth: 200).tagged("o") }
        expectFrames(80, 200, ["o": [-10, 92, 100, 16]]) { Text("ab").frame(minWidth: 100, maxWidth: 200).tagged("o") }
        expectFrames(300, 200, ["o": [100, 95, 100, 10]]) { Color.red.frame(idealWidth: 100).tagged("o").fixedSize() }
        expectFrames(300, 200, ["o": [145, 95, 10, 10]]) {
            Color.red.frame(maxWidth: .infinity).tagged("o").fixedSize()
        }
        expectFrames(300, 200, ["o": [100, 95, 100, 10]]) { Color.red.frame(minWidth: 100).tagged("o").fixedSize() }
        expectFrames(300, 200, ["o": [140, 95, 20, 10]]) {
            Color.red.frame(idealWidth: 100, maxWidth: 20).tagged("o").fixedSize()
        }
        expectFrames(300, 200, ["o": [110, 0, 80, 200]]) {
            Color.red.frame(idealWidth: 80, idealHeight: 40).tagged("o").fixedSize(horizontal: true, vertical: false)
        }
        expectFrames(300, 200, ["o": [0, 80, 300, 40]]) {
            Color.red.frame(idealWidth: 80, idealHeight: 40).tagged("o").fixedSize(horizontal: false, vertical: true)
        }
        expectFrames(300, 200, ["o": [0, 0, 300, 200], "a": [280, 180, 20, 20]]) {
            block("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).tagged("o")
        }
        expectFrames(200, 100, ["a": [0, 0, 100, 100], "b": [100, 0, 100, 100]]) {
            HStack(spacing: 0) {
                Color.red.frame(idealWidth: 50).tagged("a"); Color.red.tagged("b")
            }
        }
        expectFrames(200, 100, ["a": [0, 0, 0, 100], "b": [0, 0, 200, 100]]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1).tagged("a"); Color.red.tagged("b")
            }
        }
        expectFrames(200, 100, ["a": [0, 0, 30, 100], "b": [30, 0, 170, 100]]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30).layoutPriority(-1).tagged("a"); Color.red.tagged("b")
            }
        }
        expectFrames(200, 100, ["a": [0, 0, 150, 100], "b": [150, 0, 50, 100]]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 150).layoutPriority(1).tagged("a"); Color.red.tagged("b")
            }
        }
        expectFrames(300, 100, ["a": [0, 40, 20, 20], "b": [140, 40, 20, 20], "c": [280, 40, 20, 20]]) {
            HStack {
                block("a"); Spacer(); block("b"); Spacer(); block("c")
            }
        }
        expectFrames(60, 100, ["a": [-15, 40, 20, 20], "b": [55, 40, 20, 20]]) {
            HStack {
                block("a"); Spacer(minLength: 50); block("b")
            }
        }
        expectFrames(300, 100, ["a": [140, 40, 20, 20]]) {
            HStack {
                Spacer(); block("a"); Spacer()
            }
        }
        expectFrames(300, 100, ["a": [140, 40, 20, 20]]) {
            HStack(spacing: 30) {
                Spacer(); block("a"); Spacer()
            }
        }
        expectFrames(300, 100, ["c": [0, 0, 272, 100], "a": [280, 40, 20, 20]]) {
            HStack {
                Color.red.tagged("c"); Spacer(); block("a")
            }
        }
    }

    @Test func ratios() {
        expectFrames(300, 100, ["a": [50, 0, 100, 100], "b": [150, 40, 100, 20]]) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit).tagged("a"); block("b", 100, 20)
            }
        }
        expectFrames(320, 480, ["a": [0, 150, 320, 180]]) {
            Color.red.aspectRatio(16 / 9, contentMode: .fit).tagged("a")
        }
        expectFrames(320, 480, ["a": [-200, 0, 720, 480]]) {
            Color.red.aspectRatio(1.5, contentMode: .fill).tagged("a")
        }
        expectFrames(300, 300, ["a": [75, 100, 150, 100]]) { block("a", 150, 100).aspectRatio(contentMode: .fit) }
        expectFrames(300, 300, ["a": [100, 100, 100, 100]]) {
            Color.red.tagged("a").aspectRatio(1, contentMode: .fit).frame(width: 100)
        }
        expectFrames(300, 300, ["a": [50, 100, 200, 100]]) {
            Color.red.tagged("a").aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
        }
        expectFrames(300, 300, ["a": [0, 0, 300, 300], "b": [140, 140, 20, 20]]) {
            ZStack {
                Color.red.tagged("a"); block("b")
            }
        }
    }

    @Test func dividersInStacks() {
        expectFrames(300, 100, ["d": [110, 50, 80, 1]]) {
            VStack(spacing: 0) {
                Divider().tagged("d"); Color.clear.frame(width: 80, height: 0)
            }.fixedSize()
        }
        expectFrames(300, 100, ["d": [0, 28, 300, 1], "b": [140, 37, 20, 20]]) {
            VStack {
                block("a"); Divider().tagged("d"); block("b"); Spacer()
            }
        }
        expectFrames(300, 100, ["d": [28, 0, 1, 100]]) {
            HStack {
                block("a"); Divider().tagged("d"); Spacer()
            }
        }
        expectFrames(300, 100, ["d": [28, 25, 1, 50]]) {
            HStack {
                block("a"); Divider().frame(height: 50).tagged("d"); Spacer()
            }
        }
        expectFrames(300, 100, ["d": [0, 50, 300, 1]]) { Divider().tagged("d") }
    }

    @Test func whatLiesBeforeAndBehind() {
        expectFrames(100, 100, ["b": [35, 35, 30, 30], "o": [55, 35, 10, 10]]) {
            block("b", 30, 30).overlay(block("o", 10, 10), alignment: .topTrailing).offset(x: 0)
        }
        expectFrames(100, 100, ["o": [35, 35, 30, 30]]) {
            block("b", 30, 30).overlay { GeometryReader { g in Color.blue.tagged("o") } }
        }
        expectFrames(100, 100, ["o": [45, 45, 10, 10]]) {
            block("b", 30, 30).overlay { Color.blue.tagged("o").fixedSize() }
        }
        expectFrames(100, 100, ["o": [40, 35, 20, 30]]) {
            block("b", 30, 30).overlay { Color.blue.tagged("o").padding(.horizontal, 5) }
        }
        expectFrames(100, 100, ["o": [25, 25, 50, 50]]) {
            block("b", 30, 30).background { Color.blue.tagged("o").padding(-10) }
        }
        expectFrames(100, 100, ["o": [20, 40, 60, 20]]) {
            HStack(spacing: 0) {
                block("a", 30, 20); block("b", 30, 20)
            }.background(Color.blue.tagged("o"))
        }
    }

    @Test func paddingOfAllSigns() {
        expectFrames(100, 100, ["a": [16, 16, 68, 68]]) { Color.red.tagged("a").padding() }
        expectFrames(100, 100, ["a": [-10, -10, 120, 120]]) { Color.red.tagged("a").padding(-10) }
        expectFrames(100, 100, ["a": [0, 40, 20, 20], "b": [20, 40, 20, 20]]) {
            HStack(spacing: 0) {
                block("a"); block("b"); Spacer(minLength: 0)
            }
        }
        expectFrames(100, 100, ["a": [20, 40, 20, 20], "b": [60, 40, 20, 20]]) {
            HStack(spacing: 0) {
                block("a"); block("b").padding(.leading, 20)
            }
        }
        expectFrames(100, 100, ["a": [35, 40, 20, 20], "b": [45, 40, 20, 20]]) {
            HStack(spacing: 0) {
                block("a"); block("b").padding(.leading, -10)
            }
        }
        expectFrames(100, 100, ["a": [10, 5, 70, 80]]) {
            Color.red.tagged("a").padding(EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20))
        }
    }
}
