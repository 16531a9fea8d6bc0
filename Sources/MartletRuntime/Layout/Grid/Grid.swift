import AttributeGraph
import Foundation

/// Views in rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
///     Grid(alignment: .leading) {
///         GridRow {
///             Text("Name")
///             TextField("Name", text: $name)
///         }
///         Divider()
///         GridRow {
///             Text("Age")
///             Stepper("\(age)", value: $age)
///         }
///     }
///
/// A view in the grid outside of a ``GridRow`` has a row of its own and spans all columns. All views of a grid are
/// created; ``LazyVGrid`` creates only the visible ones.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    let content: Content
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?

    /// Arranges views in rows and columns.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of a cell that is smaller than its place.
    ///   - horizontalSpacing: The distance between columns, in points; nil for the host's default.
    ///   - verticalSpacing: The distance between rows, in points; nil for the host's default.
    ///   - content: The rows, and views that span all columns.
    @inlinable
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            _content: content()
        )
    }

    @usableFromInline
    init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, _content: Content) {
        content = _content
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        StackMaker.make(inputs: inputs, content: { Content._makeViewList(view: view[\.content], inputs: $0) }) {
            let grid = view.pointer(in: $0)
            return GridNodeLayout(
                alignment: grid.pointee.alignment,
                horizontalSpacing: grid.pointee.horizontalSpacing,
                verticalSpacing: grid.pointee.verticalSpacing
            )
        }
    }
}

/// A row of a ``Grid``: each view is a cell. Elsewhere the views are elements of the container around, as in a `Group`.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    let content: Content
    let alignment: VerticalAlignment?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical guide at which the cells are aligned; nil for that of the grid.
    ///   - content: The cells, from leading to trailing.
    @inlinable
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, _content: content())
    }

    @usableFromInline
    init(alignment: VerticalAlignment?, _content: Content) {
        content = _content
        self.alignment = alignment
    }

    /// Wraps the elements in a container, for a place that needs a single element.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let group = RenderNode.makeGroup(inputs: inputs)
        let info = GridRowInfo()
        group.setAttachment(info)
        inputs.follow { [unowned group] graph in
            let alignment = view.pointer(in: graph).pointee.alignment
            guard alignment != info.alignment else { return }
            info.alignment = alignment
            group.container.flags.insert(.guidesChanged)
            group.container.invalidateSize()
        }
        Content._makeViewList(view: view[\.content], inputs: inputs.through(group, scope: inputs.scope))
    }

    /// False, because the view may have any number of elements.
    public static var _isUnary: Bool { false }
}

extension View {
    /// Makes the cell take several columns of a ``Grid``.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridColumnsTrait, Int>(value: count, affectsLayout: true))
    }

    /// Aligns a point of the view with the same point of its cell in a ``Grid``, overriding the alignments of row and
    /// column.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridAnchorTrait, UnitPoint>(value: anchor, affectsLayout: true))
    }

    /// Sets the guide that the cells of the view's column in a ``Grid`` share. Set it on one cell of the column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait, HorizontalAlignment>(value: guide, affectsLayout: true))
    }

    /// Excludes the cell from the size of its row or column in a ``Grid``, along some axes: it takes the space that
    /// other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridUnsizedAxesTrait, Axis.Set>(value: axes, affectsLayout: true))
    }
}
