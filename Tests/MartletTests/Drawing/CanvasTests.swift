import Foundation
import Observation
import Testing
import Martlet
import MartletBase
import MartletTesting

@MainActor @Suite struct CanvasTests {
    private func list(_ host: TestHost) -> DisplayList {
        var found: [DisplayList] = []
        host.scene.root.forEachInSubtree { if case .drawing(let drawing) = $0.content { found.append(drawing.list) } }
        return found.first ?? DisplayList()
    }

    @Test func theRendererIsCalledOnceWithTheSize() {
        var sizes: [CGSize] = []
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, size in
                sizes.append(size)
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            }
        }
        #expect(sizes == [CGSize(width: 100, height: 60)])
        #expect(list(host).commands.count == 1)
        host.update()
        #expect(sizes.count == 1)
        host.resize(to: CGSize(width: 50, height: 60))
        #expect(sizes.last == CGSize(width: 50, height: 60))
        #expect(sizes.count == 2)
    }

    @Test func stateIsTheContextsOwn() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, _ in
                let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
                var copy = context
                copy.opacity = 0.5
                copy.blendMode = .multiply
                copy.translateBy(x: 10, y: 5)
                copy.scaleBy(x: 2, y: 2)
                copy.clip(to: path)
                copy.addFilter(.blur(radius: 3))
                copy.fill(path, with: .foreground)
                context.stroke(path, with: .color(.red), lineWidth: 2)
            }
        }
        let commands = list(host).commands
        #expect(commands.count == 2)
        let first = commands[0].state
        #expect(first.opacity == 0.5)
        #expect(first.operation == .multiply)
        #expect(CGPoint(x: 1, y: 1).applying(first.transform) == CGPoint(x: 12, y: 7))
        #expect(first.filters == [.blur(radius: 3)])
        guard case .path(let clip, _, false)? = first.clips.first else {
            Issue.record("no clip")
            return
        }
        #expect(clip.boundingRect == CGRect(x: 10, y: 5, width: 2, height: 2))
        #expect(commands[1].state == DrawingState())
    }

    @Test func layersHaveTheirOwnState() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, _ in
                context.opacity = 0.5
                context.translateBy(x: 3, y: 0)
                context.drawLayer { layer in
                    #expect(layer.opacity == 1)
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
                }
            }
        }
        let commands = list(host).commands
        guard case .layer(let inner)? = commands.first?.item else {
            Issue.record("no layer")
            return
        }
        #expect(commands[0].state.opacity == 0.5)
        #expect(inner.commands[0].state.opacity == 1)
        #expect(inner.commands[0].state.transform.tx == 3)
    }

    @Test func textIsMeasuredAndPlaced() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, size in
                let text = context.resolve(Text("Hello"))
                let own = text.measure(in: size)
                #expect(own.width > 0 && own.height > 0)
                context.draw(text, at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
                #expect(text.firstBaseline(in: size) <= own.height)
            }
        }
        guard case .text(let text, let rect)? = list(host).commands.first?.item else {
            Issue.record("no text")
            return
        }
        #expect(text.string == "Hello")
        #expect(rect.maxX == 100 && rect.maxY == 60)
        #expect(host.texts.isEmpty)
    }

    @Test func symbolsAreFoundByTagAndAreNoPartOfTheTree() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, _ in
                #expect(context.resolveSymbol(id: "none") == nil)
                if let dot = context.resolveSymbol(id: 7) { context.draw(dot, at: CGPoint(x: 50, y: 30)) }
            } symbols: {
                Text("Seven").frame(width: 20, height: 10).tag(7)
                Circle().tag(8)
            }
        }
        guard case .symbol(_, let rect)? = list(host).commands.first?.item else {
            Issue.record("no symbol")
            return
        }
        #expect(rect == CGRect(x: 40, y: 25, width: 20, height: 10))
        #expect(host.texts.isEmpty)
    }

    @Observable final class Level { var value = 1.0 }

    private struct Meter: View {
        let level: Level
        let runs: Counter
        var body: some View {
            Canvas { context, size in
                runs.count += 1
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: size.width * level.value, height: size.height)), with: .color(.red))
            }
        }
    }

    private final class Counter { var count = 0 }

    @Test func whatTheRendererReadDrawsAnew() {
        let (level, runs) = (Level(), Counter())
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Meter(level: level, runs: runs) }
        let bodies = host.bodyRuns(of: Meter.self)
        level.value = 0.5
        host.update()
        #expect(runs.count == 2)
        #expect(host.bodyRuns(of: Meter.self) == bodies)
        guard case .path(let path, _, _)? = list(host).commands.first?.item else { return }
        #expect(path.boundingRect.width == 50)
    }

    @Test func theEnvironmentDrawsAnew() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.primary))
            }
        }
        func color() -> Color.Resolved? {
            guard case .path(_, _, let paint)? = list(host).commands.first?.item else { return nil }
            return paint.representativeColor
        }
        let before = color()
        host.setEnvironment(\.colorScheme, .dark)
        host.update()
        #expect(color() != before)
    }

    @Test func gradientsLieInTheCoordinatesThatAreDrawnIn() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 0),
                        options: .mirror))
            }
        }
        guard case .path(_, _, let paint)? = list(host).commands.first?.item,
            case .gradient(let gradient) = paint.content
        else {
            Issue.record("no gradient")
            return
        }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(
            gradient.color(at: CGPoint(x: 25, y: 0), in: rect) == gradient.color(at: CGPoint(x: 75, y: 9), in: rect))
        #expect(gradient.color(at: CGPoint(x: 50, y: 0), in: rect).red > 0.999)
    }
}
