import Foundation

/// The preferred distances of a view at its edges, which depend on the content there: text has others than controls.
///
/// A custom layout computes the distance between two subviews from their spacings:
///
///     let gap = first.spacing.distance(to: second.spacing, along: .vertical)
public struct ViewSpacing: Sendable {
    private var top: SpacingEdge
    private var leading: SpacingEdge
    private var bottom: SpacingEdge
    private var trailing: SpacingEdge
    /// The host's default distance between views, in points.
    private let standard: CGSize

    /// No space at any edge.
    public static let zero = ViewSpacing(standard: HostProfile().defaultSpacing) { _ in SpacingEdge(plain: .points(0)) }

    /// The default space at every edge.
    public init() {
        self.init(standard: HostProfile().defaultSpacing) { _ in .standard }
    }

    init(standard: CGSize, edge: (Edge) -> SpacingEdge) {
        top = edge(.top)
        leading = edge(.leading)
        bottom = edge(.bottom)
        trailing = edge(.trailing)
        self.standard = standard
    }

    /// Replaces the spacing at some edges by the larger of both.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = top.union(other.top, standard: standard.height) }
        if edges.contains(.leading) { leading = leading.union(other.leading, standard: standard.width) }
        if edges.contains(.bottom) { bottom = bottom.union(other.bottom, standard: standard.height) }
        if edges.contains(.trailing) { trailing = trailing.union(other.trailing, standard: standard.width) }
    }

    /// Returns the larger space at each of some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance, in points, to a view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        self[.last(axis)].distance(to: next[.first(axis)], standard: standard[axis])
    }

    subscript(edge: Edge) -> SpacingEdge {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
