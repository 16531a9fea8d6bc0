import AttributeGraph
// Made by script/lib/overloads.py of NavigationTitle.swift. Don't edit it.

extension View {
    /// Sets the verbatim title of the view's page.
    ///
    ///     List(notes) { Text($0.title) }
    ///         .navigationTitle("Notes")
    ///
    /// The title is shown while the page is the visible one: in the header bar of a window, or in the line above the
    /// page in a terminal.
    ///
    /// - Parameter title: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(NavigationTitleModifier(title: Text(title)))
    }
}
