import AttributeGraph

/// Shows something short at the end of the row of a list that the content stands in.
nonisolated struct BadgeModifier: PrimitiveModifier {
    let label: BadgeLabel

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard inputs.parent.enclosingRow != nil else { return body(inputs) }
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

/// The badge of a row, until it has found its place: before the sign at the end of a row that leads on, or else at the end
/// of the row.
///
/// Who wants it takes it while the content is made. What comes into the row later finds it taken.
final class RowBadge {
    private var label: _GraphValue<BadgeLabel>?

    init(_ label: _GraphValue<BadgeLabel>) { self.label = label }

    func take() -> _GraphValue<BadgeLabel>? {
        defer { label = nil }
        return label
    }
}

extension ControlLabel {
    /// The label with the badge that was meant for the row behind it, if that has no place yet.
    func withBadge(of inputs: _ViewInputs) -> ControlLabel {
        guard let badge = inputs.attachment(RowBadge.self, as: RowBadge.self)?.take() else { return self }
        return ControlLabel(isUnary: false) { inner in
            self.make(inner)
            BadgeLabel._makeViewList(view: badge, inputs: inner)
        }
    }
}

/// What stands at the end of the row, if anything.
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
    /// Shows a number at the end of the view's row in a list; nothing for zero.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? Text?.none : Text(count, format: .number))
    }

    /// Shows a text at the end of the view's row in a list; nil for nothing.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label: BadgeLabel(text: label)))
    }

    /// Shows a text that is localised at the end of the view's row in a list; nil for nothing.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a text as it is at the end of the view's row in a list; nil for nothing.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
