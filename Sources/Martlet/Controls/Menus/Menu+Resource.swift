// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Menu where Label == Text {
    /// A menu with a title that is a resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }
}

extension Menu where Label == Martlet.Label<Text, Image> {
    /// A menu with a title that is a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    /// A menu with a title that is a resource and a picture.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), content: content(), primaryAction: nil)
    }
}
