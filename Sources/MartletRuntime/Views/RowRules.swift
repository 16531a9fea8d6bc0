import AttributeGraph

/// The position of a `ForEach` row in the list, with its node and the attribute of its view. It is a part of the rule
/// that computes the view, so that a row needs no object of its own.
@usableFromInline
struct RowPosition {
    /// The index of the row's element in the data; negative after its removal.
    @usableFromInline var index: Int
    @usableFromInline var content = AnyAttribute.nothing
    /// The row's node, as `AnyObject` because apps don't see its type.
    @usableFromInline var object: AnyObject?

    @inlinable @inline(__always)
    init(index: Int) { self.index = index }

    // Unsafe pointers: `object` is only ever set to a `RenderNode`, and the row holds it.
    /// The row's node, or the group of its nodes if their number can vary. Set after creation.
    var first: RenderNode! {
        get { object.map { unsafeDowncast($0, to: RenderNode.self) } }
        set { object = newValue }
    }

    /// The node of an existing row, unretained.
    var nodeReference: Borrowed<RenderNode> {
        Borrowed(unsafeBitCast(object, to: Unmanaged<RenderNode>?.self).unsafelyUnwrapped)
    }

    /// The lifetime of the row, which owns its view's attribute.
    func scope(in graph: Graph) -> Scope { graph.scope(of: content) }
}

/// A reference to a row: the address of its position in the graph.
// Unsafe pointers: rules don't move during the lifetime of their scopes, and a list releases a row before its scope
// ends.
@usableFromInline typealias RowReference = UnsafeMutablePointer<RowPosition>

extension ContiguousArray where Element == RowReference {
    /// Calls `body` with each row, without a collection's iterator, which is slower where it is not specialized.
    @inline(__always)
    func forEachRow(_ body: (RowReference) -> Void) {
        withUnsafeBufferPointer { rows in
            for index in rows.indices { body(rows[index]) }
        }
    }
}

/// The rule for the view of one row. It depends on the values that the content closure reads, and its list runs it
/// again for new data.
///
/// The rule is eager, so that a change marks the row only. Attributes that depend on the view are marked if the view
/// differs.
@usableFromInline
struct ListedRowRule<Element, Content>: InPlaceRule {
    @usableFromInline typealias Value = Content

    /// The first field, so that its address is that of the rule.
    @usableFromInline var position: RowPosition
    /// The source of the row. It outlives the rule, because the list owns it, and ends the rows before itself.
    @usableFromInline let source: Borrowed<RowSource<Element, Content>>
    @usableFromInline var observer = RuleObserver()

    @inlinable @inline(__always)
    init(source: RowSource<Element, Content>, index: Int) {
        self.source = Borrowed(source)
        position = RowPosition(index: index)
    }

    // Unsafe pointers: the content is written to its place in the graph.
    @inlinable
    mutating func makeValue(in graph: Graph, at place: UnsafeMutablePointer<Content>) {
        let position = (index: self.position.index, content: self.position.content)
        source.with { source in
            if source.isInBatch { return source.makeContent(at: position.index, of: position.content, in: place) }
            observer.run(in: graph, as: source.observation) {
                source.makeContent(at: position.index, of: position.content, in: place)
            }
            if source.beginsBatch(after: position.index, in: graph) {
                source.runBatch(after: position.index, in: graph)
            }
        }
    }

    @inlinable
    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

extension Graph {
    /// Makes the rule that computes the view of a row.
    @inlinable
    func makeRow<Element, Content>(
        _ source: RowSource<Element, Content>, _ index: Int, in scope: Scope
    ) -> AnyAttribute {
        makeRuleToRecompute(ListedRowRule<Element, Content>.self, in: scope) {
            $0.initialize(to: ListedRowRule(source: source, index: index))
        }
    }

    /// Returns the row whose view a ``ListedRowRule`` computes.
    func row(of content: AnyAttribute) -> RowReference {
        rulePlace(of: content).assumingMemoryBound(to: RowPosition.self)
    }
}

/// The view of one row of a lazy container, which holds the element itself: the data is not copied for a few rows.
struct RowRule<Element, Content>: Rule {
    var element: Element
    var content: (Element) -> Content
    /// The group of the row, for reports. It outlives the row.
    // Borrowed: a row's rule ends with the row, before the group.
    @Borrowed var group: RenderNode
    private let observation = ObservationKind.content(Content.self)
    private var observer = RuleObserver()

    init(element: Element, content: @escaping (Element) -> Content, group: RenderNode) {
        self.element = element
        self.content = content
        _group = Borrowed(group)
    }

    mutating func value(in graph: Graph) -> Content {
        let (element, content) = (self.element, self.content)
        return observer.run(in: graph, as: observation) { content(element) }
    }

    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

/// Operations of a `ForEach` on all its elements, specialized in the module that uses it.
@usableFromInline
struct RowCode<Element, ID: Hashable, Content>: IgnoredInComparison {
    @usableFromInline let ids: (ContiguousArray<Element>) -> ContiguousArray<ID>
    /// Whether an id occurs more than once, given those for which a row had to be made.
    @usableFromInline let repeats: (ContiguousArray<ID>, _ made: ContiguousArray<ID>) -> Bool
    @usableFromInline let makeRule: (Graph, Scope, RowSource<Element, Content>, _ index: Int) -> AnyAttribute

    /// - Parameter ids: Returns the ids of all elements.
    @inlinable
    init(ids: @escaping (ContiguousArray<Element>) -> ContiguousArray<ID>) {
        self.ids = ids
        repeats = { MartletRuntime.repeats($0, among: $1) }
        makeRule = { graph, scope, source, index in graph.makeRow(source, index, in: scope) }
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
