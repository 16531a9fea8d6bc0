import Foundation

/// The space that a view wants at its edges.
public struct ViewSpacing: Sendable {
    /// By edge, in points; nil for the host's default.
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?
    private var standard: CGSize

    /// No space at any edge.
    public static let zero = ViewSpacing(horizontal: 0, vertical: 0, standard: .zero)

    /// The default space at every edge.
    public init() {
        self.init(horizontal: nil, vertical: nil, standard: HostProfile().defaultSpacing)
    }

    init(horizontal: CGFloat?, vertical: CGFloat?, standard: CGSize) {
        top = vertical
        bottom = vertical
        leading = horizontal
        trailing = horizontal
        self.standard = standard
    }

    /// Takes the larger space at each of some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = max(amount(top, .vertical), other.amount(other.top, .vertical)) }
        if edges.contains(.bottom) { bottom = max(amount(bottom, .vertical), other.amount(other.bottom, .vertical)) }
        if edges.contains(.leading) {
            leading = max(amount(leading, .horizontal), other.amount(other.leading, .horizontal))
        }
        if edges.contains(.trailing) {
            trailing = max(amount(trailing, .horizontal), other.amount(other.trailing, .horizontal))
        }
    }

    /// The larger space at each of some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance, in points, to a view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (own, other) =
            axis == .horizontal
            ? (amount(trailing, axis), next.amount(next.leading, axis))
            : (amount(bottom, axis), next.amount(next.top, axis))
        return StackLayout.distance(own, other)
    }

    /// The larger of the spaces at both ends of an axis.
    func largest(along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? max(amount(leading, axis), amount(trailing, axis)) : max(amount(top, axis), amount(bottom, axis))
    }

    private func amount(_ space: CGFloat?, _ axis: Axis) -> CGFloat { space ?? standard[axis] }
}
