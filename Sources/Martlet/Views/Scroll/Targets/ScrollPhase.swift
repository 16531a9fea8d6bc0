import AttributeGraph
import Foundation

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// A person touches it, and may be about to scroll.
    case tracking
    /// A person scrolls.
    case interacting
    /// It goes on after a person has scrolled, towards where it comes to rest.
    case decelerating
    /// It is on its way to where the app has told it to go.
    case animating

    /// Whether the content moves, or may.
    public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view whose phase changes.
public struct ScrollPhaseChangeContext: Sendable {
    /// Where in the content the scroll view stands.
    public let geometry: ScrollGeometry
    /// How the content moves, in points a second; nil where that is not known.
    public var velocity: CGVector? { nil }
}

/// Where in its content a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the start of the scroll view, in points; negative where an inset is seen.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// What the scroll view adds around the content, in points.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, in points.
    public var containerSize: CGSize

    /// A geometry of one's own.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen, in points.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The same, by the name that it has in other frameworks.
    public var bounds: CGRect { visibleRect }
}

extension RenderNode {
    /// Where in its content a scrolling node stands.
    var scrollGeometry: ScrollGeometry? {
        guard case .scroll(let scroll) = content else { return nil }
        let insets = ScrollState.of(self).insets
        return ScrollGeometry(
            contentOffset: CGPoint(x: scroll.offset.x - insets.leading, y: scroll.offset.y - insets.top),
            contentSize: CGSize(
                width: max(0, scroll.contentSize.width - insets.leading - insets.trailing),
                height: max(0, scroll.contentSize.height - insets.top - insets.bottom)),
            contentInsets: insets,
            containerSize: layoutFrame.size)
    }
}

/// Runs an action when something that is computed from the geometry of a scroll view in the content has changed.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ScrollGeometryObserver<Value>(node: outputs.node)
        inputs.follow { graph in observer.modifier = modifier.read(in: graph) }
        outputs.node.attach(observer)
        return outputs
    }
}

private final class ScrollGeometryObserver<Value: Equatable>: GeometryObserver, LifecycleRecord {
    private unowned(unsafe) let node: RenderNode
    private weak var scrollNode: RenderNode?
    private var last: Value?
    private var hasAppeared = false
    var modifier: ScrollGeometryModifier<Value>?

    init(node: RenderNode) { self.node = node }

    func appear(in scene: SceneGraph) {
        guard !hasAppeared else { return }
        hasAppeared = true
        scene.geometryObservers.append(self)
        _ = check(in: scene)
    }

    func end(in scene: SceneGraph) { hasAppeared = false }

    func check(in scene: SceneGraph) -> Bool {
        guard hasAppeared else { return false }
        if scrollNode == nil { scrollNode = node.firstScroll }
        guard let modifier, let geometry = scrollNode?.scrollGeometry else { return true }
        let value = scene.graph.untracked { modifier.transform(geometry) }
        if value == last { return true }
        let old = last ?? value
        last = value
        scene.actions.append { modifier.action(old, value) }
        return true
    }
}

/// Runs an action when the phase of a scroll view in the content changes.
nonisolated struct ScrollPhaseModifier: PrimitiveModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ScrollPhaseObserver()
        inputs.follow { [unowned node = outputs.node] graph in
            observer.action = modifier.read(in: graph).action
            guard let scroll = node.firstScroll else { return }
            ScrollState.of(scroll).rest.observe(observer)
        }
        return outputs
    }
}

/// What is told of the phases of a scroll view.
final class ScrollPhaseObserver {
    var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
}

extension View {
    /// Runs an action with the old and the new of a value that is computed from the geometry of the view's scroll view:
    /// when it is first laid out, and whenever the value has changed.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs an action when the view's scroll view begins and ends to scroll.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action, with what is known of it, when the view's scroll view begins and ends to scroll.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
