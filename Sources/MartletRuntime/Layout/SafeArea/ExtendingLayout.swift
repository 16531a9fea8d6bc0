import AttributeGraph
import Foundation

/// The layout of content that extends into the unsafe area at the edges that touch it.
///
/// The content keeps its place in the surrounding layout; its proposal is enlarged by the unsafe area.
struct ExtendingLayout: WrappingLayout, Equatable {
    let edges: Edge.Set

    func insets(of node: RenderNode) -> EdgeInsets { node.safeArea.insets.masked(by: edges) }

    /// A scroll view keeps its content out of the unsafe area, and counts that as its own. For the layout around, it is
    /// as large as it would be without.
    private func ownInsets(of child: RenderNode) -> EdgeInsets {
        if case .scroll = child.content { ScrollState.of(child).safeArea } else { EdgeInsets() }
    }

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        let insets = ownInsets(of: child)
        return ProposedViewSize(
            width: proposal.width.map { $0 + insets.horizontal }, height: proposal.height.map { $0 + insets.vertical })
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        size.inset(by: ownInsets(of: child))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let child = node.onlyChild else { return }
        let state = SafeAreaState.state(of: node)
        node.scene.service(ExtendingNodes.self).listed.enter(node, state)
        state.insets = node.scene.usesSafeAreas ? insets(of: node) : EdgeInsets()
        let insets = state.insets
        if case .scroll = child.content { ScrollState.of(child).setSafeArea(insets, of: child) }
        guard insets != EdgeInsets() else {
            child.place(at: .zero, proposal: proposal)
            return
        }
        if case .scroll = child.content {
            // The proposal is that of the measurement; another one could lead to another size.
            child.place(
                at: CGPoint(x: -insets.leading, y: -insets.top), proposal: proposalForChild(proposal, child: child))
            return
        }
        let area = CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
        let offered = ProposedViewSize(area)
        let chosen = child.size(for: offered)
        child.place(
            at: CGPoint(
                x: (area.width - chosen.width) / 2 - insets.leading,
                y: (area.height - chosen.height) / 2 - insets.top
            ),
            proposal: offered
        )
    }

    func safeAreas(below node: RenderNode, around child: RenderNode) -> SafeAreas? {
        node.safeArea.areas(ignoring: edges)
    }
}

/// The safe-area state of a node that extends into the unsafe area.
final class SafeAreaState: ListedAttachment {
    var isListed = false
    /// The insets by which the content extended beyond the node when it was placed.
    var insets = EdgeInsets()

    static func state(of node: RenderNode) -> SafeAreaState {
        node.attachment(SafeAreaState.self, orMake: SafeAreaState())
    }
}

/// Extends the content into the unsafe area.
nonisolated struct IgnoresSafeAreaModifier: PrimitiveModifier {
    let edges: Edge.Set

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .extending(inputs: inputs, edges: { modifier.pointer(in: $0).pointee.edges }) { _ = body($0) }
    }
}

extension _ViewOutputs {
    /// Makes content that reaches into the unsafe area.
    package static func extending(
        inputs: _ViewInputs, edges: @escaping (Graph) -> Edge.Set, content: (_ViewInputs) -> Void
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: ExtendingLayout(edges: .all), inputs: inputs)
        inputs.follow { [unowned node] graph in node.setLayout(ExtendingLayout(edges: edges(graph))) }
        content(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// Kinds of areas of a window in which content may be hidden.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The safe area of windows and containers: bars, and the views of `safeAreaInset`.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The area that an on-screen keyboard covers. Windows have none.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// The union of all options.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends the view beyond the safe area, at the edges that touch its border.
    ///
    ///     ZStack {
    ///         Color.yellow.ignoresSafeArea()
    ///         Text("Inside the safe area")
    ///     }
    ///
    /// Content that fills the window, such as a background, is usually extended; text and controls stay inside. The
    /// bars of a window and the views of `safeAreaInset` make the safe area smaller. There is no keyboard region in
    /// windows and terminals.
    ///
    /// - Parameters:
    ///   - regions: The kinds of safe areas to ignore.
    ///   - edges: The edges at which they are ignored.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view beyond the safe area; the older form of ``ignoresSafeArea(_:edges:)``.
    ///
    ///     ZStack {
    ///         Color.yellow.edgesIgnoringSafeArea(.all)
    ///         Text("Inside the safe area")
    ///     }
    ///
    /// Only edges of the view that touch the border of the safe area move.
    ///
    /// - Parameter edges: The edges at which the view is extended.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
