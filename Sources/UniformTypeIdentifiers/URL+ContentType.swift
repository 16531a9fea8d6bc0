import Foundation

extension URL {
    /// Returns the URL of a file in this folder, with the extension of a type unless the name has one.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// Returns the URL with the extension of a type, unless it has an extension of that type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let name = contentType.preferredFilenameExtension else { return self }
        let own = pathExtension.lowercased()
        if !own.isEmpty, contentType.tags[.filenameExtension]?.contains(own) == true { return self }
        return appendingPathExtension(name)
    }

    /// Appends a file name, with the extension of a type unless the name has one.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Appends the extension of a type, unless the URL has an extension of that type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
