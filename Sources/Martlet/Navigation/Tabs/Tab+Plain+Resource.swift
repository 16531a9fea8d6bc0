// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title that is a resource and a system symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(systemName: systemImage), role, content())
    }

    /// A tab with a title that is a resource and a picture.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(image), role, content())
    }
}
