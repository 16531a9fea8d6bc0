import Foundation
import Martlet

/// A form of a picture, as AppKit calls it.
public class NSImageRep {
    /// Hints for drawing, as AppKit calls them. None has an effect.
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a hint from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The picture.
    let image: NSImage

    init(image: NSImage) { self.image = image }

    /// The size, in points.
    public var size: CGSize { image.size }
}

/// A picture of pixels, as AppKit calls it.
///
///     let image = NSImage(size: CGSize(width: 8, height: 8), flipped: true) { _ in true }
///     let png = NSBitmapImageRep(data: image.tiffRepresentation!)?.representation(using: .png, properties: [:])
public final class NSBitmapImageRep: NSImageRep {
    /// The format of a file.
    public enum FileType: UInt, Sendable {
        /// TIFF.
        case tiff = 0
        /// JPEG, in which transparent parts are white.
        case jpeg = 3
        /// PNG.
        case png = 4
    }

    /// A property of a file.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a property from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A number from 0 for the smallest JPEG file to 1 for the best picture.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    }

    /// Creates the picture of a file's data; `nil` for an unknown format and for a drawing.
    public convenience init?(data: Data) {
        guard let image = NSImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }

    /// Creates the picture of a bitmap.
    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        super.init(image: NSImage(cgImage: cgImage))
    }

    /// The bitmap.
    public let cgImage: CGImage?
    /// The width, in pixels.
    public var pixelsWide: Int { cgImage?.width ?? 0 }
    /// The height, in pixels.
    public var pixelsHigh: Int { cgImage?.height ?? 0 }

    #if GTK
    /// Returns the picture as a file.
    ///
    /// - Parameters:
    ///   - storageType: The format.
    ///   - properties: The quality of a JPEG file; others have no effect.
    /// - Returns: `nil` if the picture can't be decoded.
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch storageType {
        case .png: return image.file(.png)
        case .tiff: return image.file(.tiff)
        case .jpeg:
            let quality = properties[.compressionFactor] as? any BinaryFloatingPoint
            return image.file(.jpeg(quality: quality.map { Double($0) } ?? 1))
        }
    }
    #endif
}

// Unsafe pointers: the rectangle is not read.
extension NSImage {
    /// Returns the bitmap of the picture; `nil` for a symbol or a drawing.
    ///
    /// - Parameters:
    ///   - proposedDestRect: Without effect: there is one bitmap.
    ///   - referenceContext: Without effect.
    ///   - hints: Without effect.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: AnyObject?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { cgImage }

    #if GTK
    /// The picture as a TIFF file; `nil` for a symbol, and if the picture can't be decoded.
    public var tiffRepresentation: Data? { file(.tiff) }
    #endif
}
