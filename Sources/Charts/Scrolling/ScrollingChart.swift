/// A chart of which the user scrolls the visible part.
struct ScrollingChart: View {
    let model: ChartModel
    let size: CGSize
    let calendar: Calendar
    let locale: Locale

    /// The parts of the domains before the plot's start, once the user has scrolled.
    @State private var scrolled: CGPoint?
    /// The values that were last written to the bindings.
    @State private var written = WrittenValues()

    var body: some View {
        var shown = model
        let place = place
        shown.x.scrolled = place.x
        shown.y.scrolled = place.y
        return PaddedParts(model: shown, size: size, calendar: calendar, locale: locale, scroll: scroll)
    }

    private var place: CGPoint {
        CGPoint(
            x: part(model.x, model.configuration.scroll.x, scrolled?.x, written.x),
            y: part(model.y, model.configuration.scroll.y, scrolled?.y, written.y))
    }

    /// The part of a domain before the plot's start: of the value that the app has set, or of the user's scrolling.
    private func part(_ scale: PositionScale, _ value: ScrolledValue?, _ own: CGFloat?, _ written: Datum?) -> CGFloat {
        let isBound = value?.set != nil
        if let own, !isBound { return min(own, scale.lastScrolled) }
        guard let datum = value?.get() else { return min(own ?? scale.firstScrolled, scale.lastScrolled) }
        // The value that scrolling itself has written is less exact than the place it was written at.
        if let own, written == datum { return min(own, scale.lastScrolled) }
        return scale.scrolled(to: datum) ?? own ?? scale.firstScrolled
    }

    private func scroll(to parts: CGPoint) {
        let old = place
        guard abs(old.x - parts.x) > 1e-9 || abs(old.y - parts.y) > 1e-9 else { return }
        scrolled = parts
        var moved = model
        moved.x.scrolled = parts.x
        moved.y.scrolled = parts.y
        if let set = model.configuration.scroll.x?.set, let value = moved.x.firstVisible {
            set(value)
            written.x = model.configuration.scroll.x?.get()
        }
        if let set = model.configuration.scroll.y?.set, let value = moved.y.firstVisible {
            set(value)
            written.y = model.configuration.scroll.y?.get()
        }
    }
}

private final class WrittenValues {
    var x: Datum?
    var y: Datum?
}

private struct ScrollReading: Equatable {
    var offset: CGPoint
    var size: CGSize
}

/// The offset that a scroll view has reported last.
private final class ScrollPlace {
    var offset = CGPoint.zero
}

/// The scroll view behind a plot. It has no content of its own: its offset says which part of the domains is visible.
struct PlotScroller: View {
    let model: ChartModel
    let size: CGSize
    let scroll: (CGPoint) -> Void
    @State private var position: ScrollPosition
    @State private var place = ScrollPlace()

    init(model: ChartModel, size: CGSize, scroll: @escaping (CGPoint) -> Void) {
        self.model = model
        self.size = size
        self.scroll = scroll
        _position = State(initialValue: ScrollPosition(point: Self.offset(of: model, size)))
    }

    private static func offset(of model: ChartModel, _ size: CGSize) -> CGPoint {
        CGPoint(x: model.x.scrolled * size.width * model.x.zoom, y: model.y.scrolled * size.height * model.y.zoom)
    }

    var body: some View {
        let content = CGSize(width: size.width * model.x.zoom, height: size.height * model.y.zoom)
        let offset = Self.offset(of: model, size)
        ScrollView(model.configuration.scroll.axes) {
            Color.clear.frame(width: content.width, height: content.height)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: ScrollReading.self) {
            ScrollReading(offset: $0.contentOffset, size: $0.contentSize)
        } action: { _, reading in
            let new = reading.offset
            // Before the first layout the offset says nothing, and must not be written to the app's value.
            guard reading.size.width > 0, reading.size.height > 0, content.width > 0, content.height > 0 else { return }
            place.offset = new
            scroll(
                CGPoint(
                    x: min(max(0, new.x / content.width), model.x.lastScrolled),
                    y: min(max(0, new.y / content.height), model.y.lastScrolled)))
        }
        .onChange(of: offset) { _, new in
            // The app has written the value, or the plot has another size. An offset that the scroll view has reported
            // itself is left alone: setting it would end the user's movement.
            if abs(new.x - place.offset.x) > 0.5 || abs(new.y - place.offset.y) > 0.5 {
                position.scrollTo(point: new)
            }
        }
        .modifier(TargetModifier(model: model, size: size))
        .accessibilityHidden(true)
    }
}

private struct TargetModifier: ViewModifier {
    let model: ChartModel
    let size: CGSize

    func body(content: Content) -> some View {
        if let behavior = model.configuration.scroll.behavior {
            content.scrollTargetBehavior(
                ChartTargetAdapter(behavior: behavior, proxy: ChartProxy(model: model, size: size, anchor: nil)))
        } else {
            content
        }
    }
}
