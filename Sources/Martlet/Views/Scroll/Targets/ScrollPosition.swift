import AttributeGraph
import Foundation

/// Where in its content a scroll view is to stand, or stands.
///
///     @State private var position = ScrollPosition(edge: .top)
///
///     ScrollView { … }
///         .scrollPosition($position)
///     Button("Top") { position.scrollTo(edge: .top) }
public struct ScrollPosition: Equatable, @unchecked Sendable {
    /// Where it is to stand.
    enum Goal: Equatable {
        case view(AnyHashable, anchor: UnitPoint?)
        case edge(Edge)
        case offset(x: CGFloat?, y: CGFloat?)
    }

    /// Nil where nobody has said where it is to stand.
    private(set) var goal: Goal?
    /// Grows with each word of where it is to stand, so that the same one is followed again.
    private(set) var number = 0
    /// What stands at the start, as far as a person has scrolled.
    private var seen: AnyHashable?
    /// Whether a person has scrolled since the app last said where it is to stand.
    public private(set) var isPositionedByUser = false

    private init(_ goal: Goal?) { self.goal = goal }

    /// A position that is told by the ids of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(nil) }

    /// The position at which an element is seen.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor: anchor))
    }

    /// The position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge)) }

    /// The position at a point of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.offset(x: point.x, y: point.y))
    }

    /// The position at a point of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.offset(x: x, y: y))
    }

    /// The position at a distance from the start of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { self.init(.offset(x: x, y: nil)) }

    /// The position at a distance from the top of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { self.init(.offset(x: nil, y: y)) }

    /// Scrolls to where an element is seen.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(AnyHashable(id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

    /// Scrolls to a distance from the start of the content, in points.
    public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

    /// Scrolls to a distance from the top of the content, in points.
    public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

    private mutating func go(to goal: Goal) {
        self.goal = goal
        number += 1
        isPositionedByUser = false
    }

    /// A person has scrolled.
    mutating func follow(_ id: AnyHashable?) {
        goal = nil
        seen = id
        isPositionedByUser = true
    }

    /// The edge that the app has said; nil if it has said something else, or a person has scrolled.
    public var edge: Edge? {
        if case .edge(let edge)? = goal { return edge }
        return nil
    }

    /// The point that the app has said; nil if it has said something else, or a person has scrolled.
    public var point: CGPoint? {
        if case .offset(let x?, let y?)? = goal { return CGPoint(x: x, y: y) }
        return nil
    }

    /// The distance from the start that the app has said.
    public var x: CGFloat? {
        if case .offset(let x, _)? = goal { return x }
        return nil
    }

    /// The distance from the top that the app has said.
    public var y: CGFloat? {
        if case .offset(_, let y)? = goal { return y }
        return nil
    }

    /// The id of the element that the app has said, or that stands at the start since a person has scrolled; nil if it
    /// is of another type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        let id: AnyHashable? = if case .view(let id, _)? = goal { id } else { seen }
        return id?.base as? T
    }
}

/// Keeps a binding to a position and the scroll view in the content in step.
nonisolated struct ScrollPositionBindingModifier: PrimitiveModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ScrollPositionFollower(node: outputs.node)
        inputs.followObserving(.containers) { graph in
            let modifier = modifier.read(in: graph)
            observer.modifier = modifier
            observer.take(modifier.position.wrappedValue)
        }
        outputs.node.attach(observer)
        return outputs
    }
}

/// Scrolls where the app says, and tells it when a person scrolls.
private final class ScrollPositionFollower: GeometryObserver, LifecycleRecord {
    private unowned(unsafe) let node: RenderNode
    private weak var scrollNode: RenderNode?
    /// What was last carried out.
    private var number: Int?
    private var lastOffset: CGPoint?
    /// Whether the position follows the app, and not a person.
    private var isLed = false
    private var hasAppeared = false
    var modifier: ScrollPositionBindingModifier?

    init(node: RenderNode) { self.node = node }

    func appear(in scene: SceneGraph) {
        guard !hasAppeared else { return }
        hasAppeared = true
        scene.geometryObservers.append(self)
        _ = check(in: scene)
    }

    func end(in scene: SceneGraph) { hasAppeared = false }

    /// Called in a rule.
    func take(_ position: ScrollPosition) {
        guard position.number != number, let goal = position.goal else { return }
        number = position.number
        isLed = true
        let scene = node.scene
        let transaction = scene.transaction(at: node.environment ?? scene.environment)
        if case .view(let id, let anchor) = goal {
            var request = ScrollRequest(group: node, id: id, anchor: anchor ?? modifier?.anchor)
            request.transaction = transaction
            return scene.scrollRequests.append(request)
        }
        // How far the content reaches is known when it has been laid out.
        scene.actions.append { [weak self] in self?.go(to: goal, by: transaction.animation) }
    }

    private func go(to goal: ScrollPosition.Goal, by animation: Animation?) {
        guard let scrollNode = scrollNode ?? node.firstScroll, case .scroll(var scroll) = scrollNode.content else {
            return
        }
        let size = scrollNode.layoutFrame.size
        let largest = scroll.largestOffset(in: size)
        switch goal {
        case .view: return
        case .edge(.top): scroll.offset.y = 0
        case .edge(.bottom): scroll.offset.y = largest.y
        case .edge(.leading): scroll.offset.x = 0
        case .edge(.trailing): scroll.offset.x = largest.x
        case .offset(let x, let y): scroll.offset = CGPoint(x: x ?? scroll.offset.x, y: y ?? scroll.offset.y)
        }
        scroll.clampOffset(in: size)
        node.scene.lead(scrollNode, to: scroll.offset, by: animation)
    }

    func check(in scene: SceneGraph) -> Bool {
        guard hasAppeared else { return false }
        if scrollNode == nil { scrollNode = node.firstScroll }
        guard let scrollNode, case .scroll(let scroll) = scrollNode.content, let modifier else { return true }
        defer { lastOffset = scroll.offset }
        guard let lastOffset, scroll.offset != lastOffset else { return true }
        // What the app has asked for, on its way or arriving, is no person's doing.
        let isMoving = scene.scrollMotions?.motion(of: scrollNode) != nil || !scene.scrollRequests.isEmpty
        if isLed {
            isLed = isMoving
            return true
        }
        guard !isMoving else { return true }
        let id: AnyHashable? = scrollNode.scrollTarget(anchor: modifier.anchor)
        scene.actions.append { modifier.position.wrappedValue.follow(id) }
        return true
    }
}

extension View {
    /// Binds where the scroll view in the view stands.
    ///
    /// - Parameters:
    ///   - position: Says where it is to stand; told when a person scrolls.
    ///   - anchor: The point of an element and of the scroll view that meet; nil for as little movement as is needed.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionBindingModifier(position: position, anchor: anchor))
    }
}
