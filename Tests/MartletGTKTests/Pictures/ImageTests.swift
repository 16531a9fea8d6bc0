#if GTK
import CGTK
import Foundation
import Martlet
import Testing

import MartletGTK

/// Images as they are drawn.
@MainActor
@Suite struct ImagePictureTests {
    private func quarters(_ side: CGFloat = 4) throws -> Image {
        try #require(Image(data: SamplePictures.quarters(side: side)))
    }

    @Test func aPictureIsShownInItsOwnSize() throws {
        let image = try quarters()
        let pixels = try Pixels { image }
        #expect(pixels.width == 8 && pixels.height == 8)
        #expect(pixels[1, 1].isNear(255, 0, 0) && pixels[6, 1].isNear(0, 255, 0))
        #expect(pixels[1, 6].isNear(0, 0, 255) && pixels[6, 6].isNear(255, 255, 255))
    }

    @Test func aResizableImageFillsItsFrame() throws {
        let image = try quarters()
        let pixels = try Pixels { image.resizable().interpolation(.none).frame(width: 40, height: 20) }
        #expect(pixels[2, 2].isNear(255, 0, 0) && pixels[37, 2].isNear(0, 255, 0))
        #expect(pixels[18, 8].isNear(255, 0, 0), "without interpolation the colours do not run")
        #expect(pixels[21, 8].isNear(0, 255, 0))
    }

    @Test func scaledToFitKeepsTheRatio() throws {
        let image = try quarters()
        let pixels = try Pixels { image.resizable().scaledToFit().frame(width: 60, height: 20) }
        #expect(pixels[10, 10].alpha == 0 && pixels[30, 10].alpha == 255)
        let filled = try Pixels { image.resizable().scaledToFill().frame(width: 60, height: 20).clipped() }
        #expect(filled[2, 10].alpha == 255)
    }

    @Test func tilesRepeatThePicture() throws {
        let image = try quarters()
        let pixels = try Pixels { image.resizable(resizingMode: .tile).frame(width: 24, height: 16) }
        for (x, y) in [(1, 1), (9, 1), (17, 1), (1, 9)] { #expect(pixels[x, y].isNear(255, 0, 0)) }
        #expect(pixels[13, 1].isNear(0, 255, 0))
    }

    @Test func capsKeepTheirSize() throws {
        let image = try quarters()
        let caps = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let pixels = try Pixels { image.resizable(capInsets: caps).interpolation(.none).frame(width: 40, height: 40) }
        #expect(pixels[0, 0].isNear(255, 0, 0) && pixels[39, 39].isNear(255, 255, 255))
        // Of the stretched middle, the colors change halfway.
        #expect(pixels[17, 1].isNear(255, 0, 0) && pixels[22, 1].isNear(0, 255, 0))
    }

    @Test func aTemplateHasTheForegroundColor() throws {
        let image = try quarters()
        let pixels = try Pixels {
            image.renderingMode(.template).foregroundStyle(Color(red: 0.5, green: 0, blue: 0.5))
        }
        #expect(pixels[1, 1].isNear(128, 0, 128) && pixels[6, 6].isNear(128, 0, 128))
    }

    @Test func drawingsAreSharpInEverySize() throws {
        let source = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="5" height="10" fill="#00f"/></svg>
            """
        let image = try #require(Image(data: Data(source.utf8)))
        #expect(try Pixels { image }.width == 10)
        let pixels = try Pixels { image.resizable().frame(width: 100, height: 100) }
        #expect(pixels[48, 50].isNear(0, 0, 255) && pixels[52, 50].alpha < 30)
    }
}

/// Symbols as they are drawn.
@MainActor
@Suite struct SymbolPictureTests {
    private func pixels(_ name: String, _ weight: Font.Weight = .regular) throws -> Pixels {
        try Pixels { Image(systemName: name).font(.system(size: 100, weight: weight)) }
    }

    @Test func aSymbolIsAsLargeAsItsFont() throws {
        #expect(try pixels("star").height == 115)
        let large = try Pixels { Image(systemName: "star").font(.system(size: 50)).imageScale(.large) }
        #expect(large.height == 75)
        #expect(try pixels("chevron.right").width < pixels("rectangle").width)
    }

    @Test func fillFillsTheBody() throws {
        let (outline, filled) = try (pixels("heart"), pixels("heart.fill"))
        #expect(outline[outline.width / 2, 60].alpha == 0)
        #expect(filled[filled.width / 2, 60].alpha > 200)
        let variant = try Pixels { Image(systemName: "heart").font(.system(size: 100)).symbolVariant(.fill) }
        #expect(variant[variant.width / 2, 60].alpha > 200)
    }

    @Test func aSymbolInAFilledDiscIsCutOut() throws {
        let (outline, filled) = try (pixels("plus.circle"), pixels("plus.circle.fill"))
        let middle = outline.width / 2
        #expect(outline[middle, 57].alpha > 200 && filled[middle, 57].alpha < 50)
        #expect(outline[middle + 16, 41].alpha < 50 && filled[middle + 16, 41].alpha > 200)
    }

    @Test func aBadgeStandsInTheCorner() throws {
        let badge = try pixels("bell.badge.plus")
        let (x, y) = (badge.width / 2 + Int(25 * 1.15), Int(75 * 1.15))
        // The sign is cut out of a disc, around which there is room.
        #expect(badge[x, y].alpha < 60 && badge[x - 14, y - 14].alpha > 200)
    }

    @Test func boldIsBolder() throws {
        func ink(_ weight: Font.Weight) throws -> Int { try pixels("xmark", weight).count { $0.alpha > 128 } }
        #expect(try ink(.light) < ink(.regular))
        #expect(try ink(.regular) < ink(.bold))
    }

    @Test func aSymbolHasTheForegroundColor() throws {
        let pixels = try Pixels {
            Image(systemName: "square.fill").font(.system(size: 40)).foregroundStyle(Color(red: 0, green: 0.5, blue: 1))
        }
        #expect(pixels[pixels.width / 2, 23].isNear(0, 128, 255))
    }

    @Test func aValueLeavesPartsFaint() throws {
        let half = try Pixels { Image(systemName: "wifi", variableValue: 0.3).font(.system(size: 100)) }
        let all = try pixels("wifi")
        #expect(half.count { $0.alpha > 200 } < all.count { $0.alpha > 200 })
        #expect(half.count { $0.alpha > 20 } > all.count { $0.alpha > 20 } * 9 / 10)
    }

    @Test func aPaletteColorsWhatSurroundsTheSymbol() throws {
        let pixels = try Pixels {
            Image(systemName: "plus.circle").font(.system(size: 100)).symbolRenderingMode(.palette)
                .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        }
        #expect(pixels[pixels.width / 2, 57].isNear(230, 0, 0, 230, by: 40))
        #expect(pixels.count { $0.isNear(0, 0, 255, 255) } > 200)
    }
}
#endif
