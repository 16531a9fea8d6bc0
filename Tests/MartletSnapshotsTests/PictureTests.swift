#if GTK
import Foundation
import MartletGTK
import Testing

@testable import MartletSnapshots

/// Differences between pictures that a viewer would notice.
@Suite struct PictureTests {
    /// Pairs that the authors of the formula have published to test it by, with how different they are.
    @Test(arguments: [
        (50.0, 2.6772, -79.7751, 50.0, 0.0, -82.7485, 2.0425), (50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615),
        (50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412), (50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000),
        (50, 0, 0, 50, -1, 2, 2.3669), (50, 2.5, 0, 50, 0, -2.5, 4.3065), (50, 2.5, 0, 73, 25, -18, 27.1492),
        (50, 2.5, 0, 58, 24, 15, 19.4535), (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
        (2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082),
    ])
    func theFormula(_ pair: (Double, Double, Double, Double, Double, Double, Double)) {
        let a = PerceivedColor(lightness: pair.0, redness: pair.1, yellowness: pair.2)
        let b = PerceivedColor(lightness: pair.3, redness: pair.4, yellowness: pair.5)
        #expect(abs(a.difference(to: b) - pair.6) < 0.0001)
        #expect(abs(b.difference(to: a) - pair.6) < 0.0001)
    }

    @Test func blackAndWhite() {
        let black = PerceivedColor(red: 0, green: 0, blue: 0)
        let white = PerceivedColor(red: 255, green: 255, blue: 255)
        #expect(abs(black.difference(to: white) - 100) < 0.01)
        // Equal steps of bytes are not equally easy to see.
        let blue = PerceivedColor(red: 0, green: 0, blue: 250)
            .difference(to: PerceivedColor(red: 0, green: 0, blue: 255))
        let grey = PerceivedColor(red: 100, green: 100, blue: 100)
            .difference(to: PerceivedColor(red: 105, green: 105, blue: 105))
        #expect(blue < grey)
    }

    private struct Dot: View {
        var color = Color.red
        var size: CGFloat = 20
        var body: some View { Circle().fill(color).frame(width: size, height: size).padding(4) }
    }

    private struct Controls: View {
        var body: some View {
            VStack {
                Slider(value: .constant(0.2))
                ProgressView(value: 0.3)
                Toggle(isOn: .constant(true)) { Color.orange.frame(width: 30, height: 10) }
            }
            .frame(width: 100)
        }
    }

    @MainActor
    @Test func theQuickFileHasTheSamePixels() {
        let picture = TestHost(drawnIn: Variation(size: CGSize(width: 200, height: 120))) { Controls() }.picture()
        let quick = picture.quickPNGData
        #expect(Picture(pngData: quick) == picture)
        #expect(quick != picture.pngData)
        #expect(Picture(pngData: picture.pngData) == picture)
    }

    /// Colors in the memory are multiplied by the opacity, and in the file they are not.
    @Test func theQuickFileOfATranslucentPictureHasItsColors() {
        let translucent = Picture(PixelPicture(width: 2, height: 1, bytes: [0, 0, 128, 128, 255, 255, 255, 255]))
        #expect(Picture(pngData: translucent.quickPNGData) == translucent)
        #expect(PixelPicture(width: 0, height: 0, bytes: []).quickPNG == nil)
    }

    @MainActor
    @Test func fromRightToLeftControlsAreMirrored() {
        let left = TestHost(drawnIn: Variation()) { Controls() }.picture().pixels
        let right = TestHost(drawnIn: Variation(layoutDirection: .rightToLeft)) { Controls() }.picture().pixels
        #expect(left.width == right.width && left.height == right.height)
        // The knob of an enabled switch is at its end, in both directions.
        let height = left.height - 30
        var mirrored = right
        for row in 0..<height {
            for column in 0..<left.width {
                let (from, to) = ((row * left.width + column) * 4, (row * left.width + left.width - 1 - column) * 4)
                for channel in 0..<4 { mirrored.bytes[to + channel] = right.bytes[from + channel] }
            }
        }
        let top = { (picture: PixelPicture) in
            Picture(
                PixelPicture(
                    width: picture.width, height: height, bytes: Array(picture.bytes.prefix(picture.width * height * 4))
                ))
        }
        #expect(top(left).difference(to: top(mirrored), share: 0.01) == nil)
        // The label is complete; the switch is on its other side.
        func orange(_ picture: PixelPicture) -> Int {
            let label = TestHost(drawnIn: Variation()) { Color.orange.frame(width: 1, height: 1) }.picture().pixels
                .bytes
            return stride(from: 0, to: picture.bytes.count, by: 4).count {
                Array(picture.bytes[$0..<$0 + 4]) == label
            }
        }
        #expect(orange(left) == 300 && orange(right) == 300)
    }

    @MainActor
    @Test func picturesAndTheirDifference() throws {
        let red = TestHost(drawnIn: Variation(displayScale: 2)) { Dot() }.picture()
        #expect(red.width == 56 && red.height == 56)
        #expect(try #require(Picture(pngData: red.pngData)) == red)
        #expect(Picture(pngData: Data("no picture".utf8)) == nil)
        let alike = TestHost(drawnIn: Variation(displayScale: 2)) { Dot(color: Color.red.opacity(0.995)) }.picture()
        #expect(alike != red)
        #expect(red.difference(to: alike) == nil)
        #expect(red.difference(to: alike, tolerance: 0) != nil)
        let blue = TestHost(drawnIn: Variation(displayScale: 2)) { Dot(color: .blue) }.picture()
        let difference = try #require(red.difference(to: blue))
        #expect(difference.worst > 30)
        // A circle of 40 pixels.
        #expect((1100...1400).contains(difference.count))
        #expect(red.difference(to: blue, share: 0.5) == nil)
        let large = TestHost(drawnIn: Variation(displayScale: 2)) { Dot(size: 30) }.picture()
        #expect(try #require(red.difference(to: large)).description == "it is 76 × 76 pixels, and was 56 × 56")
    }
}
#endif
