extension View {
    /// Lets the user scroll charts along axes.
    ///
    ///     Chart(samples) { LineMark(x: .value("Time", $0.date), y: .value("Pulse", $0.pulse)) }
    ///         .chartScrollableAxes(.horizontal)
    ///         .chartXVisibleDomain(length: 3600)
    ///
    /// A chart scrolls by wheel, by touchpad and by touch, and by keys while it has the focus.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scroll.axes = axes } }

    /// Sets the length of the x domain that a chart that scrolls shows at once.
    ///
    /// - Parameter length: The length in units of the data: seconds for dates, a number of categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.datum.continuous
        return chart { $0.scroll.xLength = length }
    }

    /// Sets the length of the y domain that a chart that scrolls shows at once.
    ///
    /// - Parameter length: The length in units of the data: seconds for dates, a number of categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.datum.continuous
        return chart { $0.scroll.yLength = length }
    }

    /// Connects the first visible value of the x axis to a binding. Writing it scrolls the chart.
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        chart { $0.scroll.x = .bound(x) }
    }

    /// Connects the first visible value of the y axis to a binding. Writing it scrolls the chart.
    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        chart { $0.scroll.y = .bound(y) }
    }

    /// Sets the first visible value of the x axis until the user scrolls.
    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        let value = ScrolledValue.initial(initialX)
        return chart { $0.scroll.x = value }
    }

    /// Sets the first visible value of the y axis until the user scrolls.
    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        let value = ScrolledValue.initial(initialY)
        return chart { $0.scroll.y = value }
    }

    /// Sets the values that charts come to rest at after the user has scrolled.
    ///
    ///     .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chart { $0.scroll.behavior = behavior }
    }

    /// Adds a gesture to the plots of charts, instead of the one that writes the chart's selections.
    ///
    ///     .chartGesture { chart in
    ///         DragGesture().onChanged { chart.selectXValue(at: $0.location.x) }
    ///     }
    nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        chart {
            $0.gestures.append { proxy, view in
                AnyView(view.contentShape(Rectangle()).gesture(gesture(proxy)))
            }
        }
    }
}
