extension View {
    /// Sets the domain and the range of the x scales of charts.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        let (padding, explicit) = positions(range)
        return chart { $0.x = ScaleSpec(domain: domain, padding: padding, explicit: explicit, type: type) }
    }

    /// Sets the domain of the x scales of charts.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { $0.x = ScaleSpec(domain: domain, type: type) }
    }

    /// Sets the range of the x scales of charts.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let (padding, explicit) = positions(range)
        return chart { $0.x = ScaleSpec(padding: padding, explicit: explicit, type: type) }
    }

    /// Sets the type of the x scales of charts.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
        chart { $0.x = ScaleSpec(type: type) }
    }

    /// Sets the domain and the range of the y scales of charts.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        let (padding, explicit) = positions(range)
        return chart { $0.y = ScaleSpec(domain: domain, padding: padding, explicit: explicit, type: type) }
    }

    /// Sets the domain of the y scales of charts.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { $0.y = ScaleSpec(domain: domain, type: type) }
    }

    /// Sets the range of the y scales of charts.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let (padding, explicit) = positions(range)
        return chart { $0.y = ScaleSpec(padding: padding, explicit: explicit, type: type) }
    }

    /// Sets the type of the y scales of charts.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
        chart { $0.y = ScaleSpec(type: type) }
    }

    nonisolated private func positions(
        _ range: some PositionScaleRange
    ) -> ((start: CGFloat, end: CGFloat)?, ClosedRange<CGFloat>?) {
        if let padding = range._padding { return (padding, nil) }
        let values = range._values
        guard let low = values.min(), let high = values.max(), low.isFinite, high.isFinite else { return (nil, nil) }
        return (nil, low...high)
    }
}
