/// Draws a plot, or a plot on its way from one version to the next.
struct AnimatedPlot: View, Animatable {
    let geometry: PlotGeometry
    let plans: [AxisPlan]
    let history: PlotHistory
    /// The number of the version; between two numbers while it is animated.
    var version: Double

    nonisolated var animatableData: Double {
        get { version }
        set { version = newValue }
    }

    /// The distance that lines and marks may reach beyond the plot, in points.
    private static var reach: CGFloat { 60 }

    var body: some View {
        let blend = PlotBlend(history: history, version: version)
        let _ = history.drawn = version
        let reach = Self.reach
        return Canvas { context, _ in
            context.translateBy(x: reach, y: reach)
            let scale = max(1, context.environment.displayScale)
            let plot = blend?.entered ?? geometry
            AxisPainter(plans: plans, model: plot.model, size: plot.size, previous: blend?.scales).draw(in: &context)
            if let blend { PlotPainter(geometry: blend.leaving, scale: scale).draw(in: &context) }
            PlotPainter(geometry: plot, scale: scale).draw(in: &context)
        }
        .frame(width: geometry.size.width + 2 * reach, height: geometry.size.height + 2 * reach)
        .offset(x: -reach, y: -reach)
        .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
        .allowsHitTesting(false)
    }
}
