import AttributeGraph

/// Sets the color of the separator below the list row that contains the content.
nonisolated struct RowSeparatorTintModifier: PrimitiveModifier {
    let color: Color?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let row = inputs.parent.lazy.enclosingRow, let state = row.list.rowState else { return outputs }
        let environment = inputs.environment
        var wasTinted = false
        inputs.follow { [unowned row] graph in
            let color = modifier.read(in: graph).color
            let styles = EnvironmentValues(scope: environment).styleContext
            // The separator is created later than the row's content, so the color is stored in the state as well.
            guard color != nil || wasTinted else { return }
            wasTinted = color != nil
            state.separatorContent = color.map { .fill(FillContent(paint: $0._paint(in: styles))) } ?? .divider
            state.separator?.setContent(state.separatorContent)
            row.didChange()
            state.refresh()
            row.invalidateSize()
        }
        return outputs
    }
}

extension View {
    /// Sets the color of the separator below the view's list row; `nil` for the standard color. A terminal has no
    /// separators.
    ///
    /// A row has a separator only at its bottom edge: `edges` without `.bottom` have no effect.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowSeparatorTintModifier(color: edges.contains(.bottom) ? color : nil))
    }

    /// Shows or hides the separators of a section. No effect here: sections have only the separators of their rows; see
    /// ``View/listRowSeparator(_:edges:)``.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Sets the color of the separators of a section. No effect here: sections have only the separators of their rows;
    /// see ``View/listRowSeparatorTint(_:edges:)``.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the color of label icons in lists; `nil` for the standard color.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(ListItemTintModifier(tint: tint))
    }

    /// Sets the color of label icons in lists; `nil` for the standard color.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

    /// Adds rows with actions to the end of a section.
    ///
    ///     Section("Notes") { ForEach(notes) { NoteRow(note: $0) } }
    ///         .sectionActions { Button("Add", systemImage: "plus") { add() } }
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        TupleView((self, content()))
    }
}

/// The color of label icons in a list.
public struct ListItemTint: Sendable {
    enum Kind { case color(Color), monochrome }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a color that the system's preference does not override.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(.color(tint)) }
    /// Returns a color that the system may override. A desktop does not.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(.color(tint)) }
    /// Gray icons.
    public static let monochrome = ListItemTint(.monochrome)

    /// The style of the icons.
    var style: AnyShapeStyle {
        switch kind {
        case .color(let color): AnyShapeStyle(color)
        case .monochrome: AnyShapeStyle(.secondary)
        }
    }
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

/// Marks inputs in which label icons have a tint.
final class ListItemTintMark {
    fileprivate static var shared: ListItemTintMark { ListItemTintMark() }
}

/// Sets the color of label icons.
nonisolated struct ListItemTintModifier: InputModifier {
    let tint: ListItemTint?

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(ListItemTintMark.self, ListItemTintMark.shared)
        inputs.setEnvironment { graph, values in values.listItemTint = modifier.read(in: graph).tint }
    }
}

extension _ViewInputs {
    /// The inputs for a label's icon, with the item tint in a list row.
    var forIconOfLabel: _ViewInputs {
        guard attachment(ListItemTintMark.self, as: ListItemTintMark.self) != nil,
            parent.lazy.enclosingRow != nil
        else { return self }
        var icons = self
        icons.setEnvironment { _, values in
            if let tint = values.listItemTint { values.foregroundStyles = [tint.style] }
        }
        return icons
    }
}
