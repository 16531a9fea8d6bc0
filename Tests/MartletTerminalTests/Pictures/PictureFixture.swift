import Foundation
import Martlet

import MartletTerminal

/// Pictures for tests.
enum PictureFixture {
    /// The picture with a color for each pixel, which a closure gives as red, green, blue and opacity.
    static func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> Bitmap {
        let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Red above, green below; the right half is blue.
    static func quarters(_ width: Int, _ height: Int) -> Bitmap {
        bitmap(width, height) { x, y in
            x >= width / 2 ? [0, 0, 255, 255] : y < height / 2 ? [255, 0, 0, 255] : [0, 255, 0, 255]
        }
    }

    static func image(_ bitmap: Bitmap) -> Image { Image(data: Data(bitmap.file), label: Text("picture"))! }
}
