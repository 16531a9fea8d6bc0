import Foundation
import Testing
import Martlet
import MartletTesting

@MainActor @Suite struct ShapeTests {
    private struct Triangle: Martlet.Shape {
        func path(in rect: CGRect) -> Path {
            Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: rect.maxX, y: 0), CGPoint(x: 0, y: rect.maxY)]) }
        }
    }

    private func frame<V: View>(_ view: V) -> CGRect? {
        let host = TestHost(size: CGSize(width: 100, height: 60)) { view.accessibilityIdentifier("it") }
        return try? host.element(id: "it").frame
    }

    @Test func shapesTakeWhatTheyAreOffered() {
        #expect(frame(Rectangle()) == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(frame(Triangle().fill(.red)) == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(frame(Circle()) == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(frame(Circle().stroke(.red, lineWidth: 20)) == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(frame(Capsule().fixedSize()) == CGRect(x: 45, y: 25, width: 10, height: 10))
        #expect(
            frame(Rectangle().fill(.red).frame(width: 30, height: 20)) == CGRect(x: 35, y: 20, width: 30, height: 20))
        #expect(frame(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))?.width == 100)
    }

    @Test func aShapeIsHitWhereItIsDrawn() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Circle().fill(.red) }
        #expect(host.scene.hitTest(CGPoint(x: 50, y: 50)) != nil)
        #expect(host.scene.hitTest(CGPoint(x: 3, y: 3)) == nil)
        let clipped = TestHost(size: CGSize(width: 100, height: 100)) { Color.red.clipShape(Circle()) }
        #expect(clipped.scene.hitTest(CGPoint(x: 50, y: 50)) != nil)
        #expect(clipped.scene.hitTest(CGPoint(x: 3, y: 3)) == nil)
    }

    @Test func chainedDrawingsLieOverEachOther() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            RoundedRectangle(cornerRadius: 8).fill(.yellow).stroke(.orange, lineWidth: 2)
        }
        var drawings: [ShapeContent.Drawing] = []
        host.scene.root.forEachInSubtree { if case .shape(let shape) = $0.content { drawings.append(shape.drawing) } }
        #expect(drawings == [.fill(FillStyle()), .stroke(StrokeStyle(lineWidth: 2))])
    }

    @Test func insetShapesShrink() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(Circle().inset(by: 10).path(in: rect).boundingRect == CGRect(x: 30, y: 10, width: 40, height: 40))
        #expect(Rectangle().inset(by: 10).inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 15, dy: 15)))
        #expect(Capsule().inset(by: 500).path(in: rect).boundingRect.size == .zero)
        #expect(Circle().trim(from: 0, to: 0.5).path(in: rect).boundingRect.height == 30)
        #expect(Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect.origin == CGPoint(x: 5, y: 6))
        #expect(Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect.size == CGSize(width: 60, height: 100))
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 15, width: 50, height: 30))
    }

    @Test func derivedShapesTakeTheWholeFrame() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Circle().scale(2).accessibilityIdentifier("scaled").frame(width: 60, height: 40)
            Circle().offset(x: 3).accessibilityIdentifier("moved").frame(width: 60, height: 40)
            Circle().rotation(.degrees(20)).accessibilityIdentifier("turned").frame(width: 60, height: 40)
            Circle().trim(from: 0, to: 0.5).accessibilityIdentifier("trimmed").frame(width: 60, height: 40)
        }
        for name in ["scaled", "moved", "turned"] {
            #expect(try host.element(id: name).frame.size == CGSize(width: 60, height: 40), "\(name)")
        }
        #expect(try host.element(id: "trimmed").frame.size == CGSize(width: 40, height: 40), "as large as the circle")
    }

    private struct Growing: View {
        let probe: Probe
        @State private var isRound = false
        var body: some View {
            let _ = probe.offer("round") { isRound.toggle() }
            Text("Hi").padding().background(.red, in: .rect(cornerRadius: isRound ? 20 : 0))
        }
    }

    @Test func aChangedShapeChangesOneNode() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Growing(probe: probe) }
        let runs = host.bodyRuns(of: Growing.self)
        host.run("round", of: probe)
        #expect(host.bodyRuns(of: Growing.self) == runs + 1)
        var paths: [Path] = []
        host.scene.root.forEachInSubtree {
            if case .shape(let shape) = $0.content {
                paths.append(shape.outline.path(in: CGSize(width: 40, height: 40)))
            }
        }
        #expect(paths == [Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)])
    }
}
