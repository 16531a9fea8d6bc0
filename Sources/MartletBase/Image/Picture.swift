import Foundation

/// A picture that was found: where its bytes are, and how large it is. Hosts decode and draw it.
package struct Picture: Hashable, Sendable {
    /// Where the bytes are.
    package enum Source: Hashable, Sendable {
        case file(String)
        case data(PictureData)
    }

    package var source: Source
    /// In pixels, or in the units of a drawing.
    package var pixelSize: CGSize
    /// How many pixels a point has.
    package var scale: CGFloat = 1
    /// Whether it can be drawn at any size without loss.
    package var isDrawing = false
    /// Whether only its shape is shown unless an image says otherwise.
    package var isTemplate = false
    /// How far below its top the picture stands on a text's baseline, in points; nil for its lower edge.
    package var baseline: CGFloat?
    /// How the picture is cut where an image is resized without saying how.
    package var slicing: Slicing?

    /// The parts of a picture that keep their size, in points.
    package struct Slicing: Hashable, Sendable {
        package var top: CGFloat
        package var leading: CGFloat
        package var bottom: CGFloat
        package var trailing: CGFloat
        /// Whether the rest is repeated rather than stretched.
        package var isTiled: Bool

        package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, isTiled: Bool) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
            self.isTiled = isTiled
        }
    }

    /// The size that the picture is shown in unless it is resized, in points.
    package var size: CGSize { CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale) }

    /// The picture in a file; nil if there is no picture in it that is known.
    /// - Complexity: Reads the beginning of the file.
    package init?(file: String, scale: CGFloat = 1) {
        guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
        defer { try? handle.close() }
        // Photographs have tables and a preview before the size.
        guard let start = try? handle.read(upToCount: 1 << 18), let header = PictureHeader(start) else { return nil }
        self.init(header, source: .file(file), scale: scale)
    }

    /// The picture in some data; nil if there is none that is known.
    package init?(data: Data, scale: CGFloat = 1) {
        guard let header = PictureHeader(data.prefix(1 << 20)) else { return nil }
        self.init(header, source: .data(PictureData(data)), scale: scale)
    }

    private init(_ header: PictureHeader, source: Source, scale: CGFloat) {
        self.source = source
        pixelSize = header.size
        isDrawing = header.isDrawing
        self.scale = scale > 0 ? scale : 1
    }
}

/// The bytes of a picture, compared by identity.
package final class PictureData: Hashable, Sendable {
    package let bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }

    package static func == (a: PictureData, b: PictureData) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
