import AttributeGraph

/// A view for each element of a collection; an element's id is its identity (law A5).
///
///     ForEach(["Ada", "Grace"], id: \.self) { name in
///         Text(name)
///     }
///
/// Ids must be unique, and stay the same for an element: the state of a row follows its id when elements are inserted,
/// moved or removed. Collections of `Identifiable` elements need no key path. A binding to a collection makes a binding
/// for each element:
///
///     struct Switches: View {
///         struct Item: Identifiable { let id: Int; var isOn = false }
///         @State private var items = [Item(id: 1), Item(id: 2)]
///         var body: some View {
///             ForEach($items) { $item in Toggle("Item", isOn: $item.isOn) }
///         }
///     }
///
/// - Complexity: An update in which the collection changed compares the ids, and runs the closure of each created row;
///   only rows whose view has changed are updated.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// The view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    package let source: SourceLocation
    /// Operations on all elements at once, specialized where the types were known.
    let code: RowCode<Data.Element, ID, Content>?

    package init(
        data: Data,
        id: @escaping (Data.Element) -> ID,
        source: SourceLocation,
        content: @escaping (Data.Element) -> Content
    ) {
        self.init(_data: data, id: id, source: source, code: nil, content: content)
    }

    @usableFromInline
    init(
        _data data: Data,
        id: @escaping (Data.Element) -> ID,
        source: SourceLocation,
        code: RowCode<Data.Element, ID, Content>?,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.source = source
        self.code = code
        self.content = content
    }
}

// A new `ForEach` always counts as changed: its row closure runs for each row, and the results are compared (law B5).
extension ForEach: NeverProvablyEqual {}

/// A location in a source file.
@usableFromInline
package struct SourceLocation: CustomStringConvertible {
    @usableFromInline let file: StaticString
    @usableFromInline let line: UInt

    @inlinable
    package init(file: StaticString, line: UInt) {
        self.file = file
        self.line = line
    }

    @usableFromInline package var description: String { "\(file):\(line)" }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Wraps the elements in a container, for a place that needs a single element.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.isLazy {
            let rows = LazyForEach<Data, ID, Content>(inputs: inputs)
            inputs.follow { graph in rows.take(view.pointer(in: graph).pointee) }
            return
        }
        let list = ForEachList<Data, ID, Content>(inputs: inputs)
        inputs.follow { graph in list.take(view.pointer(in: graph)) }
    }

    /// False, because the view may have any number of elements.
    nonisolated public static var _isUnary: Bool { false }
}

// `Element` is a generic parameter of its own in these initializers. If the data is no collection, `Element` is then
// known to be invalid before the closure is checked. As a member of the data's type it would remain open, and an error
// in a row would be searched for with each possible element type. For data such as `values.indices`, which the compiler
// considers a possible function too, that takes a hundred times as long.
extension ForEach where Content: View {
    /// Creates a view for each element that knows its id.
    @inlinable
    @_disfavoredOverload  // A binding to a collection is a collection too: it has an initialiser of its own.
    nonisolated public init<Element: Identifiable>(
        _ data: Data,
        @ViewBuilder content: @escaping (Element) -> Content,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where Data.Element == Element, ID == Element.ID {
        self.init(
            _data: data,
            id: { $0.id },
            source: SourceLocation(file: file, line: line),
            code: RowCode { elements in elements.ids { $0.id } },
            content: content
        )
    }

    /// Creates a view for each element, with the id at a key path.
    // Unsafe pointers: the closures are only called where the ids are of this type. The compiler tries this initializer
    // first among those with a key path, and skips the others if the closure contains an error.
    @inlinable
    nonisolated public init<Element>(
        _ data: Data,
        id: KeyPath<Element, ID>,
        @ViewBuilder content: @escaping (Element) -> Content,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where Data.Element == Element {
        let source = SourceLocation(file: file, line: line)
        if id == \Data.Element.self as AnyKeyPath, Data.Element.self == ID.self {
            self.init(
                _data: data,
                id: { unsafeBitCast($0, to: ID.self) },
                source: source,
                code: RowCode { unsafeBitCast($0, to: ContiguousArray<ID>.self) },
                content: content
            )
        } else {
            self.init(
                _data: data,
                id: { $0[keyPath: id] },
                source: source,
                code: RowCode { elements in elements.ids { $0[keyPath: id] } },
                content: content
            )
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a range that stays the same.
    @inlinable
    nonisolated public init(
        _ data: Range<Int>,
        @ViewBuilder content: @escaping (Int) -> Content,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            _data: data,
            id: { $0 },
            source: SourceLocation(file: file, line: line),
            code: RowCode { $0 },
            content: content
        )
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, with a binding to the element (law D4).
    ///
    /// The binding finds its element by id: a write reaches the element at any index, and is dropped after the
    /// element's removal.
    nonisolated public init<C: _BindingCollection & _OverloadFilter>(
        _ data: C,
        @ViewBuilder content: @escaping (C.Element) -> Content,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Data == LazyMapSequence<C.Bound.Indices, (C.Bound.Index, ID)>, C.Bound.Element: Identifiable,
        ID == C.Bound.Element.ID, C.Bound.Index: Hashable
    {
        self.init(data, id: \C.Bound.Element.id, content: content, file: file, line: line)
    }

    /// Creates a view for each element, with a binding to the element and the id at a key path (law D4).
    nonisolated public init<C: _BindingCollection & _OverloadFilter>(
        _ data: C,
        id: KeyPath<C.Bound.Element, ID>,
        @ViewBuilder content: @escaping (C.Element) -> Content,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Data == LazyMapSequence<C.Bound.Indices, (C.Bound.Index, ID)>, C.Bound.Index: Hashable
    {
        let data = data._binding
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            id: { $0.1 },
            source: SourceLocation(file: file, line: line)
        ) { index, elementID in
            content(Binding.element(of: data, elementID, idPath: id, near: index))
        }
    }
}
