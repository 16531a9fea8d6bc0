import Foundation
import Testing
import Martlet
import MartletRuntime

@MainActor private final class Log {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
    var values: [CGFloat] = []
    var pairs: [[CGFloat]] = []
    var set: ((CGFloat) -> Void)?
    var bump: (() -> Void)?
}

@MainActor @Suite struct GeometryReaderTests {
    @Test func theContentRunsOnceWithTheRightSize() {
        let log = Log()
        let laid = Laid(200, 100) {
            VStack(spacing: 0) {
                Color.red.frame(height: 20)
                GeometryReader { proxy in
                    let _ = log.sizes.append(proxy.size)
                    Color.blue.frame(width: proxy.size.width / 4, height: 10).tagged("a")
                }
            }
        }
        #expect(log.sizes == [CGSize(width: 200, height: 80)])
        #expect(laid["a"] == [0, 20, 50, 10])
        laid.resize(400, 100)
        #expect(log.sizes.count == 2)
        #expect(laid["a"] == [0, 20, 100, 10])
        laid.resize(400, 100)
        #expect(log.sizes.count == 2)
    }

    private struct Moving: View {
        let log: Log
        @State private var top: CGFloat = 10
        @State private var unrelated = 0
        var body: some View {
            let _ = log.set = { top = $0 }
            let _ = log.bump = { unrelated += 1 }
            let _ = unrelated
            VStack(spacing: 0) {
                Color.red.frame(height: top)
                Inner(log: log).frame(height: 30)
                Spacer(minLength: 0)
            }
            .coordinateSpace(name: "all")
        }
    }

    private struct Inner: View {
        let log: Log
        var body: some View {
            GeometryReader { proxy in
                let _ = log.sizes.append(proxy.size)
                Text("x").tagged("x")
            }
            .background(
                GeometryReader { proxy in
                    let _ = log.frames.append(proxy.frame(in: .named("all")))
                    Color.clear
                }
            )
        }
    }

    @Test func onlyWhatWasReadCausesARun() {
        let log = Log()
        let laid = Laid(200, 100) { Moving(log: log) }
        #expect(log.sizes == [CGSize(width: 200, height: 30)])
        #expect(log.frames.last == CGRect(x: 0, y: 10, width: 200, height: 30))
        let frames = log.frames.count
        log.set?(25)
        laid.update()
        #expect(laid["x"] == [0, 25, 8, 16])
        #expect(log.sizes.count == 1)
        #expect(log.frames.count == frames + 1)
        #expect(log.frames.last == CGRect(x: 0, y: 25, width: 200, height: 30))
        log.bump?()
        laid.update()
        #expect(log.sizes.count == 1)
        #expect(log.frames.count == frames + 1)
    }

    @Test func framesInOtherSpaces() {
        let log = Log()
        _ = Laid(200, 100) {
            GeometryReader { proxy in
                let _ = log.frames = [proxy.frame(in: .local), proxy.frame(in: .global)]
                Color.clear
            }
            .padding(10)
        }
        #expect(
            log.frames == [CGRect(x: 0, y: 0, width: 180, height: 80), CGRect(x: 10, y: 10, width: 180, height: 80)])
    }

    private struct Sized: View {
        let log: Log
        @State private var width: CGFloat = 10
        var body: some View {
            let _ = log.set = { width = $0 }
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { log.values.append($0) })
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log.pairs.append([$0, $1]) }
        }
    }

    @Test func changesOfGeometryAreTold() {
        let log = Log()
        let laid = Laid(200, 100) { Sized(log: log) }
        #expect(log.values == [10])
        log.set?(30)
        laid.update()
        #expect(log.values == [10, 30])
        #expect(log.pairs == [[10, 10], [10, 30]])
        laid.resize(300, 100)
        #expect(log.values == [10, 30])
    }

    private struct Toggling: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            let _ = log.bump = { isShown.toggle() }
            if isShown {
                GeometryReader { proxy in
                    let _ = log.frames.append(proxy.frame(in: .global))
                    Color.red
                }
            }
        }
    }

    @Test func aReaderThatHasEndedIsForgotten() {
        let log = Log()
        let laid = Laid(200, 100) { Toggling(log: log) }
        #expect(laid.scene.geometryObserverCount == 1)
        let nodes = laid.scene.liveNodes
        log.bump?()
        laid.update()
        laid.resize(100, 100)
        #expect(laid.scene.geometryObserverCount == 0)
        #expect(laid.scene.liveNodes < nodes)
        log.bump?()
        laid.update()
        #expect(log.frames.last == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(laid.scene.liveNodes == nodes)
    }
}
