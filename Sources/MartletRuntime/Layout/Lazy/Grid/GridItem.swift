import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``: its size, the space after it, and the alignment of its
/// cells.
///
///     LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.flexible())]) {
///         ForEach(names, id: \.self) { Text($0) }
///     }
///
/// Fixed columns get their width first, and flexible ones share the rest within their bounds. An adaptive item is
/// replaced by as many columns as fit.
public struct GridItem: Sendable {
    /// The width of a column, or the height of a row, in points.
    public enum Size: Sendable {
        /// As many columns as fit into the width that one flexible column would have, each at least as wide as the minimum.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
        /// A fixed length.
        case fixed(CGFloat)
        /// A share of the length that fixed items leave, within two bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    }

    /// The alignment of cells that are smaller than their column or row; nil for the alignment of the grid.
    public var alignment: Alignment?
    /// The width of the column, or the height of the row.
    public var size: GridItem.Size
    /// The distance to the next column or row, in points; nil for the host's default.
    public var spacing: CGFloat?

    /// Describes a column or a row.
    ///
    /// - Parameters:
    ///   - size: The width of the column, or the height of the row.
    ///   - spacing: The distance to the next, in points; nil for the host's default.
    ///   - alignment: The alignment of cells that are smaller than their column or row; nil for the alignment of the grid.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The item without lengths that cannot be any.
    ///
    /// - Parameter axis: The axis along which the items of a grid follow each other.
    func checked(for node: RenderNode, along axis: Axis) -> GridItem {
        let size: Size =
            switch size {
            case .fixed(let length):
                node.valid(length, "the length of GridItem(.fixed)").map { .fixed($0) } ?? .flexible()
            case .flexible(let least, let most):
                .flexible(
                    minimum: node.valid(least, "minimum of GridItem(.flexible)", or: 10),
                    maximum: node.valid(most, "maximum of GridItem(.flexible)", .limit, or: .infinity))
            case .adaptive(let least, let most):
                .adaptive(
                    minimum: node.valid(least, "minimum of GridItem(.adaptive)", or: 10),
                    maximum: node.valid(most, "maximum of GridItem(.adaptive)", .limit, or: .infinity))
            }
        return GridItem(
            size,
            spacing: node.scene.profile.stepped(
                node.valid(spacing, "the spacing of a GridItem", .distance), along: axis),
            alignment: alignment)
    }

    /// Whether two items make the same column.
    func isLike(_ other: GridItem) -> Bool {
        guard alignment == other.alignment, spacing == other.spacing else { return false }
        switch (size, other.size) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.flexible(let a, let b), .flexible(let c, let d)): return a == c && b == d
        case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
        default: return false
        }
    }
}
