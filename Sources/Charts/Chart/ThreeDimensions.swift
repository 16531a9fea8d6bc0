// Charts in three dimensions are unavailable, with messages that name an alternative.

/// Unavailable: no host renders a third dimension.
@available(
    *, unavailable, message: "Hosts on Linux render no third dimension. Use Chart, with a style by the third value."
)
nonisolated public struct Chart3D<Content> {
    /// Unavailable: no host renders a third dimension.
    public init(content: () -> Content) { fatalError() }

    /// Unavailable: no host renders a third dimension.
    public init<Data: RandomAccessCollection>(_ data: Data, content: (Data.Element) -> Content) { fatalError() }

    /// Unavailable: no host renders a third dimension.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
    ) { fatalError() }
}

/// Unavailable: no host renders a third dimension.
@available(
    *, unavailable,
    message: "Hosts on Linux render no third dimension. Use RectanglePlot, with a style by the third value."
)
nonisolated public struct SurfacePlot {
    /// Unavailable: no host renders a third dimension.
    public init<S: StringProtocol>(x: S, y: S, z: S, function: (Double, Double) -> Double) { fatalError() }
}
