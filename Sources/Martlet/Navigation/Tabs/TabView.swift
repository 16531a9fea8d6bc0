import AttributeGraph

/// Pages of which one is shown at a time, and a bar of tabs to choose it by.
///
///     TabView(selection: $section) {
///         Tab("Library", systemImage: "books.vertical", value: Section.library) { LibraryView() }
///         Tab("Search", systemImage: "magnifyingglass", value: Section.search) { SearchView() }
///     }
///
/// A page is made when its tab is first selected. It keeps its storage while another one is shown (law A13): then it
/// has disappeared, and appears again when its tab is selected.
///
/// A tab is chosen by a click, by the arrow keys in the bar, and by Control with Page Up or Page Down from anywhere in
/// the view.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: TabSelection?

    /// Tabs of which a binding says which one is selected: by its `tag(_:)`.
    ///
    /// A selection that is no tab's changes nothing that is shown; at first it shows the first tab.
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
    /// Tabs of which a person chooses one, at first the first.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }
}

extension TabView {
    /// Tabs of which a binding says which one is selected: by its value.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
        self.selection = TabSelection(selection)
    }

    /// Tabs of which a person chooses one, at first the first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
        self.content = TabContentBuilder<Never>.Content(content: content())
        selection = nil
    }
}

/// A binding to what is selected, without its type.
struct TabSelection {
    /// Reads the selection; in a rule, this makes a dependency.
    let value: () -> AnyHashable?
    /// Selects a tab by its tag; false if the tag is of another type.
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
    /// What an optional holds, or else the value itself; nil for an optional that holds nothing.
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
