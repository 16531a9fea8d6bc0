import Foundation
import Martlet

/// Shows the tree of a world.
struct LifetimeRoot: View {
    @ObservedObject var world: LifetimeWorld

    var body: some View {
        NavigationStack(path: $world.path) {
            VStack {
                Text("count \(world.counter)")
                LifetimeNodeView(node: world.root, world: world)
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("page \(number)")
                    LifetimeNodeView(node: world.root, world: world)
                }
            }
        }
        .sheet(isPresented: $world.isSheet, onDismiss: world.poke) { LifetimeNodeView(node: world.root, world: world) }
    }
}

/// Shows a node, and writes in each of its callbacks.
struct LifetimeNodeView: View {
    let node: LifetimeNode
    let world: LifetimeWorld
    @State private var token: LifetimeWorld.Token?
    @State private var isPlaced = false

    var body: some View {
        content
            .onChange(of: node) { world.poke() }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
                world.poke()
            }
    }

    @ViewBuilder private var content: some View {
        switch node {
        case .text(let id):
            Text("t\(id)")
                .preference(key: LifetimePreference.self, value: id)
                .onAppear {
                    token = LifetimeWorld.Token { [weak world] in world?.poke() }
                    world.poke()
                }
                .onDisappear { world.poke() }
        case .branch(_, let isOn, let first, let second):
            if isOn {
                LifetimeNodeView(node: first, world: world)
            } else if let second {
                LifetimeNodeView(node: second, world: world).transition(.move(edge: .leading))
            }
        case .rows(_, let rows):
            ForEach(rows) { LifetimeNodeView(node: $0, world: world).transition(.scale) }
        case .geometry(_, let child):
            GeometryReader { proxy in
                if proxy.size.width >= 0 { LifetimeNodeView(node: child, world: world) }
            }
            .frame(height: 20)
        case .canvas(let id):
            Canvas { context, size in context.draw(Text("c\(id)"), in: CGRect(origin: .zero, size: size)) }
                .frame(height: 10)
                .task {
                    try? await Task.sleep(for: .milliseconds(50))
                    world.poke()
                }
        case .effect(_, let child):
            LifetimeNodeView(node: child, world: world)
                .visualEffect { content, proxy in content.offset(x: proxy.size.width / 100) }
                .onPreferenceChange(LifetimePreference.self) { _ in MainActor.assumeIsolated { world.poke() } }
        case .erased(let id, let child):
            if id.isMultiple(of: 2) {
                AnyView(LifetimeNodeView(node: child, world: world))
            } else {
                AnyView(VStack { LifetimeNodeView(node: child, world: world) })
            }
        case .behind(let id, let isOn, let child):
            Text("f\(id)").background { if isOn { AnyView(LifetimeNodeView(node: child, world: world)) } }
        case .identified(_, let version, let child):
            LifetimeNodeView(node: child, world: world).id(version)
        case .stack(_, let children):
            HStack { ForEach(children) { LifetimeNodeView(node: $0, world: world) } }
        }
    }
}

private struct LifetimePreference: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
