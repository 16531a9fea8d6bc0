import Foundation

/// The head of an HTTP request: its first line and its headers.
struct HTTPRequest: Equatable, Sendable {
    /// The largest head that is read, in bytes.
    static let longestHead = 16 << 10

    let method: String
    /// The path as it was sent, without a query.
    let path: String
    private let headers: [Header]

    private struct Header: Equatable, Sendable {
        /// In small letters.
        let name: String
        let value: String
    }

    /// Reads a head without the empty line at its end; `nil` for bytes that are no head.
    init?(head: some Sequence<UInt8>) {
        var lines = Array(head).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
        }[...]
        guard let first = lines.popFirst().flatMap(Self.text)?.split(separator: " ", omittingEmptySubsequences: false),
            first.count == 3, ["HTTP/1.0", "HTTP/1.1"].contains(first[2]),
            first[0].wholeMatch(of: /[A-Z]{1,16}/) != nil, first[1].hasPrefix("/")
        else { return nil }
        method = String(first[0])
        path = String(first[1].prefix { $0 != "?" })
        var headers: [Header] = []
        for line in lines {
            guard let text = Self.text(line), let colon = text.firstIndex(of: ":") else { return nil }
            let name = text[..<colon]
            guard name.wholeMatch(of: /[A-Za-z0-9!#$%&'*+\-.^_`|~]+/) != nil else { return nil }
            let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers.append(Header(name: name.lowercased(), value: value))
        }
        self.headers = headers
    }

    /// The values of all headers of a name.
    func values(for name: String) -> [String] {
        let name = name.lowercased()
        return headers.filter { $0.name == name }.map(\.value)
    }

    /// Whether a header is a list that has a word.
    func lists(_ word: String, in name: String) -> Bool {
        values(for: name).contains { value in
            value.split(separator: ",").contains {
                $0.trimmingCharacters(in: .whitespaces).caseInsensitiveCompare(word) == .orderedSame
            }
        }
    }

    private static func text(_ line: some Collection<UInt8>) -> String? {
        guard line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else { return nil }
        return String(validating: line, as: UTF8.self)
    }
}
