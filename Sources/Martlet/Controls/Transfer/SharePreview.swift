/// The preview of a shared item.
public struct SharePreview<Image, Icon>: Sendable where Image: Sendable, Icon: Sendable {
    let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }

    /// Creates a preview with a title.
    public init(_ title: Text) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// Creates a preview with a localized title and an image. The menu of a share link does not show the image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }

    /// Creates a preview with a title and an image. The menu of a share link does not show the image.
    public init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// Creates a preview with a localized title, an image and an icon. The menu of a share link does not show the
    /// images.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image: image, icon: icon)
    }

    /// Creates a preview with a title, an image and an icon. The menu of a share link does not show the images.
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// Creates a preview with a localized title and an icon. The menu of a share link does not show the icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }

    /// Creates a preview with a title and an icon. The menu of a share link does not show the icon.
    public init(_ title: Text, icon: Icon) { self.title = title }
}
