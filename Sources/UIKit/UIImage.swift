import Foundation
import Martlet
import PlatformDrawing

extension UIImage {
    #if GTK
    /// Returns the picture as a PNG file: the data that it was made from, if that is one.
    ///
    /// - Returns: `nil` for a symbol, and if the picture can't be decoded.
    public func pngData() -> Data? { file(.png) }

    /// Returns the picture as a JPEG file, in which transparent parts are white.
    ///
    /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best picture.
    /// - Returns: `nil` for a symbol, and if the picture can't be decoded.
    public func jpegData(compressionQuality: CGFloat) -> Data? { file(.jpeg(quality: Double(compressionQuality))) }

    /// Draws the picture in the current context at its size, from its upper left corner.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture in the current context at its size, with an operation and an opacity from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture in the current context, stretched into a rectangle, with an operation and an opacity from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: rect, blendMode.operation, opacity: alpha)
    }
    #else
    /// Returns the picture as a PNG file: the data that it was made from, if that is one, as that of `ImageRenderer` is.
    ///
    /// - Returns: `nil` for a picture of another kind, which is not converted without the trait GTK, and for a symbol.
    public func pngData() -> Data? { fileData.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? $0 : nil } }

    /// Returns the picture as a JPEG file: the data that it was made from, if that is one, as that of a camera is.
    ///
    /// - Parameter compressionQuality: Without effect without the trait GTK: the picture is not compressed again.
    /// - Returns: `nil` for a picture of another kind, which is not converted, and for a symbol.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        fileData.flatMap { $0.starts(with: [0xFF, 0xD8, 0xFF]) ? $0 : nil }
    }
    #endif
}
