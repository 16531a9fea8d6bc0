// Made by script/lib/overloads.py of SharePreview.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }

    /// Creates a preview with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource) { self.init(Text(title)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// Creates a preview with a verbatim title and an image. The menu of a share link does not show the image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }

    /// Creates a preview with a title resource and an image. The menu of a share link does not show the image.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// Creates a preview with a verbatim title, an image and an icon. The menu of a share link does not show the
    /// images.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image: image, icon: icon)
    }

    /// Creates a preview with a title resource, an image and an icon. The menu of a share link does not show the
    /// images.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(Text(title), image: image, icon: icon)
    }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// Creates a preview with a verbatim title and an icon. The menu of a share link does not show the icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }

    /// Creates a preview with a title resource and an icon. The menu of a share link does not show the icon.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, icon: Icon) { self.init(Text(title), icon: icon) }
}
