import AttributeGraph
// Made by script/lib/overloads.py of TabSection.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension TabSection
where SelectionValue: Hashable, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    /// Creates a section of tabs with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {
        self.content = content()
        header = AnyView(Text(title))
    }

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
