import AttributeGraph
import Foundation

/// How a scroll view stands in its content.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is moved: negative by the margins where it stands at its start.
    public var contentOffset: CGPoint
    /// The size of the content, in points, without margins.
    public var contentSize: CGSize
    /// The margins around the content, with what of the safe area the scroll view reaches into.
    public var contentInsets: EdgeInsets
    /// The size of the part of the scroll view between the margins.
    public var containerSize: CGSize

    /// Makes a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen, with the margins.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize.outset(by: contentInsets)) }

    /// The part of the content that the scroll view stands at, as large as the scroll view is between the margins.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// That of a scroll view which has not been laid out.
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

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    /// Nothing.
    case idle
    /// A person may be about to move it.
    case tracking
    /// A person moves it.
    case interacting
    /// It goes to where it comes to rest.
    case decelerating
    /// It goes to where the program has sent it.
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

/// How a scroll view stood when what it does changed.
public struct ScrollPhaseChangeContext {
    /// How it stands in its content.
    public let geometry: ScrollGeometry
    /// How fast a person moved it last, in points a second; nil where nobody did.
    public let velocity: CGVector?
}

extension RenderNode {
    /// What a scrolling node is doing.
    fileprivate var scrollPhase: ScrollPhase {
        let state = ScrollState.of(self)
        state.isWatched = true
        let session = state.session
        if session?.isInteracting == true { return .interacting }
        guard scene.scrollMotions?.nodes.contains(where: { $0 === self }) == true else {
            session?.cameToRest()
            return .idle
        }
        return session?.isDecelerating == true ? .decelerating : .animating
    }
}

/// Runs an action when something about the scroll view in the content has changed.
nonisolated struct ScrollChangeModifier<Value: Equatable>: PrimitiveModifier {
    let read: (RenderNode, ScrollContent) -> Value
    let action: (_ old: Value, _ new: Value, _ node: RenderNode) -> Void
    /// What it is before the scroll view is first looked at. The action is told of that too, as old and new.
    let first: () -> Value

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ScrollChangeObserver<Value>(node: outputs.node)
        inputs.follow { graph in observer.modifier = modifier.read(in: graph) }
        outputs.node.attach(observer)
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
    /// Runs an action with a value that is computed from how the scroll view in the view stands in its content: at
    /// first with the value before the scroll view is laid out, as old and new, and whenever the value has changed.
    ///
    ///     ScrollView { … }
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

    /// Runs an action when the scroll view in the view begins or stops to be moved, by a person or by the program, and
    /// once at first, when it rests.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action when the scroll view in the view begins or stops to be moved, by a person or by the program, and
    /// once at first, when it rests.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(
            ScrollChangeModifier(
                read: { node, _ in node.scrollPhase },
                action: { old, new, node in
                    guard case .scroll(let scroll) = node.content else { return }
                    let velocity = new == .idle ? nil : ScrollState.of(node).session?.velocity
                    action(
                        old, new,
                        ScrollPhaseChangeContext(geometry: ScrollGeometry(of: node, scroll), velocity: velocity))
                },
                first: { .idle }))
    }

    /// Runs an action when the view comes into the visible part of the scroll view around it, or leaves that.
    ///
    /// - Parameters:
    ///   - threshold: The part of the view, from 0 to 1, that must be seen.
    ///   - action: Gets whether that much of the view is seen.
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
