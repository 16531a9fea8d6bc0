import Foundation

import Martlet

/// A host with fixed metrics: a character is 8 points wide, a line 16 high, and nothing wraps.
final class ListsHost: SceneHost {
    var profile: HostProfile
    private(set) var reportedChanges = 0

    init(profile: HostProfile = HostProfile(defaultSpacing: .zero)) { self.profile = profile }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        let size = CGSize(width: CGFloat(text.string.count) * 8, height: 16)
        return TextMetrics(size: size, firstBaseline: 12, lastBaseline: 12)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }

    func present(_ root: RenderNode, difference: RenderDifference) {
        reportedChanges += difference.changed.count
    }

    nonisolated func requestUpdate() {}
}

/// State that tests write from outside of the view that has it.
final class Remote<Value> {
    var binding: Binding<Value>?

    @MainActor var value: Value {
        get { binding!.wrappedValue }
        set { binding!.wrappedValue = newValue }
    }
}

/// Gives a view a piece of state that a test can write.
struct Controlled<Value, Content: View>: View {
    let remote: Remote<Value>
    @State var value: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    init(_ remote: Remote<Value>, _ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.remote = remote
        _value = State(initialValue: value)
        self.content = content
    }

    var body: some View {
        let _ = remote.binding = $value
        content($value)
    }
}

@MainActor struct Window {
    let host: ListsHost
    let scene: SceneGraph

    init<V: View>(
        size: CGSize = CGSize(width: 200, height: 160),
        profile: HostProfile = HostProfile(defaultSpacing: .zero),
        @ViewBuilder _ view: () -> V
    ) {
        host = ListsHost(profile: profile)
        scene = SceneGraph(host: host, size: size, view())
        scene.diagnostics.handler = { _ in }
        scene.update()
    }

    func update() { scene.update() }

    /// The first scrolling node.
    var scroll: RenderNode {
        var found: RenderNode?
        scene.root.forEachInSubtree { node in
            if found == nil, case .scroll = node.content { found = node }
        }
        return found!
    }

    var offset: CGFloat {
        guard case .scroll(let scroll) = scroll.content else { return 0 }
        return scroll.offset.y
    }

    var contentHeight: CGFloat {
        guard case .scroll(let scroll) = scroll.content else { return 0 }
        return scroll.contentSize.height
    }

    /// Moves the content up by a distance, and updates.
    func scrollDown(_ distance: CGFloat) {
        scene.scrolling.scroll(scroll, by: CGSize(width: 0, height: -distance))
        scene.update()
    }

    /// Every text in the tree with its place in the window, by place.
    var allTexts: [(text: String, y: CGFloat, height: CGFloat)] {
        var result: [(text: String, y: CGFloat, height: CGFloat)] = []
        func walk(_ node: RenderNode) {
            if case .text(let text) = node.content {
                result.append((text.string, node.originInWindow.y, node.frame.height))
            }
            for child in node.visibleChildren { walk(child) }
        }
        walk(scene.root)
        return result.sorted { $0.y < $1.y }
    }

    /// The texts in sight, from top to bottom.
    var inSight: [(text: String, y: CGFloat)] {
        allTexts.filter { $0.y < scene.size.height && $0.y + $0.height > 0 }.map { ($0.text, $0.y) }
    }

    var texts: [String] { inSight.map(\.text) }
}

struct Item: Identifiable, Equatable {
    var id: Int
    var height: CGFloat = 16
}

/// A leaf of a height of its own, with a text at its top.
struct Sized: View {
    let text: String
    let height: CGFloat

    var body: some View {
        VStack(spacing: 0) {
            Text(text)
            Spacer(minLength: height - 16)
        }
    }
}
