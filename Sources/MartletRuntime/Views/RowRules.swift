import AttributeGraph

/// A row of a `ForEach`: where it stands, its lifetime, its node, and the attribute of its view.
@usableFromInline
final class RowPosition {
    // @exclusivity(unchecked): asked for each row; no access lasts while other code runs.
    @exclusivity(unchecked) var content = AnyAttribute.nothing
    /// The place of the row's element in the data.
    @exclusivity(unchecked) @usableFromInline var index: Int
    /// The row's node, or the group of its nodes where there may be other than one. Set when it has been made.
    @exclusivity(unchecked) var first: RenderNode!

    init(index: Int) { self.index = index }

    /// The lifetime of the row, which owns its view's attribute.
    func scope(in graph: Graph) -> Scope { graph.scope(of: content) }
}

extension ContiguousArray where Element == RowPosition {
    /// Calls `body` with each row and its index, without counting a reference for each: the array holds them.
    // Unsafe pointers: rows and elements are held meanwhile by their source, and are asked without counting.
    @inline(__always)
    func forEachUnretained(_ body: (Int, RowPosition) -> Void) {
        withUnsafeBufferPointer { rows in
            for index in rows.indices {
                Unmanaged.passUnretained(rows[index])._withUnsafeGuaranteedRef { body(index, $0) }
            }
        }
    }
}

/// The view of one row: depends on what the content closure reads, and is run again by its list for new data.
///
/// Eager, so that what has been read marks the row and nothing behind it: what follows from the view is marked only if
/// the view is another one.
@usableFromInline
struct ListedRowRule<Element, Content>: InPlaceRule {
    @usableFromInline typealias Value = Content

    /// Both last as long as the rule: the list has them, and ends the rows' lifetimes before its own is over.
    @usableFromInline let source: Unmanaged<RowSource<Element, Content>>
    @usableFromInline let position: Unmanaged<RowPosition>
    @usableFromInline var observer = RuleObserver()

    init(source: RowSource<Element, Content>, position: RowPosition) {
        self.source = .passUnretained(source)
        self.position = .passUnretained(position)
    }

    @inlinable
    mutating func makeValue(in graph: Graph, at place: UnsafeMutablePointer<Content>) {
        source._withUnsafeGuaranteedRef { source in
            position._withUnsafeGuaranteedRef { position in
                if source.isInBatch { return source.makeContent(at: position, in: place) }
                observer.run(in: graph, as: source.observation) { source.makeContent(at: position, in: place) }
                if source.beginsBatch(after: position, in: graph) { source.runBatch(after: position, in: graph) }
            }
        }
    }

    @inlinable
    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

/// The view of one row of a lazy container, which holds the element itself: the data is not copied for a few rows.
struct RowRule<Element, Content>: Rule {
    var element: Element
    var content: (Element) -> Content
    /// Where the row stands, for reports. Lasts as long as the row.
    // unowned(unsafe): a row's rule ends with the row, before the group.
    unowned(unsafe) let group: RenderNode
    private let observation = ObservationKind.content(Content.self)
    private var observer = RuleObserver()

    init(element: Element, content: @escaping (Element) -> Content, group: RenderNode) {
        self.element = element
        self.content = content
        self.group = group
    }

    mutating func value(in graph: Graph) -> Content {
        let (element, content) = (self.element, self.content)
        return observer.run(in: graph, as: observation) { content(element) }
    }

    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

/// What a `ForEach` does with all its elements, compiled where their types are known: in the module that uses it.
@usableFromInline
struct RowCode<Element, ID: Hashable, Content>: IgnoredInComparison {
    @usableFromInline let ids: (ContiguousArray<Element>) -> ContiguousArray<ID>
    /// Whether an id occurs more than once, given those for which a row had to be made.
    @usableFromInline let repeats: (ContiguousArray<ID>, _ made: ContiguousArray<ID>) -> Bool
    @usableFromInline let makeRule: (Graph, Scope, ListedRowRule<Element, Content>) -> AnyAttribute

    /// - Parameter ids: What gives the ids of all elements.
    @inlinable
    init(ids: @escaping (ContiguousArray<Element>) -> ContiguousArray<ID>) {
        self.ids = ids
        repeats = { MartletRuntime.repeats($0, among: $1) }
        makeRule = { graph, scope, rule in graph.makeRuleToRecompute(rule, in: scope).identifier }
    }
}

extension ContiguousArray {
    /// The id of each element.
    @inlinable
    func ids<ID>(_ id: (Element) -> ID) -> ContiguousArray<ID> {
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(count)
        withUnsafeBufferPointer { elements in
            // In place: to take an element out of the array would count its references.
            guard let first = elements.baseAddress else { return }
            for index in 0..<elements.count { ids.append(id((first + index).pointee)) }
        }
        return ids
    }
}
