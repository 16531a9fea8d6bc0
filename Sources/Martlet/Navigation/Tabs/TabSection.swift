import AttributeGraph

/// Tabs that belong together.
///
///     TabSection("Collections") {
///         Tab("Albums", systemImage: "square.stack", value: Place.albums) { AlbumsView() }
///     }
///
/// A row of tabs, which is what tab views show here, has no place for the title of a section.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue {
    /// What the selection calls the tabs.
    public typealias TabValue = SelectionValue

    /// Makes the pages of the tabs.
    nonisolated public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeTabs(content: content[\.content], inputs: inputs)
    }
}

extension TabSection
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Tabs below a header of one's own.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) where Header: View {
        self.content = content()
    }

    /// Tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.content = content()
    }

    /// Tabs below a title that is localised.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
    }

    /// Tabs below a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
    }
}
