import Foundation

/// A button that opens a menu for sharing items: by copying them, or in a mail.
///
///     ShareLink(item: URL(string: "https://example.com")!)
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    private let label: Label
    private let items: Data
    private let subject: Text?
    private let message: Text?
    /// Returns the title of an item's preview, if the items have previews.
    private let title: ((Data.Element) -> Text)?
    @Environment(\.sceneReference) private var reference
    @Environment(\.openURL) private var openURL
    @Environment(\.self) private var environment

    init(
        items: Data, subject: Text?, message: Text?, title: ((Data.Element) -> Text)? = nil, label: Label
    ) {
        self.items = items
        self.title = title
        self.subject = subject
        self.message = message
        self.label = label
    }

    /// The menu of the ways to share.
    @MainActor @preconcurrency public var body: some View {
        Menu {
            Button("Copy", systemImage: "doc.on.doc") {
                if let scene = reference?.scene { Clipboard.copy(forms, in: scene) }
            }
            if let mail { Button("Mail", systemImage: "envelope") { openURL(mail) } }
        } label: {
            label
        }
    }

    private var forms: [TransferItem] { items.map { TransferItem($0) } }

    /// The URL of a mail with the text of the items; `nil` if they have no text.
    private var mail: URL? {
        SharedMail.address(of: forms, subject: writtenSubject, message: message.map { string($0) })
    }

    /// The subject of the mail, or else the titles of the items' previews.
    private var writtenSubject: String? {
        if let subject { return string(subject) }
        guard let title else { return nil }
        return items.map { string(title($0)) }.formatted(.list(type: .and, width: .narrow).locale(environment.locale))
    }

    private func string(_ text: Text) -> String {
        var surroundings = TextEnvironment()
        surroundings.locale = environment.locale
        return text.resolve(in: surroundings).string
    }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
    let title: Text

    nonisolated init(title: Text = Text("Share…")) { self.title = title }

    /// The share symbol with a title.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares several items, with a label from a builder.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items, subject: subject, message: message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that shares several items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, label: DefaultShareLinkLabel())
    }

    /// Creates a link with a localized title that shares several items.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares an item, with a label from a builder.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that shares an item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel())
    }

    /// Creates a link with a localized title that shares an item.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link with a title that shares an item.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: title)
        )
    }
}

extension ShareLink {
    /// Creates a link that shares an item with a preview, with a label from a builder.
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject ?? preview.title, message: message, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares an item with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject ?? preview.title, message: message,
            label: DefaultShareLinkLabel())
    }

    /// Creates a link with a localized title that shares an item with a preview.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject ?? preview.title, message: message,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
}
