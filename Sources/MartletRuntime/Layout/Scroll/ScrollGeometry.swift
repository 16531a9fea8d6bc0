import AttributeGraph
import Foundation

/// The position of a scroll view in its content.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the content: at the start of the content, minus the leading and top insets.
    public var contentOffset: CGPoint
    /// The size of the content, in points, without margins.
    public var contentSize: CGSize
    /// The margins around the content, plus the part of the unsafe area that the scroll view covers.
    public var contentInsets: EdgeInsets
    /// The size of the part of the scroll view between the margins.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen, with the margins.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize.outset(by: contentInsets)) }

    /// The visible part of the content, as large as the scroll view between its insets.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The geometry of a scroll view before its first layout.
    fileprivate static let unknown = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)

    init(of node: RenderNode, _ scroll: ScrollContent) {
        let insets = ScrollState.of(node).insets
        self.init(
            contentOffset: CGPoint(
                x: scroll.offset.x - SideInsets(insets, node.layoutDirection).left, y: scroll.offset.y - insets.top),
            contentSize: scroll.contentSize.inset(by: insets), contentInsets: insets,
            containerSize: node.layoutFrame.size.inset(by: insets))
    }
}

/// The current activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    /// The scroll view rests.
    case idle
    /// The user may be about to scroll.
    case tracking
    /// The user scrolls.
    case interacting
    /// The scroll view decelerates to its resting place.
    case decelerating
    /// The scroll view moves to a target set by the program.
    case animating

    /// Whether the content moves, or may.
    public var isScrolling: Bool { self != .idle }

    /// All lengths of the geometry.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext {
    /// The scroll geometry at the change.
    public let geometry: ScrollGeometry
    /// The velocity of the last scrolling by the user, in points a second; nil if the user has not scrolled.
    public let velocity: CGVector?
}

extension ScrollNode {
    /// The current scroll phase of the node. Reading it makes the scroll view track its phases.
    fileprivate var phase: ScrollPhase {
        let state = ScrollState.of(node)
        state.isWatched = true
        let session = state.session
        if session?.isInteracting == true { return .interacting }
        guard node.scene.scrolling.motions?.nodes.contains(where: { $0 === node }) == true else {
            session?.didComeToRest()
            return .idle
        }
        return session?.isDecelerating == true ? .decelerating : .animating
    }
}

/// Runs an action when a value read from the scroll view inside changes.
nonisolated struct ScrollChangeModifier<Value: Equatable>: PrimitiveModifier {
    let read: (RenderNode, ScrollContent) -> Value
    let action: (_ old: Value, _ new: Value, _ node: RenderNode) -> Void
    /// Returns the value before the first layout of the scroll view. The action is first called with this value as old
    /// and new.
    let first: () -> Value

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ScrollChangeObserver<Value>(node: outputs.node)
        inputs.follow { graph in observer.modifier = modifier.read(in: graph) }
        outputs.node.lifetime.attach(observer)
        return outputs
    }
}

private final class ScrollChangeObserver<Value: Equatable>: ScrollObserver {
    private var last: Value?
    var modifier: ScrollChangeModifier<Value>?

    override func look(at scrollNode: RenderNode, _ scroll: ScrollContent, in scene: SceneGraph) {
        guard let modifier else { return }
        let value = scene.graph.untracked { modifier.read(scrollNode, scroll) }
        if value == last { return }
        let old = last ?? scene.graph.untracked { modifier.first() }
        let isFirst = last == nil
        last = value
        scene.actions.append {
            if isFirst { modifier.action(old, old, scrollNode) }
            if value != old { modifier.action(old, value, scrollNode) }
        }
    }
}

extension View {
    /// Runs an action with a value computed from the geometry of the scroll view inside: once with the value before the
    /// first layout, as old and new, and again whenever the value has changed.
    ///
    ///     ScrollView { Text(article) }
    ///         .onScrollGeometryChange(for: Bool.self) { geometry in
    ///             geometry.contentOffset.y > 100
    ///         } action: { _, isFarDown in
    ///             showsButton = isFarDown
    ///         }
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value. It runs after each layout and movement: keep it short.
    ///   - action: Gets the old and the new value.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollChangeModifier(
                read: { transform(ScrollGeometry(of: $0, $1)) }, action: { old, new, _ in action(old, new) },
                first: { transform(.unknown) }))
    }

    /// Runs an action when the scroll view inside changes its phase, by the user or by the program, and once at first,
    /// when it is idle.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action when the scroll view inside changes its phase, by the user or by the program, and once at first,
    /// when it is idle.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(
            ScrollChangeModifier(
                read: { node, _ in node.scroll.phase },
                action: { old, new, node in
                    guard case .scroll(let scroll) = node.content else { return }
                    let velocity = new == .idle ? nil : ScrollState.of(node).session?.velocity
                    action(
                        old, new,
                        ScrollPhaseChangeContext(geometry: ScrollGeometry(of: node, scroll), velocity: velocity))
                },
                first: { .idle }))
    }

    /// Runs an action when the view enters or leaves the visible part of the scroll view around it.
    ///
    /// - Parameters:
    ///   - threshold: The part of the view, from 0 to 1, that must be visible.
    ///   - action: Receives whether that much of the view is visible.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let port = proxy.bounds(of: .scrollView), proxy.size.width > 0, proxy.size.height > 0 else {
                return true
            }
            let seen = port.intersection(CGRect(origin: .zero, size: proxy.size))
            return !seen.isNull && seen.width * seen.height >= threshold * proxy.size.width * proxy.size.height
        } action: {
            action($0)
        }
    }
}
