// Made by script/lib/overloads.py of Tab+Plain.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a verbatim title and a system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), role, content())
    }

    /// Creates a tab with a verbatim title and an image of the main bundle.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(image), role, content())
    }

    /// Creates a tab with a title resource and a system symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(systemName: systemImage), role, content())
    }

    /// Creates a tab with a title resource and an image of the main bundle.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(image), role, content())
    }
}
