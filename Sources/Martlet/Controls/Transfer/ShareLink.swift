import Foundation

/// What is shown of something that is shared.
public struct SharePreview<Image, Icon>: Sendable where Image: Sendable, Icon: Sendable {
    let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title that is localised.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

    /// A preview with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

    /// A preview with a title.
    public init(_ title: Text) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// A preview with a title that is localised, and an image. The menu of a share link has no place for that.
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

    /// A preview with a title that is shown as it is, and an image. The menu of a share link has no place for that.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

    /// A preview with a title and an image. The menu of a share link has no place for that.
    public init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// A preview with a title that is localised, an image and an icon. The menu of a share link has no place for these.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }

    /// A preview with a title that is shown as it is, an image and an icon. The menu of a share link has no place for
    /// these.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }

    /// A preview with a title, an image and an icon. The menu of a share link has no place for these.
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// A preview with a title that is localised, and an icon. The menu of a share link has no place for that.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

    /// A preview with a title that is shown as it is, and an icon. The menu of a share link has no place for that.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

    /// A preview with a title and an icon. The menu of a share link has no place for that.
    public init(_ title: Text, icon: Icon) { self.title = title }
}

/// A button that offers ways to hand something to others: to copy it, and to write a mail with it.
///
///     ShareLink(item: URL(string: "https://example.com")!)
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    private let label: Label
    private let items: Data
    private let subject: Text?
    private let message: Text?
    /// The title of an item, where the app says how each is shown.
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

    /// A menu of the ways.
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

    /// A mail with the text of the items; nil where they have none.
    private var mail: URL? {
        var lines = forms.compactMap(\.text)
        guard !lines.isEmpty else { return nil }
        if let message { lines.insert(string(message), at: 0) }
        var address = URLComponents()
        address.scheme = "mailto"
        address.queryItems = [
            writtenSubject.map { URLQueryItem(name: "subject", value: $0) },
            URLQueryItem(name: "body", value: lines.joined(separator: "\n")),
        ]
        .compactMap { $0 }
        return address.url
    }

    /// The subject of the mail: without one, the titles of the items.
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

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel: View {
    let title: Text

    nonisolated init(title: Text = Text("Share…")) { self.title = title }

    /// A sign and a title.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares several addresses or texts, with the label of a builder.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items, subject: subject, message: message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares several addresses or texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, label: DefaultShareLinkLabel())
    }

    /// A link that shares several addresses or texts, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares an address or a text, with the label of a builder.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares an address or a text.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel())
    }

    /// A link that shares an address or a text, with a title that is localised.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// A link that shares an address or a text, with a title that is shown as it is.
    @_disfavoredOverload
    public init<I: Transferable, S: StringProtocol>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// A link that shares an address or a text, with a title.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: title)
        )
    }
}

extension ShareLink {
    /// A link that shares something of which it says how it is shown, with the label of a builder.
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
    /// A link that shares something of which it says how it is shown.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject ?? preview.title, message: message,
            label: DefaultShareLinkLabel())
    }

    /// A link with a title that is localised, which shares something of which it says how it is shown.
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
