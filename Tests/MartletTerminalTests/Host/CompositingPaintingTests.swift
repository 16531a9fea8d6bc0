import Foundation
import Martlet
import Testing

import MartletTerminal

/// Masks, blend modes, color effects and canvases in cells.
@MainActor @Suite struct CompositingPaintingTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)

    @Test func aMaskOfTextShowsItsCharactersInTheColorsOfTheView() {
        let screen = HostedScreen(5, 1) { red.mask(Text("Hello")) }
        #expect(screen.text == "Hello")
        #expect(screen.style(0, 0).foreground == .rgb(255, 0, 0))
        #expect(screen.style(0, 0).background == .default)
    }

    @Test func aMaskOfAShapeCutsAndOneOfAGradientFades() {
        let cut = HostedScreen(8, 2) {
            red.mask(alignment: .leading) { Color.black.frame(width: 32, height: 32) }
        }
        #expect(cut.style(3, 0).background == .rgb(255, 0, 0))
        #expect(cut.style(4, 0).background == .default)
        let faded = HostedScreen(8, 1) {
            red.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
        }
        guard case .rgb(let first, _, _) = faded.style(0, 0).background.kind,
            case .rgb(let last, _, _) = faded.style(7, 0).background.kind
        else {
            Issue.record("no colours")
            return
        }
        #expect(first > 220 && last < 40)
    }

    @Test func blendModesMixCells() {
        let screen = HostedScreen(2, 1) {
            ZStack {
                Color(red: 1, green: 1, blue: 0)
                Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
            }
        }
        #expect(screen.style(0, 0).background == .rgb(0, 255, 0))
        let cut = HostedScreen(4, 1) {
            ZStack(alignment: .leading) {
                red
                ZStack(alignment: .leading) {
                    green
                    Color.black.frame(width: 16).blendMode(.destinationOut)
                }
                .compositingGroup()
            }
        }
        #expect(cut.style(0, 0).background == .rgb(255, 0, 0))
        #expect(cut.style(3, 0).background == .rgb(0, 255, 0))
    }

    @Test func effectsChangeColors() {
        #expect(HostedScreen(2, 1) { red.colorInvert() }.style(0, 0).background == .rgb(0, 255, 255))
        #expect(HostedScreen(2, 1) { red.grayscale(1) }.style(0, 0).background == .rgb(54, 54, 54))
        #expect(
            HostedScreen(2, 1) { Text("ab").foregroundStyle(red).brightness(0.5) }.style(0, 0).foreground
                == .rgb(255, 128, 128))
        let both = HostedScreen(2, 1) { red.brightness(0.2).colorInvert() }
        #expect(both.style(0, 0).background == .rgb(0, 204, 204))
    }

    @Test func materialsHideWhatIsWrittenBehindThem() {
        let screen = HostedScreen(5, 1) {
            Text("Hello").background(red).overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 16) }
        }
        #expect(screen.text == "H  lo" || screen.text == "He  o")
        #expect(screen.style(2, 0).background != .rgb(255, 0, 0))
    }

    @Test func aCanvasIsDrawnInCells() {
        let screen = HostedScreen(10, 3) {
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 48)), with: .color(red))
                context.draw(Text("Hi"), at: CGPoint(x: 48, y: 16), anchor: .topLeading)
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 80, height: 16)))
                context.fill(Path(CGRect(x: 72, y: 0, width: 8, height: 48)), with: .color(green))
                if let mark = context.resolveSymbol(id: "mark") {
                    context.draw(mark, at: CGPoint(x: 64, y: 0), anchor: .topLeading)
                }
            } symbols: {
                Text("*").tag("mark")
            }
        }
        #expect(screen.text == "        *\n      Hi\n")
        #expect(screen.style(4, 2).background == .rgb(255, 0, 0))
        #expect(screen.style(5, 2).background == .default)
        #expect(screen.style(9, 0).background == .rgb(0, 255, 0))
        #expect(screen.style(9, 1).background == .default)
    }

    @Test(arguments: [true, false]) func areasOnACanvasAreShadesWithoutColors(isDark: Bool) {
        let screen = HostedScreen(14, 2, appearance: TerminalAppearance(isDark: isDark, colorDepth: .none)) {
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 8, width: 16, height: 24)), with: .color(.black))
                context.fill(Path(CGRect(x: 24, y: 0, width: 16, height: 32)), with: .color(green))
                context.fill(Path(CGRect(x: 48, y: 8, width: 16, height: 24)), with: .color(.white))
                context.fill(
                    Path(CGRect(x: 72, y: 0, width: 16, height: 32)), with: .color(Color(red: 1, green: 1, blue: 0)))
                context.fill(Path(CGRect(x: 96, y: 0, width: 16, height: 32)), with: .color(Color(white: 0.5)))
            }
        }
        // The color of the background is the faintest one.
        #expect(screen.text == (isDark ? "░░ ▒▒ ▄▄ ░░ ██\n░░ ▒▒ ██ ░░ ██" : "▄▄ ▒▒    ░░ ██\n██ ▒▒    ░░ ██"))
    }

    @Test func huesNearADarkBackgroundAreShadesWithoutColors() {
        let blue = Color(red: 0, green: 0.5, blue: 1)
        let screen = HostedScreen(12, 1, appearance: TerminalAppearance(isDark: true, colorDepth: .none)) {
            Canvas { context, size in
                for (index, part) in [1, 0.6, 0.4, 0.1].enumerated() {
                    context.fill(
                        Path(CGRect(x: index * 24, y: 0, width: 24, height: 16)),
                        with: .color(blue.mix(with: .black, by: 1 - part, in: .device)))
                }
            }
        }
        #expect(screen.text == "███▒▒▒▒▒▒░░░")
    }

    @Test func linesOnACanvasAreDots() {
        let screen = HostedScreen(10, 2) {
            Canvas { context, size in
                context.stroke(
                    Path {
                        $0.move(to: .zero); $0.addLine(to: CGPoint(x: size.width, y: size.height))
                    },
                    with: .color(red))
            }
        }
        #expect(screen.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    }

    @Test func layersOfACanvasCutAndMask() {
        let screen = HostedScreen(4, 1) {
            Canvas { context, size in
                let all = Path(CGRect(origin: .zero, size: size))
                context.fill(all, with: .color(red))
                context.drawLayer { layer in
                    layer.fill(all, with: .color(green))
                    layer.blendMode = .destinationOut
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.black))
                }
            }
        }
        #expect(screen.style(0, 0).background == .rgb(255, 0, 0))
        #expect(screen.style(3, 0).background == .rgb(0, 255, 0))
        let masked = HostedScreen(4, 1) {
            Canvas { context, size in
                context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.black)) }
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(green))
            }
        }
        #expect(masked.style(0, 0).background == .rgb(0, 255, 0))
        #expect(masked.style(3, 0).background == .default)
    }
}
