#if GTK
import Foundation
import Martlet
import Testing

import MartletGTK

/// Paints and effects in pictures: the same as in windows.
@MainActor
@Suite struct PaintPictureTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let black = Color(red: 0, green: 0, blue: 0)

    @Test func stylesHaveTheirShadows() throws {
        let drop = try Pixels {
            Rectangle().fill(red.shadow(.drop(color: black, radius: 0, x: 5, y: 0))).frame(width: 10, height: 10)
                .padding(10)
        }
        #expect(drop[23, 15].isNear(0, 0, 0) && drop[15, 15].isNear(255, 0, 0))
        let inner = try Pixels {
            Rectangle().fill(red.shadow(.inner(color: black, radius: 0, x: 5, y: 0))).frame(width: 20, height: 20)
        }
        #expect(inner[2, 10].isNear(0, 0, 0) && inner[10, 10].isNear(255, 0, 0))
        let mixed = try Pixels {
            Rectangle().fill(blue.blendMode(.plusLighter)).frame(width: 10, height: 10).background(red)
        }
        #expect(mixed[5, 5].isNear(255, 0, 255))
    }

    @Test func textIsPaintedWithGradients() throws {
        let pixels = try Pixels {
            Text("MMMM").font(.system(size: 30))
                .foregroundStyle(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
        }
        var (left, right) = (0, 0)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y].alpha > 200 {
                let pixel = pixels[x, y]
                if x < pixels.width / 4, pixel.red > pixel.blue + 60 { left += 1 }
                if x > pixels.width * 3 / 4, pixel.blue > pixel.red + 60 { right += 1 }
            }
        }
        #expect(left > 10 && right > 10)
    }

    @Test func whatIsTurnedInSpaceIsShownInPerspective() throws {
        let pixels = try Pixels {
            red.frame(width: 40, height: 40)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        }
        #expect(pixels[2, 20].alpha < 60 && pixels[38, 20].alpha < 60)
        #expect(pixels[20, 20].isNear(255, 0, 0))
    }

    @Test func canvasesDrawTheirSymbols() throws {
        let pixels = try Pixels {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 7) else { return }
                context.draw(symbol, at: CGPoint(x: 30, y: 30))
            } symbols: {
                red.frame(width: 10, height: 10).tag(7)
            }
            .frame(width: 40, height: 40)
        }
        #expect(pixels[30, 30].isNear(255, 0, 0) && pixels[10, 10].alpha == 0)
    }

    @Test func coloursFadeWithoutTurningGrey() throws {
        let pixels = try Pixels {
            LinearGradient(colors: [red, .clear], startPoint: .leading, endPoint: .trailing)
                .frame(width: 100, height: 4)
        }
        #expect(pixels[50, 2].isNear(255, 0, 0, 128))
    }

    @Test func netsOfColours() throws {
        let pixels = try Pixels {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [0.5, 1]], colors: [red, blue, red, blue],
                background: black
            )
            .frame(width: 100, height: 20)
        }
        #expect(pixels[1, 10].isNear(255, 0, 0) && pixels[48, 10].isNear(0, 0, 255))
        #expect(pixels[25, 10].isNear(128, 0, 128, by: 20) && pixels[80, 10].isNear(0, 0, 0))
    }

    @Test func shadowsAreAsSoftAsTheirRadius() throws {
        // The radius is the standard deviation: at that distance from a straight edge, a sixth is left.
        let pixels = try Pixels {
            black.frame(width: 80, height: 80).shadow(color: black, radius: 8).padding(40)
        }
        #expect(abs(pixels[32, 80].alpha - 40) < 16 && pixels[10, 80].alpha < 8)
        let blurred = try Pixels { black.frame(width: 80, height: 80).blur(radius: 8).padding(40) }
        #expect(abs(blurred[32, 80].alpha - 40) < 16 && abs(blurred[48, 80].alpha - 214) < 16)
    }

    @Test func canvasesAreClearedWhereTheFigureIs() throws {
        let pixels = try Pixels {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
                context.blendMode = .clear
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
            }
            .frame(width: 40, height: 40)
        }
        #expect(pixels[5, 5].alpha == 0 && pixels[30, 30].isNear(0, 0, 255))
    }

    private struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark
                ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
        }
    }

    @Test func stylesOfOnesOwn() throws {
        let pixels = try Pixels {
            VStack(spacing: 0) {
                Rectangle().fill(Warning())
                Rectangle().fill(Warning()).environment(\.colorScheme, .dark)
                Rectangle().foregroundStyle(Warning())
            }
            .frame(width: 10, height: 30)
        }
        #expect(pixels[5, 5].isNear(0, 0, 255) && pixels[5, 15].isNear(255, 0, 0) && pixels[5, 25].isNear(0, 0, 255))
    }
}
#endif
