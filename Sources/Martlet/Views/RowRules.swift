import AttributeGraph

/// A row of a `ForEach`: where it stands, its lifetime, its node, and the attribute of its view.
@usableFromInline
final class RowPosition {
    let scope: Scope
    @exclusivity(unchecked) var content = AnyAttribute.nothing
    /// The place of the row's element in the data.
    @exclusivity(unchecked) @usableFromInline var index: Int
    /// Whether the view has been computed.
    @exclusivity(unchecked) var isMade = false
    /// The row's node, or the group of its nodes where there may be other than one. Set when it has been made.
    @exclusivity(unchecked) var first: RenderNode!

    init(scope: Scope, index: Int) {
        self.scope = scope
        self.index = index
    }
}

extension ContiguousArray where Element == RowPosition {
    /// Calls `body` with each row and its index, without counting a reference for each: the array holds them.
    @inline(__always)
    func forEachUnretained(_ body: (Int, RowPosition) -> Void) {
        withUnsafeBufferPointer { rows in
            for index in rows.indices {
                Unmanaged.passUnretained(rows[index])._withUnsafeGuaranteedRef { body(index, $0) }
            }
        }
    }
}

/// What all rows of a `ForEach` are made from.
@usableFromInline
final class RowSource<Element, Content> {
    @exclusivity(unchecked) @usableFromInline var elements: ContiguousArray<Element> = []
    /// Set by the list before it makes a row.
    @exclusivity(unchecked) @usableFromInline var content: ((Element) -> Content)!
    /// Where the rows stand, for reports. Lasts as long as the rows.
    unowned(unsafe) let group: RenderNode
    @usableFromInline let observation = ObservationKind.content(Content.self)
    /// The elements of rows that have been removed from the data and are still seen.
    var kept: [ObjectIdentifier: Element] = [:]

    init(group: RenderNode) { self.group = group }

    /// The element of a row.
    @inlinable
    func element(at position: RowPosition) -> Element {
        position.index >= 0 ? elements[position.index] : keptElement(of: position)
    }

    @usableFromInline @inline(never)
    func keptElement(of position: RowPosition) -> Element {
        guard let element = kept[ObjectIdentifier(position)] else {
            preconditionFailure("A row of a ForEach was computed after its element had gone.")
        }
        return element
    }

    /// Whether the closure is provably the same function of the same values as another.
    func isContentProvably(_ other: @escaping (Element) -> Content) -> Bool {
        guard let content else { return false }
        return withUnsafePointer(to: content) { content in
            withUnsafePointer(to: other) { ClosureComparison.areEqual(content, $0) }
        }
    }
}

/// The view of one row: depends on what the content closure reads, and is run again by its list for new data.
@usableFromInline
struct ListedRowRule<Element, Content>: Rule {
    /// Both last as long as the rule: the list has them, and ends the rows' lifetimes before its own is over.
    @usableFromInline unowned(unsafe) let source: RowSource<Element, Content>
    @usableFromInline unowned(unsafe) let position: RowPosition
    @usableFromInline var observer = RuleObserver()

    init(source: RowSource<Element, Content>, position: RowPosition) {
        self.source = source
        self.position = position
    }

    @inlinable
    mutating func value(in graph: Graph) -> Content {
        let (source, position) = (self.source, self.position)
        return observer.run(in: graph, as: source.observation) { source.content(source.element(at: position)) }
    }

    @inlinable
    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

/// The view of one row of a lazy container, which holds the element itself: the data is not copied for a few rows.
struct RowRule<Element, Content>: Rule {
    var element: Element
    var content: (Element) -> Content
    /// Where the row stands, for reports. Lasts as long as the row.
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
        repeats = { Martlet.repeats($0, among: $1) }
        makeRule = { graph, scope, rule in graph.makeRule(rule, in: scope).identifier }
    }
}

extension ContiguousArray {
    /// The id of each element.
    @inlinable
    func ids<ID>(_ id: (Element) -> ID) -> ContiguousArray<ID> {
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(count)
        for element in self { ids.append(id(element)) }
        return ids
    }
}
