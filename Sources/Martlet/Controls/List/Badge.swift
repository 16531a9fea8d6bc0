import AttributeGraph

/// Shows a badge at the end of the list row that contains the content.
nonisolated struct BadgeModifier: PrimitiveModifier {
    let label: BadgeLabel

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard inputs.parent.lazy.enclosingRow != nil else { return body(inputs) }
        let node = RenderNode.make(layout: StackLayout.label, inputs: inputs)
        let badge = RowBadge(modifier[\.label])
        var inner = inputs.inside(node)
        inner.attach(RowBadge.self, badge)
        _ = body(inner)
        if let label = badge.take() {
            inner.attach(RowBadge.self, nil)
            BadgeLabel._makeViewList(view: label, inputs: inner)
        }
        return _ViewOutputs(node: node)
    }
}

/// The badge of a row until it has a position: before the disclosure indicator of a row that navigates, or else at the
/// end of the row.
///
/// The first consumer in the row takes the badge while the content is created. Later consumers find it taken.
final class RowBadge {
    private var label: _GraphValue<BadgeLabel>?

    init(_ label: _GraphValue<BadgeLabel>) { self.label = label }

    func take() -> _GraphValue<BadgeLabel>? {
        defer { label = nil }
        return label
    }
}

extension ControlLabel {
    /// Returns the label with the badge of the enclosing row, if no other view has taken the badge.
    func withBadge(of inputs: _ViewInputs) -> ControlLabel {
        guard let badge = inputs.attachment(RowBadge.self, as: RowBadge.self)?.take() else { return self }
        return ControlLabel(isUnary: false) { inner in
            self.make(inner)
            BadgeLabel._makeViewList(view: badge, inputs: inner)
        }
    }
}

/// The badge at the end of a row, after a spacer; empty without a text.
nonisolated struct BadgeLabel: View {
    let text: Text?

    init(text: Text?) { self.text = text }

    @MainActor @ViewBuilder var body: some View {
        if let text {
            Spacer()
            BadgeText(text: text)
        }
    }
}

extension View {
    /// Shows a number as a badge at the end of the view's list row.
    ///
    ///     List(folders) { Text($0.name).badge($0.unreadCount) }
    ///
    /// - Parameter count: The number. Zero shows no badge.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? Text?.none : Text(count, format: .number))
    }

    /// Shows a text as a badge at the end of the view's list row; `nil` for no badge.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label: BadgeLabel(text: label)))
    }

    /// Shows a localized text as a badge at the end of the view's list row; `nil` for no badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}
