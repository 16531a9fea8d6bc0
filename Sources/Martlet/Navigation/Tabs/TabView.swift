import AttributeGraph

/// A container of pages, of which one is visible at a time, with a bar of tabs to select it.
///
///     TabView(selection: $section) {
///         Tab("Library", systemImage: "books.vertical", value: Section.library) { LibraryView() }
///         Tab("Search", systemImage: "magnifyingglass", value: Section.search) { SearchView() }
///     }
///
/// A page is created when its tab is first selected. It keeps its state while another page is visible (law A13): its
/// views disappear, and appear again when its tab is selected.
///
/// Users select a tab with a click, with the arrow keys in the bar, or with Control-Page Up and Control-Page Down from
/// anywhere in the view.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: TabSelection?

    /// Creates a tab view with a binding to the selection. Pages are identified by their `tag(_:)`.
    ///
    /// A selection without a matching tab leaves the visible page unchanged; initially, the first page is visible.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { TabSelection($0) }
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view[\.content]
        let controller = TabsController(inputs: inputs)
        controller.start(
            content: { Content._makeViewList(view: content, inputs: $0) },
            selection: { view.pointer(in: $0).pointee.selection })
        return _ViewOutputs(node: controller.node)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that manages its own selection. Initially, the first page is visible.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }
}

extension TabView {
    /// Creates a tab view with a binding to the selection. Tabs are identified by their value.
    ///
    /// - Parameters:
    ///   - selection: A binding to the value of the selected tab.
    ///   - content: A builder of the tabs.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
        self.selection = TabSelection(selection)
    }

    /// Creates a tab view that manages its own selection. Initially, the first page is visible.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
        self.content = TabContentBuilder<Never>.Content(content: content())
        selection = nil
    }
}

/// The type-erased selection binding of a tab view.
struct TabSelection {
    /// Returns the selection. Reading it in a rule registers a dependency.
    let value: () -> AnyHashable?
    /// Selects a tab by its tag. Returns `false` if the tag has another type.
    let set: (AnyHashable) -> Bool

    init<Value: Hashable>(_ selection: Binding<Value>) {
        value = { AnyHashable(selection.wrappedValue).flattened }
        set = { tag in
            guard let value = tag.base as? Value else { return false }
            selection.wrappedValue = value
            return true
        }
    }
}

extension AnyHashable {
    /// The value without optionals around it; `nil` for an optional without a value.
    var flattened: AnyHashable? {
        guard let optional = base as? any HashableOptional else { return self }
        return optional.hashableValue?.flattened
    }
}

private protocol HashableOptional {
    var hashableValue: AnyHashable? { get }
}

extension Optional: HashableOptional where Wrapped: Hashable {
    fileprivate var hashableValue: AnyHashable? { map { AnyHashable($0) } }
}
