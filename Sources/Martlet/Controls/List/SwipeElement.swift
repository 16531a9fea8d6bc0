import AttributeGraph
import Foundation

/// Marks the content of a swipe actions container, and the element in it whose actions a modifier adds.
private final class SwipeSurroundings {
    /// The element around the content; nil directly in the container.
    let element: RenderNode?

    init(element: RenderNode?) { self.element = element }
}

/// Lets views outside of lists have swipe actions.
private nonisolated struct SwipeContainerModifier: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(SwipeSurroundings.self, SwipeSurroundings(element: nil))
    }
}

extension View {
    /// Lets views in the container be swiped, as the rows of a list can be.
    ///
    ///     ScrollView {
    ///         LazyVStack {
    ///             ForEach(messages) { message in
    ///                 MessageRow(message).swipeActions { Button("Archive") { archive(message) } }
    ///             }
    ///         }
    ///     }
    ///     .swipeActionsContainer()
    ///
    /// The actions of only one view are revealed at a time. Scrolling hides them, and so does a press elsewhere. A list
    /// needs no modifier.
    nonisolated public func swipeActionsContainer() -> some View { modifier(SwipeContainerModifier()) }
}

/// A view outside of lists that reveals swipe actions.
enum SwipeElement {
    /// Returns the actions of the element in a container that is around the content of a modifier.
    static func state(around inputs: _ViewInputs) -> SwipeState? {
        inputs.attachment(SwipeSurroundings.self, as: SwipeSurroundings.self)?.element?.swipe.state
    }

    /// Returns the place for the actions of the outermost modifier in a container, and the element that the modifier
    /// adds; nil outside of containers.
    static func make(
        inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> (state: SwipeState, inputs: _ViewInputs, outputs: _ViewOutputs)? {
        guard inputs.attachment(SwipeSurroundings.self, as: SwipeSurroundings.self) != nil else { return nil }
        let node = RenderNode.make(layout: SwipeLayout(), inputs: inputs)
        let state = SwipeState()
        node.setAttachment(state)
        var inner = inputs.inside(node)
        inner.attach(SwipeSurroundings.self, SwipeSurroundings(element: node))
        let shifted = RenderNode.make(.effect(.offset(OffsetEffect(.zero))), layout: PassingLayout(), inputs: inner)
        let content = body(inner.inside(shifted)).node
        state.inputs = inputs
        state.moved = { [unowned shifted, unowned state] in
            shifted.setContentIfChanged(
                .effect(.offset(OffsetEffect(CGSize(width: shifted.swipe.way(of: state), height: 0)))))
        }
        follow(node, state, content: content, inputs: inputs)
        return (state, inner.inside(shifted), _ViewOutputs(node: node))
    }

    private static func follow(
        _ node: RenderNode, _ state: SwipeState, content: RenderNode, inputs: _ViewInputs
    ) {
        let drag = NodeDrag(of: node, minimumDistance: 10) { [weak node] phase in
            guard let node else { return false }
            return onMainActor((node, phase)) { $0.swipe.followSwipe($1) }
        }
        let environment = inputs.environment
        inputs.follow { _ in
            state.isEnabled = EnvironmentValues(scope: environment).isEnabled
            drag.isEnabled = state.isEnabled
        }
        var properties = AccessibilityProperties()
        properties.offeredActions = [
            { [weak node] in
                guard let node else { return [] }
                return onMainActor(node) { $0.swipe.menuItems }.filter(\.isEnabled).map { item in
                    AccessibilityActionRecord(kind: .named, name: item.title) { onMainActor(item) { $0.perform() } }
                }
            }
        ]
        AccessibilityLayer(of: content).set(properties)
    }
}

extension SwipeNode {
    /// The distance of the content to the right.
    fileprivate func way(of state: SwipeState) -> CGFloat {
        let distance = state.swipe?.distance ?? 0
        return node.isRightToLeft ? -distance : distance
    }

    /// Handles a drag of a view outside of lists.
    @MainActor
    fileprivate func followSwipe(_ phase: NodeDrag.Phase) -> Bool {
        guard node.isAttached else { return false }
        if case .moved(let start, _) = phase, node.list.hasOwnDrag(at: start) { return false }
        return canBeSwiped && handle(phase)
    }

    /// The swipe actions as items of a menu.
    @MainActor var menuItems: [MenuItem] {
        guard let state = self.state, state.isEnabled else { return [] }
        return state.actions.flatMap(\.actions.items)
    }
}

/// The layout of a view with swipe actions: as large as its content, with the buttons at the edge that is revealed.
private struct SwipeLayout: NodeLayout {
    var isPartOfContainer: Bool { true }

    private var content: PassingLayout { PassingLayout() }

    var isTransparentToTraits: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        content.sizeThatFits(proposal, node: node)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        content.placeChildren(of: node, size: size, proposal: proposal)
        guard let swipe = node.swipe.state?.swipe else { return }
        let width = abs(swipe.distance)
        swipe.node.place(
            at: CGPoint(x: swipe.edge == .trailing ? size.width - width : 0, y: 0),
            proposal: ProposedViewSize(width: width, height: size.height))
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        content.explicitAlignment(key, of: node, size: size, proposal: proposal)
    }

    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge { content.spacing(of: node, at: edge) }

    func isUnbounded(along axis: Axis, node: RenderNode) -> Bool { content.isUnbounded(along: axis, node: node) }
}
