import AttributeGraph

/// A group of tabs.
///
///     TabSection("Collections") {
///         Tab("Albums", systemImage: "square.stack", value: Place.albums) { AlbumsView() }
///     }
///
/// Tab views show a row of tabs here, which has no place for the title of a section.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue {
    /// The type of the tabs' values.
    public typealias TabValue = SelectionValue

    /// Creates the pages of the tabs.
    nonisolated public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeTabs(content: content[\.content], inputs: inputs)
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
    }

    /// Creates a section of tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.content = content()
    }

    /// Creates a section of tabs with a localized title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
    }

    /// Creates a section of tabs with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
    }
}
