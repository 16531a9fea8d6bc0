import Foundation
import Testing

@testable import Martlet

/// Pictures that fill shapes.
@Suite struct ImagePaintTests {
    /// A picture of two by one pixels.
    private var picture: Image {
        get throws {
            let bytes = try #require(
                Data(
                    base64Encoded:
                        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8DwHwQYGBgAN9UF+0vhAN4AAAAASUVORK5CYII="
                ))
            return try #require(Image(data: bytes))
        }
    }

    private func tile(_ paint: ImagePaint) throws -> ImageTile {
        guard case .image(let tile) = paint._paint(in: _ShapeStyleContext()).content else {
            throw CocoaError(.featureUnsupported)
        }
        return tile
    }

    @Test func aPictureIsRepeatedInItsSize() throws {
        #expect(try tile(ImagePaint(image: picture)).size == CGSize(width: 2, height: 1))
        #expect(try tile(ImagePaint(image: picture, scale: 4)).size == CGSize(width: 8, height: 4))
        let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(try tile(ImagePaint(image: picture, sourceRect: half, scale: 4)).size == CGSize(width: 4, height: 4))
    }

    @Test func whatIsNoPartOrSizeIsTheWhole() throws {
        let hostile = ImagePaint(
            image: try picture, sourceRect: CGRect(x: 4, y: 0, width: CGFloat.nan, height: 1), scale: .nan)
        #expect(try tile(hostile).size == CGSize(width: 2, height: 1))
    }

    @Test func symbolsFillWithAColour() {
        guard case .color = ImagePaint(image: Image(systemName: "star"))._paint(in: _ShapeStyleContext()).content else {
            Issue.record("a symbol is no picture")
            return
        }
    }
}
