// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension Menu where Label == Text {
    /// A menu with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: title._titleText, content: content(), primaryAction: nil)
    }
}

extension Menu where Label == Martlet.Label<Text, Image> {
    /// A menu with a title that is a resource and a symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)), content: content(),
            primaryAction: nil)
    }

    /// A menu with a title that is a resource and a picture.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(image)), content: content(), primaryAction: nil)
    }
}
