import AttributeGraph
// Made by script/lib/overloads.py of Section.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: Text(title), footer: EmptyView())
    }

    /// Creates a section with a verbatim title, whose content is there while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), header: Text(title), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title resource.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: title._titleText, footer: EmptyView())
    }

    /// Creates a section with a title resource, whose content is there while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), header: title._titleText, footer: EmptyView(), isExpanded: isExpanded)
    }
}
