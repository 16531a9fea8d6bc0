import AttributeGraph
import Foundation

/// Changes something of the row of a list that the content stands in.
nonisolated struct RowModifier<Value>: PrimitiveModifier {
    let value: Value
    let apply: (Value, RowState) -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let row = inputs.parent.enclosingRow, let state = row.rowState else { return outputs }
        inputs.follow { [unowned row] graph in
            let modifier = modifier.read(in: graph)
            modifier.apply(modifier.value, state)
            state.refresh()
            row.invalidateSize()
        }
        return outputs
    }
}

/// Puts a view behind the row of a list that the content stands in.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let row = inputs.parent.enclosingRow, let state = row.rowState, state.background == nil else {
            return outputs
        }
        let made = Optional<Background>._makeView(view: modifier[\.background], inputs: inputs.inside(row)).node
        made.layout = FillingLayout()
        state.background = made
        // Behind everything else in the row.
        row.children.removeLast()
        row.children.insert(made, at: 0)
        inputs.follow { graph in
            let isBare = modifier.read(in: graph).background != nil
            guard isBare != state.hasBackground else { return }
            state.hasBackground = isBare
            state.refresh()
        }
        return outputs
    }
}

private enum DefaultRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum DefaultHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The least height of the rows of lists, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultRowHeightKey.self] }
        set { self[DefaultRowHeightKey.self] = newValue }
    }

    /// The least height of the headers of sections in lists, in points; nil for as high as they are.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultHeaderHeightKey.self] }
        set { self[DefaultHeaderHeightKey.self] = newValue }
    }
}

/// Whether the tag is also that of an optional of its type.
enum OptionalTagTrait {}

/// Gives the content a value by which it is chosen.
nonisolated struct TagModifier: PrimitiveModifier {
    let tag: AnyHashable
    let includesOptional: Bool

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            node.setTrait(TagTrait.self, modifier.tag)
            if !modifier.includesOptional { node.setTrait(OptionalTagTrait.self, false) }
            node.didChange()
            node.enclosingRow?.rowState?.refresh()
            node.enclosingOption?.refresh()
        }
        return outputs
    }
}

extension View {
    /// Gives the view a value by which it is selected in a list, a picker or a tab view.
    ///
    /// In a picker the type of the tag must be that of the selection. If `includeOptional` is true, it is also the tag
    /// of a selection that is an optional of that type.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag), includesOptional: includeOptional))
    }

    /// Sets the distance between the edges of the view's row in a list and the view; nil for the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowModifier(value: insets) { $1.insets = $0 })
    }

    /// Sets the distance between some edges of the view's row in a list and the view, in points; nil for the list's own.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowModifier(value: length.map { $0.finite() }) { $1.setInsets(of: edges, to: $0) })
    }

    /// Shows or hides the line below the view's row in a list.
    ///
    /// Lines belong to the lower edges of rows: `edges` without `.bottom` change nothing.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowModifier(value: edges.contains(.bottom) && visibility == .hidden) { $1.hidesSeparator = $0 })
    }

    /// Puts a view behind the view's row in a list, over the whole of the row.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    /// Keeps the view's row from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifier(value: isDisabled) { $1.isDeleteDisabled = $0 })
    }

    /// Keeps the view's row from being selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowModifier(value: isDisabled) { $1.isSelectionDisabled = $0 })
    }

    /// Keeps the view's row from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifier(value: isDisabled) { $1.isMoveDisabled = $0 })
    }
}
