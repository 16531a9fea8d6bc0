import Foundation

extension URL {
    /// The address of a file in a folder, with the extension of a type unless the name has it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// The address with the extension of a type, unless it has one that stands for that.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let name = contentType.preferredFilenameExtension else { return self }
        let own = pathExtension.lowercased()
        if !own.isEmpty, contentType.tags[.filenameExtension]?.contains(own) == true { return self }
        return appendingPathExtension(name)
    }

    /// Changes the address to that of a file in a folder, with the extension of a type unless the name has it.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Gives the address the extension of a type, unless it has one that stands for that.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
