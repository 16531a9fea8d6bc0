/// Rows of a tree: each element with children is a group that they are shown in.
///
///     List {
///         OutlineGroup(folders, children: \.folders) { Text($0.name) }
///     }
///
/// A row is made when it is first shown, and ends when a group around it is closed.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    let rows: OutlineRows<Data, ID, Leaf>
    let roots: OutlineRoots<Data>
}

/// What a tree begins with.
enum OutlineRoots<Data: RandomAccessCollection> {
    case one(Data.Element)
    case many(Data)
}

/// How the rows of a tree are made.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf>: NeverProvablyEqual {
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

/// What stands in a group of an outline.
public struct OutlineSubgroupChildren: View {
    let content: AnyView

    /// The rows below an element.
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

/// The rows of one level of a tree.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let data: Data
    let rows: OutlineRows<Data, ID, Leaf>

    var body: some View {
        ForEach(data, id: rows.id) { OutlineRow(element: $0, rows: rows) }
    }
}

/// An element of a tree, with what stands below it.
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
    /// The tree below an element that knows its id.
    nonisolated public init<DataElement>(
        _ root: DataElement,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = OutlineRows(id: \.id, children: children, content: content)
        roots = .one(root)
    }

    /// The trees below elements that know their ids.
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
    /// The tree below an element whose id a key path leads to.
    nonisolated public init<DataElement>(
        _ root: DataElement,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = OutlineRows(id: id, children: children, content: content)
        roots = .one(root)
    }

    /// The trees below elements whose ids a key path leads to.
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
    /// The trees below elements that know their ids: each element with children is a group.
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

    /// The trees below elements that know their ids, of which one can be selected.
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

    /// The trees below elements whose ids a key path leads to.
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
