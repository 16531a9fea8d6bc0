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

    var body: some View {
        let blend = PlotBlend(history: history, version: version)
        let _ = history.drawn = version
        let plot = blend?.entered ?? geometry
        if plot.model.layersWithViews.isEmpty {
            canvas(plot, blend, drawsMarks: true)
        } else {
            ZStack(alignment: .topLeading) {
                canvas(plot, blend, drawsMarks: false)
                LayeredPlot(plot)
            }
        }
    }

    private func canvas(_ plot: PlotGeometry, _ blend: PlotBlend?, drawsMarks: Bool) -> some View {
        let plans = plans
        return PlotCanvas(size: geometry.size) { context, scale in
            AxisPainter(plans: plans, model: plot.model, size: plot.size, previous: blend?.scales).draw(in: &context)
            if let blend { PlotPainter(geometry: blend.leaving, scale: scale).draw(in: &context) }
            if drawsMarks { PlotPainter(geometry: plot, scale: scale).draw(in: &context) }
        }
    }
}

/// A canvas of the size of a plot, for lines and marks that may reach beyond it.
struct PlotCanvas: View {
    let size: CGSize
    /// Draws in the coordinates of the plot, for a number of pixels in a point.
    let draw: (inout GraphicsContext, CGFloat) -> Void

    /// The distance that lines and marks may reach beyond the plot, in points.
    private static var reach: CGFloat { 60 }

    var body: some View {
        let reach = Self.reach
        let draw = draw
        Canvas { context, _ in
            context.translateBy(x: reach, y: reach)
            draw(&context, max(1, context.environment.displayScale))
        }
        .frame(width: size.width + 2 * reach, height: size.height + 2 * reach)
        .offset(x: -reach, y: -reach)
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .allowsHitTesting(false)
    }
}
