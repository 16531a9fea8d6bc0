/// The markers and annotations of a map, as views at their places.
struct MapPlaces: View {
    let viewport: MapViewport
    let items: [MapItem]
    let selection: (any MapSelectionLink)?

    /// The distance beyond the view's edges at which items are still there, in points: a title may reach in.
    private static var reach: CGFloat { 100 }

    var body: some View {
        let selected = selection?.tag
        PlacesLayout {
            ForEach(items) { item in
                if let place = item.place, case let point = viewport.point(for: place), isNear(point) {
                    MapPlace(
                        item: item, isSelected: selected != nil && item.style.tag == selected, selection: selection
                    )
                    .layoutValue(key: PointKey.self, value: PlacedPoint(point: point, anchor: item.anchor))
                }
            }
        }
    }

    private func isNear(_ point: CGPoint) -> Bool {
        let area = CGRect(origin: .zero, size: viewport.size).insetBy(dx: -Self.reach, dy: -Self.reach)
        return area.contains(point)
    }
}

/// A marker or an annotation with its title.
private struct MapPlace: View {
    let item: MapItem
    let isSelected: Bool
    let selection: (any MapSelectionLink)?

    private var isSelectable: Bool { selection?.canSelect(item.style.tag) ?? false }

    var body: some View {
        switch item.figure {
        case .marker(_, let glyph, let title):
            selectable(
                MarkerBalloon(glyph: glyph, tint: item.style.tint ?? AnyShapeStyle(Color.red), isSelected: isSelected)
                    .overlay(alignment: .bottom) { titleBelow(title) }
                    .accessibilityElement(children: .combine))
        case .annotation(_, _, let content, let title):
            selectable(content.overlay(alignment: .bottom) { titleBelow(title) })
        case .line, .area, .circle: EmptyView()
        }
    }

    @ViewBuilder
    private func titleBelow(_ title: AnyView) -> some View {
        if item.style.titles != .hidden {
            title.font(.caption.weight(.medium)).fixedSize()
                .padding(.horizontal, 4)
                .background(.background.opacity(0.75), in: Capsule())
                .alignmentGuide(.bottom) { $0[.top] - 2 }
                .allowsHitTesting(false)
        }
    }

    @ViewBuilder
    private func selectable(_ content: some View) -> some View {
        if isSelectable {
            content
                .onTapGesture { selection?.select(isSelected ? nil : item.style.tag) }
                .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        } else {
            content
        }
    }
}

/// The balloon of a marker, whose tip is at the place.
private struct MarkerBalloon: View {
    let glyph: AnyView
    let tint: AnyShapeStyle
    let isSelected: Bool

    var body: some View {
        BalloonShape()
            .fill(tint)
            .frame(width: 28, height: 36)
            .overlay(alignment: .top) {
                glyph.foregroundStyle(.white).font(.footnote.weight(.semibold))
                    .frame(width: 18, height: 18).padding(.top, 5)
                    .accessibilityHidden(true)
            }
            .shadow(color: .black.opacity(0.25), radius: 1.5, y: 1)
            .scaleEffect(isSelected ? 1.3 : 1, anchor: .bottom)
    }
}

/// A circle with a tip below.
private struct BalloonShape: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        let center = CGPoint(x: rect.midX, y: rect.minY + radius)
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(125), endAngle: .degrees(55), clockwise: false)
        path.closeSubpath()
        return path
    }
}

private struct PlacedPoint {
    var point: CGPoint
    var anchor: UnitPoint
}

private struct PointKey: LayoutValueKey {
    static var defaultValue: PlacedPoint { PlacedPoint(point: .zero, anchor: .center) }
}

/// Places each view with its anchor at its point.
private struct PlacesLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let place = view[PointKey.self]
            view.place(
                at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y), anchor: place.anchor,
                proposal: .unspecified)
        }
    }
}

extension MapItem {
    /// The place of a marker or an annotation.
    var place: MKMapPoint? {
        switch figure {
        case .marker(let place, _, _), .annotation(let place, _, _, _): place.isFinite ? place : nil
        case .line, .area, .circle: nil
        }
    }

    /// The point of the view that is at the place.
    var anchor: UnitPoint {
        switch figure {
        case .annotation(_, let anchor, _, _): anchor
        default: .bottom
        }
    }
}
