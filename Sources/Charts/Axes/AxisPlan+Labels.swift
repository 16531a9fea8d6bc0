extension AxisPlan {
    /// The views of the labels, with a font where the marks have none.
    ///
    /// - Parameter isStyled: Whether the labels have the foreground style around them, rather than the secondary one.
    @MainActor
    func labels(font: Font, isStyled: Bool = false) -> [AxisLabelView] {
        var numbers: [AxisLabelView.ID: Int] = [:]
        return entries.compactMap { entry in
            guard case .label(let label) = entry.item.kind else { return nil }
            let isX = axis == .horizontal
            let place = AxisLabelPlace(
                axis: axis, edge: entry.edge, isInset: entry.isInset, group: entry.group, value: entry.value.datum,
                next: entry.value.next, isCentered: entry.item.isCentered, anchor: label.anchor,
                collision: label.collision,
                horizontalSpacing: label.horizontalSpacing ?? 4,
                verticalSpacing: label.verticalSpacing ?? (isX ? 4 : 0),
                offset: entry.item.offset)
            var id = AxisLabelView.ID(axis: axis, group: entry.group, value: entry.value.datum, number: 0)
            let number = numbers[id, default: 0]
            numbers[id] = number + 1
            id.number = number
            return AxisLabelView(
                id: id, content: label.content, degrees: label.orientation.degrees, font: entry.item.font ?? font,
                style: entry.item.style, isStyled: isStyled, place: place)
        }
    }
}
