// Share links with a preview for each item. The menu does not show the preview's images; its title becomes the subject
// of a mail without one.

extension ShareLink where PreviewImage: Sendable, PreviewIcon: Sendable {
    /// Creates a link that shares several items with previews, with a label from a builder.
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
    /// Creates a link that shares several items with previews.
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

    /// Creates a link with a localized title that shares several items with previews.
    public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// Creates a link with a title that shares several items with previews.
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
