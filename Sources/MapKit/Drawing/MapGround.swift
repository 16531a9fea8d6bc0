/// The ground of a map: a color, and where no tiles are shown, a grid of degrees.
struct MapGround: View {
    let viewport: MapViewport
    let hasTiles: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale

    /// The least distance of two lines, in points.
    private static var spacing: Double { 80 }
    private static var steps: [Double] { [90, 45, 30, 15, 10, 5, 2, 1] }

    var body: some View {
        Canvas { context, size in
            let isDark = colorScheme == .dark
            let ground = isDark ? Color(red: 0.13, green: 0.15, blue: 0.17) : Color(red: 0.93, green: 0.95, blue: 0.95)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
            if !hasTiles { drawGrid(in: &context, size: size, isDark: isDark) }
        }
        .accessibilityHidden(true)
    }

    private func drawGrid(in context: inout GraphicsContext, size: CGSize, isDark: Bool) {
        let rect = viewport.rect
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let perPoint = 360 / (MKMapSize.world.width * viewport.scale)
        let step = Self.step(atLeast: perPoint * Self.spacing)
        let line = GraphicsContext.Shading.color((isDark ? Color.white : .black).opacity(0.14))
        let words = GraphicsContext.Shading.color((isDark ? Color.white : .black).opacity(0.5))
        let (west, east) = (Mercator.longitude(of: rect.minX), Mercator.longitude(of: rect.maxX))
        let top = min(max(rect.minY, 0), MKMapSize.world.height)
        let bottom = min(max(rect.maxY, 0), MKMapSize.world.height)
        let (north, south) = (Mercator.latitude(of: top), Mercator.latitude(of: bottom))
        for longitude in Self.multiples(of: step, from: west, to: east) {
            let x = Mercator.x(of: longitude)
            let ends = [MKMapPoint(x: x, y: top), MKMapPoint(x: x, y: bottom)].map(viewport.exactPoint)
            draw(ends, line, in: &context)
            write(
                Self.words(Mercator.wrapped(longitude), "E", "W", step: step, locale), at: ends[1],
                anchor: .bottomLeading,
                words, in: &context, size: size)
        }
        for latitude in Self.multiples(of: step, from: south, to: north) {
            let y = Mercator.y(of: latitude)
            let ends = [MKMapPoint(x: rect.minX, y: y), MKMapPoint(x: rect.maxX, y: y)].map(viewport.exactPoint)
            draw(ends, line, in: &context)
            write(
                Self.words(latitude, "N", "S", step: step, locale), at: ends[0], anchor: .bottomLeading, words,
                in: &context, size: size)
        }
    }

    private func draw(_ ends: [CGPoint], _ shading: GraphicsContext.Shading, in context: inout GraphicsContext) {
        var path = Path()
        path.move(to: ends[0])
        path.addLine(to: ends[1])
        context.stroke(path, with: shading, lineWidth: 1)
    }

    /// Writes the degrees beside a line, where that begins inside the view.
    private func write(
        _ text: String, at point: CGPoint, anchor: UnitPoint, _ shading: GraphicsContext.Shading,
        in context: inout GraphicsContext, size: CGSize
    ) {
        guard viewport.heading == 0 else { return }
        var words = context.resolve(Text(verbatim: text).font(.caption2))
        words.shading = shading
        let place = CGPoint(x: min(max(point.x, 0), size.width) + 3, y: min(max(point.y, 0), size.height) - 1)
        context.draw(words, at: place, anchor: anchor)
    }

    /// The step of a grid, in degrees: at least a number of degrees, and round.
    static func step(atLeast degrees: Double) -> Double {
        guard degrees < 1 else { return steps.last { $0 >= degrees } ?? 90 }
        var unit = 1.0
        while unit > 1e-6 {
            for part in [0.5, 0.2, 0.1] where unit * part < degrees { return unit * part * (part == 0.2 ? 2.5 : 2) }
            unit /= 10
        }
        return unit
    }

    private static func multiples(of step: Double, from first: Double, to last: Double) -> [Double] {
        let (start, end) = ((first / step).rounded(.up), (last / step).rounded(.down))
        guard start.isFinite, end.isFinite, start <= end, end - start < 200 else { return [] }
        return stride(from: start, through: end, by: 1).map { $0 * step }
    }

    private static func words(
        _ degrees: Double, _ positive: String, _ negative: String, step: Double, _ locale: Locale
    ) -> String {
        let digits = step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
        let number = abs(degrees).formatted(.number.precision(.fractionLength(digits)).locale(locale))
        let isZero = abs(degrees) < step / 2
        return isZero ? "0°" : number + "°" + (degrees > 0 ? positive : negative)
    }
}
