// Made by script/lib/overloads.py of NavigationBarModifiers.swift. Don't edit it.

extension View {
    /// Sets the verbatim title of the view's page. The older spelling of `navigationTitle(_:)`.
    ///
    ///     List { Text("Milk") }
    ///         .navigationBarTitle("Shopping")
    ///
    /// The title is shown as `navigationTitle(_:)` shows it, which new code uses.
    ///
    /// - Parameter title: The title.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the verbatim title of the view's page and its display mode.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}
