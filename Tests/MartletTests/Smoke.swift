import Foundation
import Testing
@testable import Martlet
@testable import MartletTesting

struct Row: View {
    let label: String
    @State var n = 0
    @Binding var poke: (() -> Void)?
    var body: some View {
        let _ = { poke = { n += 1 } }
        HStack { Text(label); Text("\(n)") }
    }
}

nonisolated(unsafe) var bump: (() -> Void)?

struct Counter: View {
    @State private var count = 0
    @State private var on = true
    var body: some View {
        VStack {
            Text("Count: \(count)")
            if on { Text("on") } else { Text("off") }
            ForEach(0..<3, id: \.self) { i in Leaf(i: i + (count > 2 ? 1 : 0)) }
        }
        .onAppear { bump = { count += 1; if count == 2 { on = false } } }
    }
}
struct Leaf: View {
    let i: Int
    var body: some View { Text("leaf \(i)") }
}

extension RenderNode {
    func dump(_ indent: String = "") -> String {
        var s = ""
        if case .text(let t) = content { s += "\(indent)\(t.string) \(frame.minX) \(frame.minY) \(frame.width)x\(frame.height)\n" } else { s += "\(indent)- \(frame.minX) \(frame.minY) \(frame.width)x\(frame.height)\n" }
        for c in layoutChildren { s += c.dump(indent + "  ") }
        return s
    }
}

@MainActor @Test func smoke() {
    let host = MeasuringHost()
    let scene = SceneGraph(host: host, size: CGSize(width: 400, height: 600), Counter())
    scene.update()
    print(scene.root.dump())
    #expect(scene.bodyRuns(of: Counter.self) == 1)
    for _ in 0..<3 {
        bump?(); scene.update(); print(scene.root.dump())
        print(scene.bodyRuns(of: Counter.self), scene.bodyRuns(of: Leaf.self))
    }
}
