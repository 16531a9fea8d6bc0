#if GTK
import Foundation
import Martlet
import MartletGTK

/// A picture of what a host shows.
public struct Picture: Equatable, Sendable {
    let pixels: PixelPicture

    init(_ pixels: PixelPicture) { self.pixels = pixels }

    /// The picture of a PNG; nil for what is none.
    public init?(pngData: Data) {
        guard let pixels = PixelPicture(png: pngData) else { return nil }
        self.pixels = pixels
    }

    /// The width in pixels.
    public var width: Int { pixels.width }

    /// The height in pixels.
    public var height: Int { pixels.height }

    /// The picture as PNG.
    /// - Complexity: Linear in the pixels.
    public var pngData: Data { pixels.png ?? Data() }

    /// How another picture differs from this one, as a person would see it; nil where no one would.
    ///
    /// - Parameters:
    ///   - tolerance: How different a pixel may look: about 1 is the least that a person can see side by side, 100 is black
    ///     and white (CIEDE2000).
    ///   - share: Which part of the pixels may look more different than that, from 0 to 1.
    /// - Complexity: Linear in the pixels; a comparison of bytes where they are equal.
    public func difference(
        to other: Picture, tolerance: Double = Picture.tolerance, share: Double = 0
    ) -> PictureDifference? {
        PictureDifference(from: pixels, to: other.pixels, tolerance: tolerance, share: share)
    }

    /// How different a pixel may look unless something else is said: what a person may see who looks for it.
    public static let tolerance = 2.0
}

/// How one picture differs from another.
public struct PictureDifference: Sendable, CustomStringConvertible {
    /// How many pixels look different; all of them where the sizes differ.
    public let count: Int
    /// How different the most different pixel looks, from 0 to 100.
    public let worst: Double
    /// In words.
    public let description: String
    /// The second picture, faded, with what differs in red.
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

    /// How different two pixels look on white.
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
    /// The four bytes of a pixel: opacity, red, green, blue, from the highest.
    fileprivate func word(at place: Int) -> UInt32 {
        UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
            | UInt32(bytes[place + 3]) << 24
    }
}
#endif
