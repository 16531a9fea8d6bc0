// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension TabSection
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Creates a section of tabs with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R, @TabContentBuilder<SelectionValue> content: () -> Content
    )
    where Header == Text {
        self.content = content()
        header = AnyView(title._titleText)
    }
}
