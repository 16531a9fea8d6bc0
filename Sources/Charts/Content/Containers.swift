/// Chart content of any type.
nonisolated public struct AnyChartContent: _PrimitiveChartContent {
    let content: any ChartContent

    /// Erases the type of content.
    nonisolated public init(_ content: any ChartContent) { self.content = content }
    /// Erases the type of content.
    nonisolated public init(erasing content: some ChartContent) { self.content = content }

    /// Adds the marks of the content.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

/// A group of chart content, for modifiers of all of it.
nonisolated public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
    let content: Content

    /// Groups content.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Adds the marks of the content.
    @MainActor public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Optional content has no body.
    @MainActor @preconcurrency public var body: Never { fatalError("primitive chart content has no body") }

    /// Adds the marks of the content, where there is any.
    @MainActor public func _collect(into collector: inout _MarkCollector) { self?._collect(into: &collector) }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// `ForEach` has no body.
    @MainActor @preconcurrency public var body: Never { fatalError("primitive chart content has no body") }

    /// Adds the marks of each element.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        if collector.marks.isEmpty { collector.marks.reserveCapacity(data.count) }
        // Iterators of unknown collections look up their types for each element. A chart has thousands of elements,
        // most often of an array or of its indices.
        if let numbers = self as? ForEach<Range<Int>, ID, Content> {
            for number in numbers.data { collector.collect(numbers.content(number), id: numbers.id(number)) }
            return
        }
        let isCollected: Void? = data.withContiguousStorageIfAvailable { buffer in
            for index in 0..<buffer.count { collector.collect(content(buffer[index]), id: id(buffer[index])) }
        }
        guard isCollected == nil else { return }
        for element in data { collector.collect(content(element), id: id(element)) }
    }
}

extension ForEach where Content: ChartContent {
    /// Marks for each element that knows its id.
    nonisolated public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, source: SourceLocation(file: #fileID, line: #line), content: content)
    }

    /// Marks for each element, whose id a key path leads to.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data: data, id: { $0[keyPath: id] }, source: SourceLocation(file: #fileID, line: #line), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Marks for each number of a range.
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, source: SourceLocation(file: #fileID, line: #line), content: content)
    }
}
