/// The rows of a tree. An element with children is a disclosure group of its children's rows.
///
///     List {
///         OutlineGroup(folders, children: \.folders) { Text($0.name) }
///     }
///
/// A row is created when it is first shown, and removed when a group around it collapses.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    let rows: OutlineRows<Data, ID, Leaf>
    let roots: OutlineRoots<Data>
}

/// The roots of a tree: one element, or a collection.
enum OutlineRoots<Data: RandomAccessCollection> {
    case one(Data.Element)
    case many(Data)
}

/// The key paths and the closure from which the rows of a tree are created.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf>: NeverProvablyEqual {
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

/// The content of a group in an outline.
public struct OutlineSubgroupChildren: View {
    let content: AnyView

    /// The rows of an element's children.
    public var body: some View { content }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
    /// The rows of the outline.
    @MainActor @preconcurrency public var body: some View {
        switch roots {
        case .one(let element): OutlineRow(element: element, rows: rows)
        case .many(let data): OutlineLevel(data: data, rows: rows)
        }
    }
}

/// The rows of the elements at one level of a tree.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let data: Data
    let rows: OutlineRows<Data, ID, Leaf>

    var body: some View {
        ForEach(data, id: rows.id) { OutlineRow(element: $0, rows: rows) }
    }
}

/// The row of an element, with its children in a disclosure group.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let rows: OutlineRows<Data, ID, Leaf>

    var body: some View {
        if let children = element[keyPath: rows.children] {
            DisclosureGroup {
                OutlineSubgroupChildren(content: AnyView(OutlineLevel(data: children, rows: rows)))
            } label: {
                rows.content(element)
            }
        } else {
            rows.content(element)
        }
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// Creates the tree of an identifiable root element.
    nonisolated public init<DataElement>(
        _ root: DataElement,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = OutlineRows(id: \.id, children: children, content: content)
        roots = .one(root)
    }

    /// Creates the trees of identifiable root elements.
    nonisolated public init<DataElement>(
        _ data: Data,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = OutlineRows(id: \.id, children: children, content: content)
        roots = .many(data)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates the tree of a root element that is identified by a key path.
    nonisolated public init<DataElement>(
        _ root: DataElement,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = OutlineRows(id: id, children: children, content: content)
        roots = .one(root)
    }

    /// Creates the trees of root elements that are identified by a key path.
    nonisolated public init<DataElement>(
        _ data: Data,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = OutlineRows(id: id, children: children, content: content)
        roots = .many(data)
    }
}

extension List {
    /// Creates a list of trees of identifiable elements. An element with children is a disclosure group.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never,
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(_content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
    }

    /// Creates a list of trees of identifiable elements, with single selection.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(
            _content: OutlineGroup(data, children: children, content: rowContent),
            selection: selection.map { .one($0) })
    }

    /// Creates a list of trees of elements that are identified by a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never,
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
    {
        self.init(_content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
    }
}
