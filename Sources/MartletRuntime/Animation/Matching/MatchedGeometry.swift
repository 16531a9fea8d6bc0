import AttributeGraph
import Foundation

/// The geometric properties that two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place of the view in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size of the view.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Matches the geometry of the content with that of other views in the group.
nonisolated struct MatchedGeometryModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: MatchedLayout(), inputs: inputs)
        let member = MatchedMember(node: node)
        node.setAttachment(member)
        inputs.follow { [unowned node, unowned scene = inputs.scene] graph in
            let modifier = modifier.read(in: graph)
            member.properties = modifier.properties
            member.anchor = modifier.anchor
            let isSource = modifier.isSource
            if member.isSource != isSource {
                member.isSource = isSource
                node.invalidateSize()
            }
            let group = MatchedGroup(namespace: modifier.namespace, id: AnyHashable(modifier.id))
            if member.group != group {
                member.group = group
                if !member.isRegistered {
                    member.isRegistered = true
                    scene.service(MatchedViews.self).members.append(member)
                }
            }
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// The identity that matched views share.
struct MatchedGroup: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// A view of a group that match.
final class MatchedMember: NodeAttachment {
    weak var node: RenderNode?
    var group: MatchedGroup?
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var isSource = true
    var isRegistered = false
    /// Whether the view was shown before, so that it no longer starts at another view's frame.
    fileprivate var hasArrived = false
    /// The original frames of nodes that are shown at another view's place, until they return.
    fileprivate var homes: [Home] = []
    /// The offset of the content inside the node, for a view that follows another.
    fileprivate var offset = CGPoint.zero
    /// The proposal for the content, for a view that follows another.
    fileprivate var size: CGSize?

    fileprivate struct Home {
        weak var node: RenderNode?
        let frame: CGRect
    }

    init(node: RenderNode) { self.node = node }

    /// Animates the view, which is being removed, to another view's frame.
    fileprivate func leave(for end: CGRect) {
        guard let node else { return }
        let isFirst = homes.isEmpty
        node.travel(from: node.frameInWindow, to: end) { node in
            if isFirst { homes.append(Home(node: node, frame: node.layoutFrame)) }
        }
    }

    /// Animates the view back to its own frame, because its removal was reverted.
    fileprivate func returnHome() {
        let homes = self.homes
        self.homes = []
        for home in homes {
            guard let node = home.node, !node.flags.contains(.detached) else { continue }
            node.move(to: home.frame)
        }
    }

    fileprivate func follow(_ source: CGRect, from own: CGRect, in node: RenderNode) {
        let size = properties.contains(.size) ? source.size : nil
        var offset = CGPoint.zero
        if properties.contains(.position) {
            let ownSize = size ?? own.size
            offset = CGPoint(
                x: source.minX + source.width * anchor.x - own.minX - ownSize.width * anchor.x,
                y: source.minY + source.height * anchor.y - own.minY - ownSize.height * anchor.y
            )
        }
        guard size != self.size || offset != self.offset else { return }
        self.size = size
        self.offset = offset
        node.scene.queuePlacement(node)
    }
}

/// The layout of content that may follow the geometry of another view.
struct MatchedLayout: WrappingLayout, Equatable {
    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let child = node.onlyChild else { return }
        guard let member = node.attachment(MatchedMember.self), !member.isSource else {
            child.place(at: .zero, proposal: proposal)
            return
        }
        child.place(at: member.offset, proposal: member.size.map { ProposedViewSize($0) } ?? proposal)
    }
}

