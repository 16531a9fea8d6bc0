import AttributeGraph

/// Draws the line below the row of a list that the content stands in in a colour.
nonisolated struct RowSeparatorTintModifier: PrimitiveModifier {
    let color: Color?

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let row = inputs.parent.enclosingRow, let state = row.rowState else { return outputs }
        let environment = inputs.environment
        var wasTinted = false
        inputs.follow { [unowned row] graph in
            let color = modifier.read(in: graph).color
            let styles = EnvironmentValues(scope: environment).styleContext
            // The line is made after what stands in the row.
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
    /// Draws the line below the view's row in a list in a colour; nil for the usual one. A terminal has no such lines.
    ///
    /// Lines belong to the lower edges of rows: `edges` without `.bottom` change nothing.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowSeparatorTintModifier(color: edges.contains(.bottom) ? color : nil))
    }

    /// Shows or hides the lines of the section that the view is. Lines belong to rows here, and sections are told apart
    /// by their headers and the space between them: see ``View/listRowSeparator(_:edges:)``.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Says in which colour the lines of the section that the view is are drawn. There are none but those of rows: see
    /// ``View/listRowSeparatorTint(_:edges:)``.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the colour of the icons of labels in lists; nil for the usual one.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(ListItemTintModifier(tint: tint))
    }

    /// Sets the colour of the icons of labels in lists; nil for the usual one.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

    /// Adds rows with actions to the end of the section that the view is.
    ///
    ///     Section("Notes") { ForEach(notes) { NoteRow(note: $0) } }
    ///         .sectionActions { Button("Add", systemImage: "plus") { add() } }
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        TupleView((self, content()))
    }
}

/// The colour of the icons of labels in a list.
public struct ListItemTint: Sendable {
    enum Kind { case color(Color), monochrome }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A colour, whatever the system prefers.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(.color(tint)) }
    /// A colour, unless the system prefers another one. The desktop prefers none.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(.color(tint)) }
    /// A quiet grey.
    public static let monochrome = ListItemTint(.monochrome)

    /// The style of icons.
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

/// Says that the icons of labels have a colour of their own.
final class ListItemTintMark {
    fileprivate static var shared: ListItemTintMark { ListItemTintMark() }
}

/// Sets the colour of the icons of labels.
nonisolated struct ListItemTintModifier: InputModifier {
    let tint: ListItemTint?

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(ListItemTintMark.self, ListItemTintMark.shared)
        inputs.setEnvironment { graph, values in values.listItemTint = modifier.read(in: graph).tint }
    }
}

extension _ViewInputs {
    /// The inputs for the icons of labels: in the colour that they have in lists.
    var forIconOfLabel: _ViewInputs {
        guard attachment(ListItemTintMark.self, as: ListItemTintMark.self) != nil,
            parent.enclosingRow != nil
        else { return self }
        var icons = self
        icons.setEnvironment { _, values in
            if let tint = values.listItemTint { values.foregroundStyles = [tint.style] }
        }
        return icons
    }
}
