#if GTK
import Foundation
import Martlet
import MartletGTK

/// A picture of a host's contents.
public struct Picture: Equatable, Sendable {
    let pixels: PixelPicture

    init(_ pixels: PixelPicture) { self.pixels = pixels }

    /// Decodes a PNG; `nil` if the data is not a PNG.
    public init?(pngData: Data) {
        guard let pixels = PixelPicture(png: pngData) else { return nil }
        self.pixels = pixels
    }

    /// The width in pixels.
    public var width: Int { pixels.width }

    /// The height in pixels.
    public var height: Int { pixels.height }

    /// The picture encoded as a PNG.
    /// - Complexity: Linear in the pixels.
    public var pngData: Data { pixels.png ?? Data() }

    /// The picture encoded as a PNG in a quarter of the time, for files that are not kept long.
    package var quickPNGData: Data { pixels.quickPNG ?? Data() }

    /// Returns the visible difference between this picture and another; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - other: The picture to compare with.
    ///   - tolerance: The accepted difference of a pixel: about 1 is just visible side by side, 100 is black and white
    ///     (CIEDE2000).
    ///   - share: The accepted fraction of pixels that differ more, from 0 to 1.
    /// - Complexity: Linear in the pixels; a comparison of bytes if the pictures are equal.
    public func difference(
        to other: Picture, tolerance: Double = Picture.tolerance, share: Double = 0
    ) -> PictureDifference? {
        PictureDifference(from: pixels, to: other.pixels, tolerance: tolerance, share: share)
    }

    /// The default tolerance of a pixel, which is visible only on close inspection.
    public static let tolerance = 2.0
}

/// The difference between two pictures.
public struct PictureDifference: Sendable, CustomStringConvertible {
    /// The number of differing pixels; all pixels if the sizes differ.
    public let count: Int
    /// The largest difference of a pixel, from 0 to 100.
    public let worst: Double
    /// A description of the difference.
    public let description: String
    /// The second picture, faded, with differing pixels in red.
    public let picture: Picture

    init?(from old: PixelPicture, to new: PixelPicture, tolerance: Double, share: Double) {
        if old == new { return nil }
        var marked = new
        var (count, worst) = (0, 0.0)
        let isOfSize = old.width == new.width && old.height == new.height
        var known: [UInt64: Double] = [:]
        for index in 0..<new.width * new.height {
            let place = index * 4
            var difference = 0.0
            if index % new.width < old.width, index / new.width < old.height {
                let before = old.word(at: (index / new.width * old.width + index % new.width) * 4)
                let after = new.word(at: place)
                if before != after {
                    let pair = UInt64(before) << 32 | UInt64(after)
                    difference = known[pair] ?? Self.difference(before, after)
                    known[pair] = difference
                }
            } else {
                difference = 100
            }
            worst = max(worst, difference)
            if difference > tolerance {
                count += 1
                (marked.bytes[place], marked.bytes[place + 1], marked.bytes[place + 2]) = (30, 0, 220)
            } else {
                for channel in place..<place + 3 { marked.bytes[channel] = 191 + marked.bytes[channel] / 4 }
            }
            marked.bytes[place + 3] = 255
        }
        guard !isOfSize || Double(count) > share * Double(new.width * new.height) else { return nil }
        self.count = count
        self.worst = worst
        picture = Picture(marked)
        let number = (worst * 10).rounded() / 10
        description =
            isOfSize
            ? "\(count) of \(new.width * new.height) pixels look different, the most different by \(number) (from "
                + "\(tolerance) on, a person is taken to see it; 100 is black and white)"
            : "it is \(new.width) × \(new.height) pixels, and was \(old.width) × \(old.height)"
    }

    /// Returns the difference of two pixels on a white background.
    private static func difference(_ a: UInt32, _ b: UInt32) -> Double {
        func color(_ pixel: UInt32) -> PerceivedColor {
            let rest = 255 - (pixel >> 24)
            func channel(_ shift: UInt32) -> UInt8 { UInt8(min(255, (pixel >> shift & 255) + rest)) }
            return PerceivedColor(red: channel(16), green: channel(8), blue: channel(0))
        }
        return color(a).difference(to: color(b))
    }
}

extension PixelPicture {
    /// Returns a pixel as a word: opacity, red, green and blue, from the highest byte down.
    fileprivate func word(at place: Int) -> UInt32 {
        UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
            | UInt32(bytes[place + 3]) << 24
    }
}
#endif
