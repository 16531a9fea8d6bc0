import AttributeGraph
import Foundation

/// The shape of the container, inset by the distance from the container's edges.
///
///     ContainerRelativeShape()
///         .fill(.yellow)
///         .padding(8)
///         .containerShape(RoundedRectangle(cornerRadius: 24))
///
/// Without a container shape, it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Creates a container-relative shape.
    public init() {}

    /// Returns a rectangle, because the container's shape is only known when the shape is shown.
    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }

    /// Returns the shape inset by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { inset(adding: amount) }

    private func inset(adding amount: CGFloat) -> ContainerRelativeShape {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// `fixed`: the shape looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The inset, in points.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

/// The shape of a container, with the container's node.
final class ContainerShape {
    private let make: (CGRect, CGFloat) -> Path
    private weak var node: RenderNode?
    /// Returns the corners of the container for a size; `nil` if they are not known.
    private let corners: (CGSize) -> RoundedRectangularShapeCorners?

    init<S: InsettableShape>(_ shape: S, node: RenderNode) {
        make = { shape.inset(by: $1).path(in: $0) }
        corners = { (shape as? any RoundedRectangularShape)?.corners(in: $0) }
        self.node = node
    }

    /// Returns the container's shape in a rectangle of an inner node, inset by the distance from the container's edges.
    func path(in rect: CGRect, of inner: RenderNode?, inset: CGFloat) -> Path {
        guard let node, let inner else { return Path(rect.shrunk(by: inset)) }
        let (outer, own) = (node.originInWindow, inner.originInWindow)
        let left = own.x - outer.x
        let top = own.y - outer.y
        let right = node.frame.width - left - rect.width
        let bottom = node.frame.height - top - rect.height
        let distance = max(0, min(left, top, right, bottom))
        let whole = CGRect(origin: .zero, size: rect.size).insetBy(dx: -distance, dy: -distance)
        return make(whole, distance + inset)
    }
}

extension ContainerShape {
    /// Returns the radii of a rectangle in the container whose corners are concentric with those of the container:
    /// reduced by their distances from the container's edges.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of `inner`.
    ///   - inner: The node that shows the rectangle.
    ///   - isReversed: Whether the leading edge is on the right.
    func radii(in rect: CGRect, of inner: RenderNode?, isReversed: Bool) -> RectangleCornerRadii {
        guard let node, let inner, let corners = corners(node.frame.size) else { return RectangleCornerRadii() }
        let (outer, own) = (node.originInWindow, inner.originInWindow)
        let left = own.x - outer.x + rect.minX
        let top = own.y - outer.y + rect.minY
        let right = node.frame.width - left - rect.width
        let bottom = node.frame.height - top - rect.height
        let (leading, trailing) = isReversed ? (right, left) : (left, right)
        func radius(_ style: Edge.Corner.Style, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            max(0, style.radius(concentric: 0) - max(0, max(a, b)))
        }
        return RectangleCornerRadii(
            topLeading: radius(corners.topLeading, top, leading),
            bottomLeading: radius(corners.bottomLeading, bottom, leading),
            bottomTrailing: radius(corners.bottomTrailing, bottom, trailing),
            topTrailing: radius(corners.topTrailing, top, trailing))
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    /// The shape of the enclosing container; `nil` for a rectangle.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// Sets the shape of a container, for shapes relative to it.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
    let shape: S

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        var inner = inputs.inside(node)
        inner.setEnvironment { [unowned node] graph, values in
            values.containerShape = ContainerShape(modifier.pointer(in: graph).pointee.shape, node: node)
        }
        _ = body(inner)
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Sets the container shape for each `ContainerRelativeShape` in the view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
