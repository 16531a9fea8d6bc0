extension Optional: MapContent where Wrapped: MapContent {
    /// Optional content has no body.
    @MainActor @preconcurrency public var body: Never { fatalError("primitive map content has no body") }

    /// Adds the items of the content, where there is any.
    @MainActor public func _collect(into collector: inout _MapCollector) { self?._collect(into: &collector) }
}

extension ForEach: MapContent where Content: MapContent {
    /// `ForEach` has no body.
    @MainActor @preconcurrency public var body: Never { fatalError("primitive map content has no body") }

    /// Adds the items of each element.
    @MainActor public func _collect(into collector: inout _MapCollector) {
        for element in data { collector.collect(content(element), id: id(element)) }
    }
}

extension ForEach where Content: MapContent {
    /// Content for each element that knows its id.
    nonisolated public init(
        _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, source: SourceLocation(file: #fileID, line: #line), content: content)
    }

    /// Content for each element, whose id a key path leads to.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data: data, id: { $0[keyPath: id] }, source: SourceLocation(file: #fileID, line: #line), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    /// Content for each number of a range.
    nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, source: SourceLocation(file: #fileID, line: #line), content: content)
    }
}

extension Group: MapContent where Content: MapContent {
    /// A group has no body.
    @MainActor @preconcurrency public var body: Never { fatalError("primitive map content has no body") }

    /// Adds the items of the group.
    @MainActor public func _collect(into collector: inout _MapCollector) { content._collect(into: &collector) }
}

extension Group where Content: MapContent {
    /// Groups content, for modifiers of all of it.
    nonisolated public init(@MapContentBuilder content: () -> Content) {
        self.init(grouping: content())
    }
}
