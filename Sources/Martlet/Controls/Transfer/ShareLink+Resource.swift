// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource) { self.title = Text(title) }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// A preview with a title that is a resource, and an image. The menu of a share link has no place for that.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// A preview with a title that is a resource, an image and an icon. The menu of a share link has no place for
    /// these.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: Image, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// A preview with a title that is a resource, and an icon. The menu of a share link has no place for that.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, icon: Icon) { self.title = Text(title) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares an address or a text, with a title that is a resource.
    @_disfavoredOverload
    public init<I: Transferable>(
        _ title: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where PreviewImage: Sendable, PreviewIcon: Sendable, Label == DefaultShareLinkLabel {
    /// A link with a title that is a resource, which shares several things of which it says how each is shown.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
    }
}
