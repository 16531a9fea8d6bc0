import Foundation

/// A picture that was found: the location of its data, and its size. Hosts decode and draw it.
package struct Picture: Hashable, Sendable {
    /// The location of the data.
    package enum Source: Hashable, Sendable {
        case file(String)
        case data(PictureData)
    }

    package var source: Source
    /// The size in pixels, or in the units of a drawing.
    package var pixelSize: CGSize
    /// The number of pixels per point.
    package var scale: CGFloat = 1
    /// Whether the picture is a vector drawing, which scales without loss.
    package var isDrawing = false
    /// Whether only the picture's shape is shown, unless an image overrides this.
    package var isTemplate = false
    /// The distance from the top to the text baseline, in points; `nil` for the bottom edge.
    package var baseline: CGFloat?
    /// The slicing used if an image is resized without its own cap insets.
    package var slicing: Slicing?

    /// The margins of a picture that keep their size when the picture is resized, in points.
    package struct Slicing: Hashable, Sendable {
        package var top: CGFloat
        package var leading: CGFloat
        package var bottom: CGFloat
        package var trailing: CGFloat
        /// Whether the rest is tiled instead of stretched.
        package var isTiled: Bool

        package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, isTiled: Bool) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
            self.isTiled = isTiled
        }
    }

    /// The natural size of the picture, in points.
    package var size: CGSize { CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale) }

    /// Reads the header of a picture file; `nil` if the file is not a known kind of picture.
    /// - Complexity: Reads the beginning of the file.
    package init?(file: String, scale: CGFloat = 1) {
        guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
        defer { try? handle.close() }
        // Photographs have tables and a preview before the size.
        guard let start = try? handle.read(upToCount: 1 << 18) else { return nil }
        guard let header = PictureHeader(start: start, all: { start + ((try? handle.readToEnd()) ?? Data()) }) else {
            return nil
        }
        self.init(header, source: .file(file), scale: scale)
    }

    /// Reads the header of picture data; `nil` if the data is not a known kind of picture.
    package init?(data: Data, scale: CGFloat = 1) {
        guard let header = PictureHeader(start: data.prefix(1 << 20), all: { data }) else { return nil }
        self.init(header, source: .data(PictureData(data)), scale: scale)
    }

    private init(_ header: PictureHeader, source: Source, scale: CGFloat) {
        self.source = source
        pixelSize = header.size
        isDrawing = header.isDrawing
        self.scale = scale > 0 ? scale : 1
    }
}

/// The data of a picture, compared by identity.
package final class PictureData: Hashable, Sendable {
    package let bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }

    package static func == (a: PictureData, b: PictureData) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
