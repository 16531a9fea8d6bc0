import Foundation

/// What Linux needs no leave for: a file that a person has chosen is read as any other, or through the portal's path.
extension URL {
    /// Says that a file is about to be used that a person has chosen. Nothing is needed for that here.
    ///
    /// - Returns: Whether it may be used: true for a file.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Says that a file is not used any more that a person has chosen. Nothing is needed for that here.
    public func stopAccessingSecurityScopedResource() {}
}
