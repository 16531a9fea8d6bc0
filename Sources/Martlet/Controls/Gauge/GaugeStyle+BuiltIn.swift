// The looks of gauges that are there.

/// The look that suits the place: a bar below the label.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The gauge with this look.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, with the label above and the value below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The gauge with this look.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value)
                configuration.maximumValueLabel
            }
            if let value = configuration.currentValueLabel { value.foregroundStyle(.secondary) }
        }
    }
}

/// A bar that fills, between the ends of the range.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The gauge with this look.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold()
            GaugeBar(value: configuration.value)
            if let value = configuration.currentValueLabel { value.foregroundStyle(.secondary) }
        }
    }
}

/// A line with a mark at the value, between the ends of the range.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The gauge with this look.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if let minimum = configuration.minimumValueLabel {
                minimum
            } else {
                configuration.label
            }
            GaugeLine(value: configuration.value)
            configuration.maximumValueLabel
            if configuration.minimumValueLabel != nil { configuration.label.unseen() }
            if let value = configuration.currentValueLabel { value.unseen() }
        }
    }
}

/// An open ring with a mark at the value, which stands in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The gauge with this look.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// A ring that fills, around the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The gauge with this look.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The look that suits the place: a bar below the label.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills, with the label above and the value below it.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills, between the ends of the range.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a mark at the value, between the ends of the range.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value, which stands in its middle.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills, around the value.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
