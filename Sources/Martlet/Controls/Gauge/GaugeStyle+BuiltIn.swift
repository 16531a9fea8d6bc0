// The built-in gauge styles.

/// The default style: a bar below the label.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a gauge that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, with the label above and the value below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a gauge that has this style, so that the built-in look is drawn.
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

/// A bar that fills, between the labels of the range's bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a gauge that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold()
            GaugeBar(value: configuration.value)
            if let value = configuration.currentValueLabel { value.foregroundStyle(.secondary) }
        }
    }
}

/// A line with a mark at the value, between the labels of the range's bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a gauge that has this style, so that the built-in look is drawn.
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

/// An open ring with a mark at the value, and with the value's label in the center.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a gauge that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// A ring that fills, around the value's label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a gauge that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar below the label.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills, with the label above and the value below it.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills, between the labels of the range's bounds.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a mark at the value, between the labels of the range's bounds.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value, and with the value's label in the center.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills, around the value's label.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
