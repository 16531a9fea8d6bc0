import AttributeGraph
import Foundation

/// The position of a scroll view, readable and writable through a binding.
///
///     @State private var position = ScrollPosition(edge: .top)
///
///     ScrollView {
///         Feed()
///     }
///     .scrollPosition($position)
///
///     Button("To the Top") { withAnimation { position.scrollTo(edge: .top) } }
///
/// When the user scrolls, ``isPositionedByUser`` becomes true. ``viewID(type:)`` then returns the id of the view at the
/// start of the visible part, if the layout is marked with ``View/scrollTargetLayout(isEnabled:)``.
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case none
        case id(ScrollID, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        case user(ScrollID?)
    }

    /// A type-erased id.
    // @unchecked Sendable: only created from Sendable values.
    struct ScrollID: Equatable, @unchecked Sendable {
        let value: AnyHashable

        /// The id without the erasure. `Sendable` has no witness table, so that both existentials have one layout.
        var sendable: (any Hashable & Sendable)? {
            // Unsafe pointers: a cast cannot add a marker protocol.
            (value.base as? any Hashable).map { unsafeBitCast($0 as any Hashable, to: (any Hashable & Sendable).self) }
        }
    }

    var place: Place
    /// The number of the request, so that a repeated request to the same target differs from the first.
    var request = 0

    /// A position that is none, with ids of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { place = .none }

    /// The position of a view with an id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .id(ScrollID(value: AnyHashable(id)), anchor)
    }

    /// The position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }

    /// The position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }

    /// The position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(x: x, y: y)
    }

    /// The position at a distance from the leading edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .point(x: x, y: nil) }

    /// The position at a distance from the top of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .point(x: nil, y: y) }

    /// Whether the user has scrolled since the last scroll request of the program.
    public var isPositionedByUser: Bool {
        if case .user = place { true } else { false }
    }

    /// The edge that the program has scrolled to.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point that the program has scrolled to.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The distance from the leading edge that the program has scrolled to.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The distance from the top that the program has scrolled to.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The id of the view that was scrolled to, by the program or the user, whatever its type.
    ///
    /// ``viewID(type:)`` returns it as a value of the type that the app expects.
    public var viewID: (any Hashable & Sendable)? {
        switch place {
        case .id(let id, _): id.sendable
        case .user(let id): id?.sendable
        default: nil
        }
    }

    /// Returns the id of the view that was scrolled to, by the program or the user.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        switch place {
        case .id(let id, _): id.value.base as? T
        case .user(let id): id?.value.base as? T
        default: nil
        }
    }

    /// Scrolls to the view with an id.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .id(ScrollID(value: AnyHashable(id)), anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    /// Scrolls to a distance from the leading edge of the content.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    /// Scrolls to a distance from the top of the content.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    private mutating func go(to place: Place) {
        self.place = place
        request += 1
    }
}

/// Keeps a position and the scroll view in the content in step.
nonisolated struct WholeScrollPositionModifier: PrimitiveModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = WholeScrollPositionObserver(node: outputs.node, environment: inputs.environment)
        inputs.followObserving(.containers) { graph in
            let modifier = modifier.read(in: graph)
            observer.modifier = modifier
            observer.take(modifier.position.wrappedValue)
        }
        outputs.node.lifetime.attach(observer)
        return outputs
    }
}

/// Scrolls when the position is written, and writes the position when the user scrolls.
private final class WholeScrollPositionObserver: ScrollObserver {
    private let environment: EnvironmentScope
    private var current: ScrollPosition?
    /// The requested target that was not applied yet, with its animation.
    private var wanted: (place: ScrollPosition.Place, animation: Animation?)?
    private var lastOffset: CGPoint?
    var modifier: WholeScrollPositionModifier?

    init(node: RenderNode, environment: EnvironmentScope) {
        self.environment = environment
        super.init(node: node)
    }

    func take(_ position: ScrollPosition) {
        guard position != current else { return }
        current = position
        if case .user = position.place { return }
        let scene = node.scene
        let animation = hasAppeared ? scene.transaction(at: environment).animation : nil
        if case .id(let id, let anchor) = position.place {
            var request = ScrollRequest(group: node, id: id.value, anchor: anchor ?? modifier?.anchor)
            if let animation { request.transaction.animation = animation }
            scene.scrolling.request(request)
            lastOffset = nil
        } else if position.place != .none {
            wanted = (position.place, animation)
            scene.pending.insert(.showRows)
        }
    }

    override func look(at scrollNode: RenderNode, _ scroll: ScrollContent, in scene: SceneGraph) {
        if let wanted, scrollNode.flags.contains(.placed) {
            self.wanted = nil
            scene.scrolling.motions?.cancel(scrollNode)
            let target = Self.offset(of: wanted.place, in: scroll, scrollNode)
            if !scene.scrolling.startMotion(of: scrollNode, to: target, by: wanted.animation) {
                scrollNode.scroll.moveContent(to: target)
            }
            lastOffset = nil
            return
        }
        let isUnderWay = scene.scrolling.motions?.motion(of: scrollNode) != nil || scene.scrolling.hasRequests
        guard let lastOffset, !isUnderWay else {
            self.lastOffset = scroll.offset
            return
        }
        guard scroll.offset != lastOffset else { return }
        self.lastOffset = scroll.offset
        let id: AnyHashable? = scrollNode.scroll.target(anchor: modifier?.anchor)
        var position = current ?? ScrollPosition()
        position.place = .user(id.map { ScrollPosition.ScrollID(value: $0) })
        guard position != current, let modifier else { return }
        current = position
        scene.actions.append { modifier.position.wrappedValue = position }
    }

    private static func offset(
        of place: ScrollPosition.Place, in scroll: ScrollContent, _ node: RenderNode
    ) -> CGPoint {
        let largest = scroll.largestOffset(in: node.layoutFrame.size)
        var offset = scroll.offset
        switch place {
        case .edge(.top): offset.y = 0
        case .edge(.bottom): offset.y = largest.y
        case .edge(.leading): offset.x = node.flags.contains(.rightToLeft) ? largest.x : 0
        case .edge(.trailing): offset.x = node.flags.contains(.rightToLeft) ? 0 : largest.x
        case .point(let x, let y):
            offset.x = min(max(0, x ?? offset.x), largest.x)
            offset.y = min(max(0, y ?? offset.y), largest.y)
        case .none, .id, .user: break
        }
        return offset
    }
}

extension View {
    /// Binds the offset of the scroll view inside to a position.
    ///
    /// - Parameters:
    ///   - position: The position. Writing it scrolls, with the animation of the write.
    ///   - anchor: The point at which view and scroll view are aligned; nil for the least movement that shows the view.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(WholeScrollPositionModifier(position: position, anchor: anchor))
    }
}
