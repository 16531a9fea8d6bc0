// Made by script/lib/overloads.py of ToolbarModifiers.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension View {
    /// Sets the verbatim subtitle of the view's page.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View {
        navigationSubtitle(Text(title))
    }

    /// Sets the subtitle resource of the view's page.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ title: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(title))
    }
}
