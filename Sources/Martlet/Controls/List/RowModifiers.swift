import AttributeGraph
import Foundation

/// Sets a property of the list row that contains the content.
nonisolated struct RowModifier<Value>: PrimitiveModifier {
    let value: Value
    let apply: (Value, RowState) -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let row = inputs.parent.lazy.enclosingRow, let state = row.list.rowState else { return outputs }
        inputs.follow { [unowned row] graph in
            let modifier = modifier.read(in: graph)
            modifier.apply(modifier.value, state)
            state.refresh()
            row.invalidateSize()
        }
        return outputs
    }
}

/// Adds a background view to the list row that contains the content.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let row = inputs.parent.lazy.enclosingRow, let state = row.list.rowState, state.background == nil else {
            return outputs
        }
        let made = Optional<Background>._makeView(view: modifier[\.background], inputs: inputs.inside(row)).node
        made.layout = FillingLayout()
        state.background = made
        // The background is behind all other nodes in the row.
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
    /// The minimum height of list rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultRowHeightKey.self] }
        set { self[DefaultRowHeightKey.self] = newValue }
    }

    /// The minimum height of section headers in lists, in points; `nil` for their ideal height.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultHeaderHeightKey.self] }
        set { self[DefaultHeaderHeightKey.self] = newValue }
    }
}

/// A marker for tags that also match a selection of the optional type.
enum OptionalTagTrait {}

/// Tags the content with a value for selection.
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
            node.lazy.enclosingRow?.list.rowState?.refresh()
            node.picker.enclosingOption?.refresh()
        }
        return outputs
    }
}

extension View {
    /// Tags the view with the value by which a list, picker or tab view selects it.
    ///
    ///     struct SizePicker: View {
    ///         @State private var size = 2
    ///         var body: some View {
    ///             Picker("Size", selection: $size) {
    ///                 Text("Small").tag(1)
    ///                 Text("Large").tag(2)
    ///             }
    ///         }
    ///     }
    ///
    /// In a picker, the type of the tag must be that of the selection. If `includeOptional` is true, the tag also
    /// matches a selection of the optional type.
    ///
    /// - Parameters:
    ///   - tag: The value that the selection has when the view is selected.
    ///   - includeOptional: Whether the tag also matches an optional selection.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag), includesOptional: includeOptional))
    }

    /// Sets the insets of the view in its list row; `nil` for the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowModifier(value: insets) { $1.insets = $0 })
    }

    /// Sets the insets of the view in its list row at some edges, in points; `nil` for the list's own.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowModifier(value: length.map { $0.finite() }) { $1.setInsets(of: edges, to: $0) })
    }

    /// Shows or hides the separator below the view's list row.
    ///
    /// A row has a separator only at its bottom edge: `edges` without `.bottom` have no effect.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowModifier(value: edges.contains(.bottom) && visibility == .hidden) { $1.hidesSeparator = $0 })
    }

    /// Sets the background of the view's list row, which fills the whole row.
    ///
    ///     List(tasks) { task in
    ///         Text(task.name).listRowBackground(task.isUrgent ? Color.yellow : nil)
    ///     }
    ///
    /// - Parameter view: The background; `nil` for that of the list.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    /// Prevents the view's row from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifier(value: isDisabled) { $1.isDeleteDisabled = $0 })
    }

    /// Prevents the view's row from being selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowModifier(value: isDisabled) { $1.isSelectionDisabled = $0 })
    }

    /// Prevents the view's row from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifier(value: isDisabled) { $1.isMoveDisabled = $0 })
    }

    /// Disables the view's row, so that tests and assistive technology see that it is disabled. The view's own controls
    /// need ``View/disabled(_:)``.
    nonisolated func rowDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowModifier(value: isDisabled) { $1.isDisabled = $0 })
    }
}
