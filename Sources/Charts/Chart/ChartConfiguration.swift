/// The values of the modifiers around a chart, in the environment.
struct ChartConfiguration {
    var x = ScaleSpec()
    var y = ScaleSpec()
    var xAxis = AxisSpec()
    var yAxis = AxisSpec()
    var xTitle: AxisTitle?
    var yTitle: AxisTitle?
    var colors = StyleScaleSpec<AnyShapeStyle>()
    var symbols = StyleScaleSpec<AnyChartSymbolShape>()
    var lines = StyleScaleSpec<StrokeStyle>()
    var sizes = StyleScaleSpec<CGFloat>()
    var legend = LegendSpec()
    var plotStyle: ((AnyView) -> AnyView)?
    var overlays: [ChartLayer] = []
    var backgrounds: [ChartLayer] = []
    var xSelection: ChartSelection?
    var ySelection: ChartSelection?
    var angleSelection: ChartSelection?
    var scroll = ScrollSpec()
    /// Adds the developer's gestures to the plot.
    var gestures: [(ChartProxy, AnyView) -> AnyView] = []
}

/// A title of an axis.
struct AxisTitle {
    var view: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
}

/// A view over or behind a chart.
struct ChartLayer {
    var alignment: Alignment
    var content: (ChartProxy) -> AnyView
}

struct LegendSpec {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// A selection that a chart writes.
struct ChartSelection {
    /// The value under the pointer; nil at the end.
    var select: (Datum?) -> Void
    /// The values between which the pointer was dragged.
    var selectRange: ((Datum, Datum) -> Void)?
}

/// A scale of styles: by a mapping, a list, or both.
struct StyleScaleSpec<Style> {
    var domain: [Datum]?
    var range: [Style]?
    var mapping: ((Datum) -> Style?)?
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
