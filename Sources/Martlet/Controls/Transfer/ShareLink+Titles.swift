import Foundation
// Made by script/lib/overloads.py of ShareLink.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link with a verbatim title that shares several items.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link with a title resource that shares several items.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link with a verbatim title that shares an item.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

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

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link with a verbatim title that shares an item with a preview.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject ?? preview.title, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link with a title resource that shares an item with a preview.
    @_disfavoredOverload
    public init<I: Transferable>(
        _ title: LocalizedStringResource,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject ?? preview.title, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }
}
