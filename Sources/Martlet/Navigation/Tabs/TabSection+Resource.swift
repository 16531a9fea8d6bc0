// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension TabSection
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Tabs below a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(_ title: R, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
    }
}
