/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }

    private let kind: Kind

    /// The visibility that the scroll view sets.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// Indicators are shown, if the host supports them.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// Hidden, unless the host's conventions require indicators.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// Hidden in any case.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

    /// Whether indicators are shown; nil for the automatic choice.
    var shows: Bool? {
        switch kind {
        case .automatic: nil
        case .visible: true
        case .hidden, .never: false
        }
    }
}

private enum VerticalIndicatorsKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum HorizontalIndicatorsKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
}

private enum ScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// The visibility of the indicators of vertical scroll views.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    /// The visibility of the indicators of horizontal scroll views.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    /// Whether the user can scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the indicators of scroll views inside.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Disables scrolling by the user for the scroll views inside. An enclosing modifier that disables scrolling can't
    /// be overridden.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
}
