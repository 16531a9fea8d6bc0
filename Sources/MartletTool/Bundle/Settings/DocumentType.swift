import Foundation
import UniformTypeIdentifiers

/// A kind of file that an app opens.
struct DocumentType: Equatable {
    let mimeType: String
    /// Endings of files of a type of the app's own, which the desktop does not know yet.
    var ownExtensions: [String] = []
    /// The name of a type of the app's own.
    var summary: String?

    /// Creates a type from a MIME type that the settings name.
    init(mimeType: String) throws {
        guard mimeType.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9.+_\-]*\/[A-Za-z0-9][A-Za-z0-9.+_\-]*/) != nil else {
            throw CommandError("“\(mimeType)” can't be a MIME type. Write it as text/plain.")
        }
        self.mimeType = mimeType
    }

    /// Creates a type of the app's own, which has the MIME type that Martlet gives it on the clipboard.
    ///
    /// Without extensions, the last part of the identifier is that of its files.
    init(ownIdentifier identifier: String, extensions: [String] = [], summary: String? = nil) throws {
        let last = identifier.split(separator: ".").last.map(String.init)
        try self.init(mimeType: "application/x-" + identifier)
        ownExtensions = extensions.isEmpty ? [last ?? identifier] : extensions
        self.summary = summary
    }

    /// Creates a type of the system's; `nil` if the desktop has no name for it.
    init?(systemIdentifier identifier: String) {
        guard let type = UTType(identifier)?.preferredMIMEType, let known = try? DocumentType(mimeType: type) else {
            return nil
        }
        self = known
    }

    /// Finds the types that the documents of an app declare in its sources: the types in `readableContentTypes`, and
    /// types of the app's own that are made from an identifier and used there by a name.
    static func types(inSources texts: [String]) -> [DocumentType] {
        var own: [String: DocumentType] = [:]
        var found: [DocumentType] = []
        for text in texts {
            let declaration =
                /static\s+(?:var|let)\s+([A-Za-z0-9_]+)[^\n]*?\(\s*(?:exportedAs|importedAs):\s*"([^"\\]+)"/
            for match in text.matches(of: declaration) {
                own[String(match.1)] = try? DocumentType(ownIdentifier: String(match.2))
            }
        }
        for text in texts {
            for list in text.matches(of: /readableContentTypes[^\[\n]*(?:\[\s*UTType\s*\])?[^\[]{0,40}\[([^\]]*)\]/) {
                for entry in list.1.matches(of: /\.([A-Za-z][A-Za-z0-9_]*)|(?:exportedAs|importedAs):\s*"([^"\\]+)"/) {
                    if let identifier = entry.2 {
                        if let type = try? DocumentType(ownIdentifier: String(identifier)) { found.append(type) }
                    } else if let name = entry.1.map(String.init) {
                        if let type = own[name]
                            ?? known[name]?.preferredMIMEType
                            .flatMap({ try? DocumentType(mimeType: $0) })
                        {
                            found.append(type)
                        }
                    }
                }
            }
        }
        return found.reduce(into: []) { all, type in if !all.contains(type) { all.append(type) } }
    }

    /// Names of the system's types that documents have.
    private static let known: [String: UTType] = [
        "plainText": .plainText, "text": .plainText, "utf8PlainText": .plainText, "html": .html, "xml": .xml,
        "yaml": .yaml, "json": .json, "rtf": .rtf, "pdf": .pdf, "png": .png, "jpeg": .jpeg, "gif": .gif, "tiff": .tiff,
        "svg": .svg, "bmp": .bmp, "webP": .webP, "commaSeparatedText": .commaSeparatedText,
        "tabSeparatedText": .tabSeparatedText, "swiftSource": .swiftSource, "mp3": .mp3, "wav": .wav,
        "mpeg4Movie": .mpeg4Movie, "zip": .zip, "vCard": .vCard, "calendarEvent": .calendarEvent,
    ]
}
