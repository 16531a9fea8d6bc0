// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension TabSection
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Tabs below a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
    }
}
