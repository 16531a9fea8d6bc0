// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource) { self.title = Text(title) }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// Creates a preview with a title resource and an image. The menu of a share link does not show the image.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// Creates a preview with a title resource, an image and an icon. The menu of a share link does not show the
    /// images.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: Image, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// Creates a preview with a title resource and an icon. The menu of a share link does not show the icon.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, icon: Icon) { self.title = Text(title) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link with a title resource that shares an item.
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
    /// Creates a link with a title resource that shares several items with previews.
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
