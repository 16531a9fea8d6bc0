import Foundation
import Martlet
import Testing

/// The known frames of the original, in stacks.
@MainActor @Suite struct StackFrameTests {
    @Test func stacks() {
        expectFrames(200, 100, ["a": [0, 0, 150, 100], "b": [150, 45, 50, 10]]) {
            HStack(spacing: 0) {
                Color.red.tagged("a")
                block("b", 50, 10)
            }
        }
        expectFrames(320, 100, ["a": [0, 0, 100, 100], "b": [110, 0, 100, 100], "c": [220, 0, 100, 100]]) {
            HStack(spacing: 10) {
                Color.red.tagged("a")
                Color.red.tagged("b")
                Color.red.tagged("c")
            }
        }
        expectFrames(100, 50, ["a": [0, 0, 100, 50], "b": [100, 0, 0, 50]]) {
            HStack(spacing: 0) {
                Color.red.tagged("a").layoutPriority(1)
                Color.red.tagged("b")
            }
        }
        expectSize(100, 100, [0, 0]) { HStack {} }
        expectSize(100, 100, [20, 20]) {
            VStack {
                EmptyView()
                block("a")
                EmptyView()
            }
        }
        expectSize(100, 100, [50, 20]) {
            HStack(spacing: 10) {
                block("a")
                EmptyView()
                if false { block("q") }
                block("b")
            }
        }
        expectSize(nil, nil, [30, 20]) {
            HStack(spacing: -10) {
                block("a")
                block("b")
            }
        }
        expectSize(nil, nil, [28, 10]) {
            HStack {
                Color.red
                Color.red
            }
        }
        expectSize(200, 100, [28, 10]) {
            HStack {
                Color.red
                Color.red
            }.fixedSize()
        }
        expectFrames(100, 100, ["a": [25, 40, 50, 10], "b": [55, 50, 20, 10]]) {
            VStack(alignment: .trailing, spacing: 0) {
                block("a", 50, 10)
                block("b", 20, 10)
            }
        }
        expect(.width, 300, 100, ["a": 200, "b": 100]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 200).tagged("a")
                Color.red.tagged("b")
            }
        }
        expect(.width, 300, 100, ["a": 50, "b": 250]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 50).tagged("a")
                Color.red.tagged("b")
            }
        }
        expectFrames(100, 100, ["a": [30, 35, 20, 20], "b": [50, 45, 20, 20]]) {
            HStack(alignment: .top, spacing: 0) {
                block("a")
                block("b").alignmentGuide(.top) { _ in -10 }
            }
        }
        expect(.width, 300, 10, ["a": 60, "b": 120, "c": 120]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 60).tagged("a")
                Color.red.tagged("b");
                Color.red.frame(minWidth: 120).tagged("c")
            }
        }
    }

    @Test func spacersAndDividers() {
        expectFrames(300, 100, ["a": [0, 40, 20, 20], "b": [280, 40, 20, 20], "s": [20, 50, 260, 0]]) {
            HStack(spacing: 0) {
                block("a")
                Spacer(minLength: 0).tagged("s")
                block("b")
            }
        }
        expectSize(10, 10, [10, 0]) { HStack(spacing: 0) { Spacer() } }
        expectSize(0, 0, [50, 0]) { HStack { Spacer(minLength: 50) } }
        expectSize(0, 0, [8, 0]) { HStack { Spacer() } }
        expectSize(nil, nil, [0, 8]) { VStack { Spacer() } }
        expectSize(100, 100, [100, 100]) { ZStack { Spacer() } }
        expectSize(100, 50, [20, 50]) { VStack { Spacer().frame(width: 20) } }
        expectSize(100, 50, [100, 20]) {
            HStack {
                Spacer().frame(height: 20)
                block("a")
            }
        }
        expectFrames(200, 100, ["d": [100, 0, 1, 100]]) {
            HStack {
                block("a")
                Divider().tagged("d")
                block("b")
            }
        }
        expectSize(200, 100, [33, 16]) {
            HStack {
                Text("a")
                Divider()
                Text("b")
            }.fixedSize(horizontal: false, vertical: true)
        }
        expectSize(200, 100, [200, 1]) { Divider() }
        expectSize(200, 100, [200, 1]) { VStack { Divider() } }
        expectSize(200, 100, [200, 1]) { ZStack { Divider() } }
    }

    @Test func textsInStacks() {
        expectFrames(200, 100, ["a": [86, 38, 20, 20], "t": [106, 46, 8, 16]]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                block("a", 20, 20)
                Text("x").tagged("t")
            }
        }
        expect(.width, 300, 100, ["a": 100, "b": 100, "c": 100]) {
            HStack(spacing: 0) {
                Text("a").frame(maxWidth: .infinity).tagged("a")
                Text("bbbbbb").frame(maxWidth: .infinity).tagged("b");
                block("c", 100, 10)
            }
        }
        expect(.height, 100, 20, ["t": 16]) { Text("aaa bbb ccc ddd eee fff").tagged("t") }
        expectSize(100, 100, [96, 16]) { Text("aaa bbb ccc ddd eee fff").lineLimit(1) }
        expectSize(100, 100, [8, 48]) { Text("a").lineLimit(3, reservesSpace: true) }
        expectSize(100, 400, [8, 32]) { Text("a").lineLimit(2...4) }
        expectSize(100, 100, [16, 16]) { Text("a").bold() + Text("b") }
        expectSize(100, 100, [8, 48]) { Text("a\nb\nc") }
        expectSize(nil, nil, [30, 32]) { Text("aaa bbb").frame(width: 30) }
        expectSize(100, 20, [88, 32]) { Text("aaa bbb ccc ddd").fixedSize(horizontal: false, vertical: true) }
        expectSize(10, 10, [56, 16]) { Text("aaa bbb").fixedSize() }
        expectSize(50, 50, [56, 50]) {
            HStack(spacing: 0) {
                Text("aaa bbb").fixedSize()
                Color.red
            }
        }
    }

    @Test func whatIsEmpty() {
        expectSize(200, 100, [0, 0]) { HStack { ForEach(0..<0) { _ in Text("a") } } }
        expectSize(200, 100, [20, 28]) {
            VStack {
                HStack {}
                block("a")
            }
        }
        expectSize(200, 100, [20, 28]) {
            VStack {
                ZStack {}
                block("a")
            }
        }
        expectSize(200, 100, [20, 20]) {
            VStack {
                Group {}
                block("a")
            }
        }
        expectSize(200, 100, [20, 20]) {
            VStack {
                AnyView(EmptyView())
                block("a")
            }
        }
        expectSize(200, 100, [20, 20]) {
            VStack {
                EmptyView().frame(height: 10)
                block("a")
            }
        }
        expectSize(200, 100, [20, 20]) {
            VStack {
                EmptyView().padding()
                block("a")
            }
        }
    }
}
