// Made by script/lib/overloads.py of ShareLink+Previews.swift. Don't edit it.

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
}
