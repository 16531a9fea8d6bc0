import AttributeGraph
import MartletABI
import Observation

/// The shared inputs of all rows of a `ForEach`, and the rows.
@usableFromInline
final class RowSource<Element, Content> {
    /// Set by the list before it makes a row.
    // @exclusivity(unchecked): read for each row; no access lasts while other code runs.
    @exclusivity(unchecked) private(set) var elements: ContiguousArray<Element> = []
    /// The closure, at the address from which it is called.
    // Unsafe pointers: the closure has its own allocation, and the elements are in their array; both outlive the runs
    // of the rows.
    @usableFromInline let closure: UnsafeMutablePointer<(Element) -> Content>
    private var hasClosure = false
    /// The address of the elements.
    @exclusivity(unchecked) @usableFromInline private(set) var firstElement: UnsafePointer<Element>?
    /// The rows that there are, in the order of the elements.
    @exclusivity(unchecked) var rows: ContiguousArray<RowReference> = []
    /// The group of the rows, for reports. It outlives the rows.
    // Borrowed: the group lasts as long as the rows.
    @Borrowed var group: RenderNode
    /// Whether the closure is called without being copied.
    @usableFromInline let callsInPlace = ABI.uses(.closureCalls)
    @usableFromInline let observation = ObservationKind.content(Content.self)
    /// Whether many rows are being computed in one go.
    @exclusivity(unchecked) @usableFromInline private(set) var isInBatch = false
    /// Whether a single row is computed to find out if the closure reads observable properties.
    @exclusivity(unchecked) private var isProbing = false
    /// The elements of rows that have been removed from the data and are still seen, by the attributes of their views.
    @exclusivity(unchecked) var kept: [AnyAttribute: Element] = [:]

    init(group: RenderNode) {
        _group = Borrowed(group)
        closure = .allocate(capacity: 1)
    }

    deinit {
        if hasClosure { closure.deinitialize(count: 1) }
        closure.deallocate()
    }

    /// Replaces the elements and the closure of the rows.
    func take(_ elements: ContiguousArray<Element>, _ content: @escaping (Element) -> Content) {
        self.elements = elements
        firstElement = elements.withUnsafeBufferPointer(\.baseAddress)
        if hasClosure { closure.pointee = content } else { closure.initialize(to: content) }
        hasClosure = true
    }

    /// Runs the closure in place: neither it nor the element is copied.
    ///
    /// - Parameters:
    ///   - index: The index of the element; negative after its removal from the data.
    ///   - row: The attribute of the row's view.
    @inlinable @inline(__always)
    func makeContent(at index: Int, of row: AnyAttribute, in result: UnsafeMutablePointer<Content>) {
        if index >= 0, let firstElement {
            ABI.call(closure, firstElement + index, into: result, inPlace: callsInPlace)
        } else {
            makeKeptContent(of: row, in: result)
        }
    }

    @usableFromInline
    func makeKeptContent(of row: AnyAttribute, in result: UnsafeMutablePointer<Content>) {
        withUnsafePointer(to: keptElement(of: row)) {
            ABI.call(closure, $0, into: result, inPlace: callsInPlace)
        }
    }

    private func keptElement(of row: AnyAttribute) -> Element {
        guard let element = kept[row] else {
            preconditionFailure("A row of a ForEach was computed after its element had gone.")
        }
        return element
    }
}

// MARK: - Many rows

extension RowSource {
    /// Returns whether the computed row is the first of several queued ones, which are then computed in a batch. The
    /// first is representative: all have one closure, and if it has read an observable property, the others will too.
    @usableFromInline
    func beginsBatch(after index: Int, in graph: Graph) -> Bool {
        let next = index + 1
        guard next > 0, next < rows.count, !observation.readsObservables, !isProbing, !graph.isTraced else {
            return false
        }
        return graph.isQueued(rows[next].pointee.content)
    }

    /// Computes the following queued rows. If a closure reads an observable property, all of them run again, each with
    /// a registration of its own.
    @usableFromInline
    func runBatch(after index: Int, in graph: Graph) {
        let first = index + 1
        var end = first
        let isObserving = observesOnce {
            var batch = RowBatch(in: graph)
            // Two loops, so that the unrecorded one needs no state.
            if batch.isRecorded {
                while end < rows.count, graph.isQueued(rows[end].pointee.content) {
                    batch.compute(rows[end].pointee.content, in: graph)
                    end += 1
                }
            } else {
                while end < rows.count, graph.isQueued(rows[end].pointee.content) {
                    graph.recompute(rows[end].pointee.content)
                    end += 1
                }
            }
            batch.end(with: rows[first].pointee.content, count: end - first, in: graph)
        }
        guard isObserving else { return }
        for index in first..<end { graph.invalidate(rows[index].pointee.content) }
    }

    /// Computes a single row, without the queued ones.
    ///
    /// - Returns: Whether closures of this type have read an observable property.
    func probe(_ body: () -> Void) -> Bool {
        isProbing = true
        defer { isProbing = false }
        body()
        return observation.readsObservables
    }

    /// Runs the closures of many rows under one registration for their reads, of which there are usually none.
    ///
    /// - Returns: Whether one of them has read an observable property.
    func observesOnce(_ body: () -> Void) -> Bool {
        isInBatch = true
        defer { isInBatch = false }
        withObservationTracking(body, onChange: recordObservable())
        return observation.readsObservables
    }

    /// Called only when an observable property has been read.
    private func recordObservable() -> @Sendable () -> Void {
        observation.readsObservables = true
        return {}
    }
}
