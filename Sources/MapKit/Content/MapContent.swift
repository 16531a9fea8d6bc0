/// A part of a map: a marker, an annotation, a line, an area, or a group of them.
///
///     struct Route: MapContent {
///         let stops: [Stop]
///         var body: some MapContent {
///             MapPolyline(coordinates: stops.map(\.coordinate)).stroke(.blue, lineWidth: 4)
///             ForEach(stops) { Marker($0.name, coordinate: $0.coordinate) }
///         }
///     }
@MainActor @preconcurrency
public protocol MapContent {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: MapContent

    /// The content of the part.
    @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the items of the part to a map.
    @MainActor func _collect(into collector: inout _MapCollector)
}

extension MapContent {
    /// Adds the items of the body.
    @MainActor public func _collect(into collector: inout _MapCollector) { body._collect(into: &collector) }
}

extension Never: MapContent {
    /// Never called.
    @MainActor public func _collect(into collector: inout _MapCollector) {}
}

/// Map content without a body, which adds its items itself.
@MainActor @preconcurrency
public protocol _PrimitiveMapContent: MapContent where Body == Never {}

extension _PrimitiveMapContent {
    /// Primitive content has none.
    @MainActor @preconcurrency public var body: Never { fatalError("primitive map content has no body") }
}

/// Combines map content.
@resultBuilder
public struct MapContentBuilder {
    /// Content as it is.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Returns no content.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// Returns the first part of several.
    public static func buildPartialBlock<T: MapContent>(first: T) -> T { first }
    /// One more part.
    public static func buildPartialBlock(accumulated: some MapContent, next: some MapContent) -> some MapContent {
        MapContentPair(first: accumulated, second: next)
    }
    /// Content of an `if` without `else`.
    public static func buildIf<T: MapContent>(_ content: T?) -> T? { content }
    /// Content of the first branch.
    public static func buildEither<T: MapContent, F: MapContent>(first: T) -> _ConditionalMapContent<T, F> {
        _ConditionalMapContent(.first(first))
    }
    /// Content of the second branch.
    public static func buildEither<T: MapContent, F: MapContent>(second: F) -> _ConditionalMapContent<T, F> {
        _ConditionalMapContent(.second(second))
    }
    /// Content of `if #available`.
    public static func buildLimitedAvailability(_ content: some MapContent) -> some MapContent {
        AnyMapContent(content: content)
    }
}

/// Content of one of two branches.
nonisolated public struct _ConditionalMapContent<First: MapContent, Second: MapContent>: _PrimitiveMapContent {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// Adds the items of the branch.
    @MainActor public func _collect(into collector: inout _MapCollector) {
        switch branch {
        case .first(let content): collector.collect(content, id: 0)
        case .second(let content): collector.collect(content, id: 1)
        }
    }
}

/// No content.
nonisolated public struct EmptyMapContent: _PrimitiveMapContent {
    /// Creates no content.
    public init() {}

    /// Adds nothing.
    @MainActor public func _collect(into collector: inout _MapCollector) {}
}

nonisolated struct MapContentPair<First: MapContent, Second: MapContent>: _PrimitiveMapContent {
    let first: First
    let second: Second

    @MainActor func _collect(into collector: inout _MapCollector) {
        collector.collect(first, id: 0)
        collector.collect(second, id: 1)
    }
}

nonisolated struct AnyMapContent: _PrimitiveMapContent {
    let content: any MapContent

    @MainActor func _collect(into collector: inout _MapCollector) { content._collect(into: &collector) }
}
