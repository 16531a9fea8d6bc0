import Foundation

/// Mails that share items.
enum SharedMail {
    /// Returns the URL of a mail with the text of items; `nil` if they have no text.
    static func address(of items: [TransferItem], subject: String?, message: String?) -> URL? {
        var lines = items.compactMap(\.text)
        guard !lines.isEmpty else { return nil }
        if let message { lines.insert(message, at: 0) }
        var address = URLComponents()
        address.scheme = "mailto"
        address.queryItems = [
            subject.map { URLQueryItem(name: "subject", value: $0) },
            URLQueryItem(name: "body", value: lines.joined(separator: "\n")),
        ]
        .compactMap { $0 }
        return address.url
    }
}