/// The views of a scene that match others in their geometry.
final class MatchedViews: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .matchGeometry

    fileprivate var members: ContiguousArray<MatchedMember> = []

    init(scene: SceneGraph) {}

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        if !members.isEmpty { matchGeometry() }
    }

    /// Matches the geometry of the groups, after a layout.
    private func matchGeometry() {
        members.removeAll { member in
            guard let node = member.node, !node.flags.contains(.detached) else { return true }
            return false
        }
        for member in members {
            guard let node = member.node, node.flags.contains(.placed), let group = member.group else { continue }
            if !member.isSource {
                guard let source = source(of: group, besides: member) else { continue }
                member.follow(source.layoutFrameInWindow, from: node.layoutFrameInWindow, in: node)
            } else if !member.hasArrived {
                member.hasArrived = true
                guard let other = departing(from: group, besides: member), let old = other.node else { continue }
                let end = node.layoutFrameInWindow
                node.travel(from: old.frameInWindow, to: end)
                other.leave(for: end)
            } else if !member.homes.isEmpty, !node.isLeaving {
                member.returnHome()
                departing(from: group, besides: member)?.leave(for: node.layoutFrameInWindow)
            }
        }
    }

    /// The view that the others of a group follow.
    private func source(of group: MatchedGroup, besides member: MatchedMember) -> RenderNode? {
        for other in members where other !== member && other.isSource && other.group == group {
            if let node = other.node, node.flags.contains(.placed), !node.isLeaving { return node }
        }
        return nil
    }

    /// Returns a view of a group that is being removed.
    private func departing(from group: MatchedGroup, besides member: MatchedMember) -> MatchedMember? {
        members.first { other in
            other !== member && other.group == group && other.hasArrived && other.node?.isLeaving ?? false
        }
    }
}

extension RenderNode {
    /// Animates the subtree from one rectangle of the window to another.
    ///
    /// - Parameter departing: Called with each node before its motion starts.
    fileprivate func travel(from start: CGRect, to end: CGRect, departing: (RenderNode) -> Void = { _ in }) {
        departing(self)
        let origin = layoutOriginInWindow
        let container = CGPoint(x: origin.x - layoutFrame.minX, y: origin.y - layoutFrame.minY)
        let size = layoutFrame.size
        motion.start(
            from: start.offsetBy(dx: -container.x, dy: -container.y),
            to: end.offsetBy(dx: -container.x, dy: -container.y)
        )
        stretchChildren(of: size, from: start.size, to: end.size, departing)
    }

    /// Animates the children of a node of size `size` along with its change of size. A child that fills the node is
    /// resized with it; another keeps its size, and its center keeps its relative position.
    private func stretchChildren(
        of size: CGSize,
        from start: CGSize,
        to end: CGSize,
        _ departing: (RenderNode) -> Void
    ) {
        for child in layoutChildren where child.flags.contains(.placed) {
            let frame = child.layoutFrame
            func rect(in outer: CGSize) -> CGRect {
                let width = frame.width == size.width ? outer.width : frame.width
                let height = frame.height == size.height ? outer.height : frame.height
                let x = size.width > 0 ? frame.midX / size.width * outer.width : frame.midX
                let y = size.height > 0 ? frame.midY / size.height * outer.height : frame.midY
                return CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
            }
            let (first, last) = (rect(in: start), rect(in: end))
            guard first != last else { continue }
            departing(child)
            child.motion.start(from: first, to: last)
            child.stretchChildren(of: frame.size, from: first.size, to: last.size, departing)
        }
    }
}

extension View {
    /// Matches the geometry of the view with that of other views with the same id.
    ///
    ///     struct Photo: View {
    ///         @Namespace private var photos
    ///         @State private var isLarge = false
    ///         var body: some View {
    ///             VStack {
    ///                 if isLarge {
    ///                     Color.blue.matchedGeometryEffect(id: "photo", in: photos).frame(width: 300, height: 200)
    ///                 } else {
    ///                     Color.blue.matchedGeometryEffect(id: "photo", in: photos).frame(width: 60, height: 40)
    ///                 }
    ///             }
    ///             .onTapGesture { withAnimation { isLarge.toggle() } }
    ///         }
    ///     }
    ///
    /// If one view of a group is removed and another inserted in one animation, the new one starts at the frame of the
    /// old one. Views that are no source follow the source.
    ///
    /// - Parameters:
    ///   - id: The id that the views share.
    ///   - namespace: The namespace of the id.
    ///   - properties: The geometric properties to match.
    ///   - anchor: The point of the views to match.
    ///   - isSource: Whether other views follow this one.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: id,
                namespace: namespace,
                properties: properties,
                anchor: anchor,
                isSource: isSource
            )
        )
    }
}
