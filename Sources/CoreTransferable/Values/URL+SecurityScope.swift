import Foundation

/// Security scopes, which Linux does not need: a chosen file is accessible directly, or through the portal's path.
extension URL {
    /// Begins access to a file that the user has chosen. Has no effect on Linux.
    ///
    /// - Returns: `true` for a file URL.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends access to a file that the user has chosen. Has no effect on Linux.
    public func stopAccessingSecurityScopedResource() {}
}
