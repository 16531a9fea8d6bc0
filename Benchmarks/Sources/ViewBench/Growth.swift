import Foundation
import Martlet

/// Workloads of a size, each of which may cost no more than in proportion to it.
@MainActor
final class Growth {
    private let scene: SceneGraph
    private let host = HeadlessHost()
    private let write: (Int) -> Void

    /// - Parameters:
    ///   - workload: `deep`, `wide`, `markdown` or `field`.
    ///   - size: The views, characters or hundreds of bytes that it has.
    init?(_ workload: String, size: Int) {
        let content: AnyView
        var write: (SceneGraph, Int) -> Void = { _, round in GrowthHandles.show(round) }
        switch workload {
        case "deep":
            content = AnyView(Switching { $0.isMultiple(of: 2) ? AnyView(Chain(count: size)) : AnyView(Text("")) })
        case "wide":
            content = AnyView(
                Switching { round in
                    AnyView(
                        VStack { ForEach(0..<(round.isMultiple(of: 2) ? size : 0), id: \.self) { Text("row \($0)") } })
                })
        case "markdown":
            let brackets = String(repeating: "[*", count: size / 2)
            content = AnyView(Switching { AnyView(Text(LocalizedStringKey("\($0)" + brackets))) })
        case "field":
            content = AnyView(Field(text: String(repeating: "word word ", count: size * 10)))
            write = { scene, _ in scene.send(.text("a")) }
        default: return nil
        }
        let scene = SceneGraph(host: host, size: CGSize(width: 400, height: 600), content)
        self.scene = scene
        self.write = { write(scene, $0) }
        scene.update()
        scene.update()
    }

    func run(rounds: Int) {
        for round in 0..<rounds {
            write(round)
            scene.update()
        }
    }
}

@MainActor
private enum GrowthHandles {
    static var show: (Int) -> Void = { _ in }
}

private struct Switching: View {
    let content: (Int) -> AnyView
    @State private var round = -1

    var body: some View {
        VStack { if round >= 0 { content(round) } }
            .onAppear { GrowthHandles.show = { round = $0 } }
    }
}

private struct Chain: View {
    let count: Int

    var body: some View {
        if count > 0 { AnyView(VStack { Chain(count: count - 1) }) } else { AnyView(Text("end")) }
    }
}

private struct Field: View {
    @State var text: String
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Text", text: $text).focused($isFocused).onAppear { isFocused = true }
    }
}
