import Foundation

/// A representation by the value itself and by fixed forms of its type.
package struct OwnForms<Item: Sendable>: TransferRepresentation {
    package typealias Body = _NoTransferBody

    package let _forms: [_TransferForm<Item>]
    private let values: @Sendable (Item) -> [any Sendable]
    private let item: @Sendable (any Sendable) -> Item?

    package init(
        _ forms: [_TransferForm<Item>] = [],
        values: @escaping @Sendable (Item) -> [any Sendable] = { _ in [] },
        item: @escaping @Sendable (any Sendable) -> Item? = { _ in nil }
    ) {
        _forms = forms
        self.values = values
        self.item = item
    }

    package func _values(of item: Item) -> [any Sendable] { values(item) }

    package func _item(of value: any Sendable) -> Item? { item(value) }
}

extension String: Transferable {
    /// The string itself, and its UTF-8 encoding.
    public static var transferRepresentation: some TransferRepresentation<String> {
        OwnForms<String>([
            _TransferForm(
                .utf8PlainText, exporting: .now { .data(Data($0.utf8)) },
                importing: .now { String(decoding: try $0.data(), as: UTF8.self) }),
            _TransferForm(.plainText, importing: .now { String(decoding: try $0.data(), as: UTF8.self) }),
        ])
    }
}

extension URL: Transferable {
    /// The URL itself, and its text.
    public static var transferRepresentation: some TransferRepresentation<URL> {
        var file = _TransferForm<URL>(
            .fileURL, exporting: .now { .data($0.asList) }, importing: .now { try URL(list: $0.data()) })
        file.isOffered = { $0.isFileURL }
        return OwnForms<URL>(
            [
                file,
                _TransferForm(
                    .url, exporting: .now { .data($0.asList) }, importing: .now { try URL(list: $0.data()) }),
                _TransferForm(.utf8PlainText, exporting: .now { .data(Data($0.absoluteString.utf8)) }),
                _TransferForm(.plainText, importing: .now { try URL(list: $0.data()) }),
            ],
            values: { [$0.absoluteString] },
            item: { ($0 as? String).flatMap { URL(line: $0) } })
    }

    /// The URL as a line of `text/uri-list`.
    private var asList: Data { Data("\(absoluteString)\r\n".utf8) }

    /// Decodes the first URL of a list.
    private init(list: Data) throws {
        let text = String(decoding: list, as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        guard let line = lines.first, let url = URL(line: String(line)) else { throw CocoaError(.formatting) }
        self = url
    }

    private init?(line: String) {
        guard let url = URL(string: line), url.scheme != nil else { return nil }
        self = url
    }
}

extension Data: Transferable {
    /// The data itself.
    public static var transferRepresentation: some TransferRepresentation<Data> {
        OwnForms<Data>([
            _TransferForm(.data, exporting: .now { .data($0) }, importing: .now { try $0.data() })
        ])
    }
}

extension AttributedString: Transferable {
    /// The characters as text.
    public static var transferRepresentation: some TransferRepresentation<AttributedString> {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}
