// Share links that say of each of their items how it is shown. The menu has no place for the images: the titles are the
// subject of a mail that has no other.

extension ShareLink where PreviewImage: Sendable, PreviewIcon: Sendable {
    /// A link that shares several things of which it says how each is shown, with the label of a builder.
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: items, subject: subject, message: message, title: { preview($0).title }, label: label())
    }
}

extension ShareLink where PreviewImage: Sendable, PreviewIcon: Sendable, Label == DefaultShareLinkLabel {
    /// A link that shares several things of which it says how each is shown.
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, title: { preview($0).title },
            label: DefaultShareLinkLabel())
    }

    /// A link with a title that is localised, which shares several things of which it says how each is shown.
    public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// A link with a title that is shown as it is, which shares several things of which it says how each is shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
    }

    /// A link with a title, which shares several things of which it says how each is shown.
    public init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, title: { preview($0).title },
            label: DefaultShareLinkLabel(title: title))
    }
}
