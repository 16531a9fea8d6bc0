// Made by script/lib/overloads.py of ShareLink+Previews.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension ShareLink where PreviewImage: Sendable, PreviewIcon: Sendable, Label == DefaultShareLinkLabel {
    /// Creates a link with a verbatim title that shares several items with previews.
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
