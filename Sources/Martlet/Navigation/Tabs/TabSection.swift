import AttributeGraph

/// A group of tabs.
///
///     TabSection("Collections") {
///         Tab("Albums", systemImage: "square.stack", value: Place.albums) { AlbumsView() }
///     }
///
/// In a sidebar (``TabViewStyle/sidebarAdaptable``) the tabs are below the header of the section, which collapses and
/// expands them. A row of tabs has no place for the headers of sections.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
    /// The header; `nil` for none.
    let header: AnyView?
}

extension TabSection: TabContent, PrimitiveTabContent
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue {
    /// The type of the tabs' values.
    public typealias TabValue = SelectionValue

    /// Creates the pages of the tabs.
    nonisolated public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let make = { Content._makeTabs(content: content[\.content], inputs: inputs) }
        guard let collector = inputs.tabCollector, let controller = collector.controller else { return make() }
        var inner = inputs
        inner.wrappers = nil
        let mark = controller.makeSection(inner, traits: collector.traits) { content.pointer(in: $0).pointee.header }
        collector.with({ $0.setSection(mark) }, find: make)
    }
}

extension TabSection
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Creates a section of tabs with a header from a builder.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) where Header: View {
        self.content = content()
        self.header = AnyView(header())
    }

    /// Creates a section of tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.content = content()
        header = nil
    }

    /// Creates a section of tabs with a localized title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
        header = AnyView(Text(titleKey))
    }
}
