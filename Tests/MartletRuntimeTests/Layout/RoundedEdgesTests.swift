import Foundation
import Testing

import Martlet
import MartletBase
import MartletRuntime
import MartletTestSupport

/// Frames between pixels: what fills a container does not end beside it.
@MainActor @Suite struct RoundedEdgesTests {
    /// A pixel of 8 × 16 points, as a terminal's cell.
    private let cells = HostProfile(
        pixelSize: CGSize(width: 8, height: 16), defaultSpacing: CGSize(width: 8, height: 0))

    @Test func whatFillsABoxEndsWhereTheBoxEnds() {
        let laid = Laid(46 * 8, 160, profile: cells) { halves }
        #expect(laid["box0"] == [0, 0, 23 * 8, 160])
        #expect(laid["fill0"] == [0, 0, 23 * 8, 160])
        #expect(laid["box1"] == [24 * 8, 0, 22 * 8, 160])
        #expect(laid["fill1"] == [24 * 8, 0, 22 * 8, 160])
    }

    @Test func aTextOfWholePixelsKeepsItsSize() {
        let laid = Laid(400, 160, profile: cells) {
            HStack(spacing: 0) { Text("abc").tagged("text") }.frame(width: 24).tagged("box").position(x: 20, y: 8)
        }
        #expect(laid["text"] == [8, 0, 24, 16])
        #expect(laid["box"][2] == 24)
    }

    @Test func whatIsSmallerStaysInsideAndWhatIsLargerDoesNot() {
        let laid = Laid(400, 160, profile: cells) {
            Color.clear.frame(width: 180, height: 16)
                .overlay(alignment: .topLeading) { Color.red.frame(width: 179, height: 16).tagged("smaller") }
                .overlay(alignment: .topLeading) { Color.red.frame(width: 240, height: 16).tagged("larger") }
                .tagged("box")
                .position(x: 94, y: 8)
        }
        // From 4 to 184: half a pixel is rounded away from zero.
        #expect(laid["box"] == [8, 0, 176, 16])
        #expect(laid["smaller"] == [8, 0, 176, 16])
        #expect(laid["larger"] == [8, 0, 240, 16])
    }

    /// The last pieces may begin behind the end of the box, which is rounded down.
    @Test(arguments: [176, 176.8, 178, 179.2, 180, 181.6, 183.2, 184])
    func whatIsThinnerThanAPixelHasNoNegativeSize(_ width: CGFloat) {
        for pieces in 3...100 where pieces < 20 || pieces % 10 == 0 {
            let laid = Laid(46 * 8, 160, profile: cells) {
                HStack(spacing: 0) {
                    ForEach(0..<pieces, id: \.self) { Color.red.tagged("piece\($0)") }
                }
                .frame(width: width)
                .tagged("box")
                .position(x: 4 + width / 2, y: 80)
            }
            let box = laid["box"]
            for index in 0..<pieces {
                let piece = laid["piece\(index)"]
                #expect(piece.count == 4 && piece[2] >= 0, "\(piece), \(index) of \(pieces) in \(box)")
                #expect(
                    piece[0] + piece[2] <= max(piece[0], box[0] + box[2]), "\(piece), \(index) of \(pieces) in \(box)")
            }
        }
    }

    @Test func fromRightToLeftToo() {
        let laid = Laid(46 * 8, 160, profile: cells) { halves.environment(\.layoutDirection, .rightToLeft) }
        for index in 0..<2 {
            expectInside(laid["fill\(index)"], laid["box\(index)"], of: cells.pixelSize)
        }
    }

    /// In windows of many sizes, at three sizes of a pixel, what fills each of three boxes is in the box; and a scene whose
    /// window was resized is laid out as a new one.
    @Test func manySizes() {
        var random = SplitMix(seed: 22)
        for pixel in [CGSize(width: 8, height: 16), CGSize(width: 1, height: 1), CGSize(width: 0.5, height: 0.5)] {
            let profile = HostProfile(pixelSize: pixel)
            let resized = Laid(300, 200, profile: profile) { thirds }
            for _ in 0..<60 {
                let size = CGSize(
                    width: CGFloat(Int.random(in: 60...600, using: &random)) / 2 + 30,
                    height: CGFloat(Int.random(in: 60...600, using: &random)) / 2 + 30)
                let laid = Laid(size.width, size.height, profile: profile) { thirds }
                resized.resize(size.width, size.height)
                for index in 0..<3 {
                    let (box, fill) = (laid["box\(index)"], laid["fill\(index)"])
                    expectInside(fill, box, of: pixel)
                    #expect(resized["box\(index)"] == box, "\(size) at \(pixel)")
                    #expect(resized["fill\(index)"] == fill, "\(size) at \(pixel)")
                }
            }
        }
    }

    /// Expects that a frame begins where its box does, and ends where the box does or a pixel before.
    private func expectInside(_ fill: [CGFloat], _ box: [CGFloat], of pixel: CGSize) {
        guard fill.count == 4, box.count == 4 else { return #expect(Bool(false), "there is no box") }
        #expect(fill[0] == box[0] && fill[1] == box[1], "\(fill) in \(box)")
        #expect((0...pixel.width).contains(box[2] - fill[2]), "\(fill) in \(box)")
        #expect((0...pixel.height).contains(box[3] - fill[3]), "\(fill) in \(box)")
    }

    /// Two boxes, which are 22.5 columns wide in 46, with one between them.
    private var halves: some View {
        HStack(spacing: 8) {
            ForEach(0..<2, id: \.self) { index in
                VStack(spacing: 0) { Color.red.tagged("fill\(index)") }.tagged("box\(index)")
            }
        }
    }

    private var thirds: some View {
        VStack(spacing: 3) {
            ForEach(0..<3, id: \.self) { index in
                HStack(spacing: 0) {
                    ZStack { Color.red.tagged("fill\(index)") }.tagged("box\(index)")
                    Color.blue
                    Color.green
                }
            }
        }
        .padding(5)
    }
}
