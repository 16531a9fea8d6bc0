/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Says how much the headers of the view's sections stand out in lists and forms.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        modifier(EnvironmentModifier(keyPath: \.headerProminence, value: prominence))
    }
}
