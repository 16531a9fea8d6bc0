import Foundation
import Martlet

extension UIImage {
    /// Returns the picture as a PNG file: the data that it was made from, if that is one, as that of `ImageRenderer` is.
    ///
    /// - Returns: `nil` for a picture of another kind, which is not converted, and for a symbol.
    public func pngData() -> Data? { fileData.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? $0 : nil } }

    /// Returns the picture as a JPEG file: the data that it was made from, if that is one, as that of a camera is.
    ///
    /// - Parameter compressionQuality: Without effect: the picture is not compressed again.
    /// - Returns: `nil` for a picture of another kind, which is not converted, and for a symbol.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        fileData.flatMap { $0.starts(with: [0xFF, 0xD8, 0xFF]) ? $0 : nil }
    }
}
