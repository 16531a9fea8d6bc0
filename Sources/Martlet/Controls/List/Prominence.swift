/// The prominence of an element, such as a section header.
public enum Prominence: Hashable, Sendable {
    /// The standard prominence.
    case standard
    /// A higher prominence than usual.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// The prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of section headers in lists and forms of the view.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        modifier(EnvironmentModifier(keyPath: \.headerProminence, value: prominence))
    }
}
