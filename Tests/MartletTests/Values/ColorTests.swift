import Foundation
import Testing

@testable import Martlet

@Suite("Colours")
struct ColorTests {
    private func bytes(_ color: Color, dark: Bool = false, contrast: Bool = false) -> String {
        color.resolved(dark: dark, increasedContrast: contrast).description
    }

    @Test func componentsRoundTrip() {
        #expect(bytes(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
        #expect(bytes(Color(white: 0.5, opacity: 0.5)) == "#80808080")
        #expect(bytes(Color(.sRGBLinear, red: 1, green: 0, blue: 0.214041)) == "#FF007FFF")
        for step in 0...255 {
            let color = Color.Resolved(red: Float(step) / 255, green: 0, blue: 0)
            #expect(color.bytes.red == UInt8(step))
        }
    }

    private static let wheel: [(hue: Double, expected: String)] = [
        (0, "#FF0000FF"), (60, "#FFFF00FF"), (120, "#00FF00FF"), (180, "#00FFFFFF"),
        (240, "#0000FFFF"), (300, "#FF00FFFF"), (360, "#FF0000FF"),
    ]

    @Test(arguments: wheel)
    func huesGoRoundTheWheel(degrees: Double, expected: String) {
        let hue = degrees / 360
        #expect(bytes(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
        #expect(bytes(Color(hue: hue, saturation: 0, brightness: 1)) == "#FFFFFFFF")
        #expect(bytes(Color(hue: hue, saturation: 1, brightness: 0)) == "#000000FF")
    }

    @Test func theWideSpaceReachesBeyondSRGB() {
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(dark: false)
        #expect(red.linearRed > 1 && red.linearGreen < 0)
        let white = Color(.displayP3, red: 1, green: 1, blue: 1).resolved(dark: false)
        #expect(abs(white.linearRed - 1) < 1e-4 && abs(white.linearBlue - 1) < 1e-4)
    }

    @Test func systemColoursFollowTheScheme() {
        #expect(bytes(.red) == "#FF3B30FF")
        #expect(bytes(.red, dark: true) == "#FF453AFF")
        #expect(bytes(.red, contrast: true) == "#D70015FF")
        #expect(bytes(.blue) == "#007AFFFF")
        #expect(bytes(.primary) == "#000000FF")
        #expect(bytes(.primary, dark: true) == "#FFFFFFFF")
        #expect(bytes(.secondary) == "#3C3C4399")
        #expect(bytes(.clear) == "#00000000")
    }

    @Test func theAccentIsTheTint() {
        #expect(Color.accentColor.resolved(dark: false, tint: .red) == Color.red.resolved(dark: false))
        #expect(Color.accentColor.resolved(dark: false) == Color.blue.resolved(dark: false))
        #expect(Color.accentColor.resolved(dark: false, tint: .accentColor) == Color.blue.resolved(dark: false))
    }

    @Test func opacityMultiplies() {
        #expect(Color.red.opacity(0.5).opacity(0.5).resolved(dark: false).opacity == 0.25)
        #expect(Color(white: 1, opacity: 0.5).opacity(0.5) == Color(white: 1, opacity: 0.25))
        #expect(Color.red.opacity(0.5) != .red)
        #expect(Color.red.mix(with: .blue, by: 0.5).opacity(0.5).resolved(dark: true).opacity == 0.5)
    }

    @Test func mixing() {
        let a = Color(white: 0)
        let b = Color(white: 1)
        #expect(bytes(a.mix(with: b, by: 0)) == "#000000FF")
        #expect(bytes(a.mix(with: b, by: 1)) == "#FFFFFFFF")
        #expect(bytes(a.mix(with: b, by: 0.4, in: .device)) == "#666666FF")
        // Half the perceived lightness is darker than half the encoded value.
        #expect(bytes(a.mix(with: b, by: 0.5)) == "#636363FF")
        #expect(a.mix(with: b, by: 0.5) == a.mix(with: b, by: 0.5))
    }

    private static let spoken: [(color: Color, name: String)] = [
        (Color(red: 1, green: 0, blue: 0), "red"), (Color(red: 0.4, green: 0, blue: 0), "dark red"),
        (Color(red: 0.6, green: 0.4, blue: 0.2), "brown"), (Color(red: 1, green: 0.6, blue: 0), "orange"),
        (Color(red: 0.7, green: 1, blue: 0.7), "light green"), (Color(red: 0, green: 1, blue: 1), "cyan"),
        (Color(red: 0.2, green: 0.5, blue: 0.9), "blue"), (Color(white: 0.5), "grey"), (Color(white: 0), "black"),
        (Color(white: 0.2), "dark grey"), (Color(white: 1), "white"), (Color(white: 1, opacity: 0), "transparent"),
        (Color(red: 0, green: 0, blue: 1, opacity: 0.25), "blue, 25 % opacity"),
        (Color(red: .nan, green: 2, blue: -1), "green"),
    ]

    @Test(arguments: spoken)
    func coloursHaveNamesToBeSpoken(color: Color, name: String) {
        #expect(color.resolve(in: EnvironmentValues()).spokenName == name)
    }

    @Test func descriptions() {
        #expect(Color.red.description == "red")
        #expect(Color.accentColor.description == "accentColor")
        #expect(Color.red.opacity(0.5).description == "50% red")
        #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
        #expect(Color.red.opacity(0.3).opacity(0.5).opacity(0.2).description == "20% 50% 30% red")
        let faded = Color.red.opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues())
        #expect(abs(faded.opacity - 0.25) < 0.001)
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    }

    @Test func resolvedIsCodable() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        let data = try JSONEncoder().encode([color])
        let back = try JSONDecoder().decode([Color.Resolved].self, from: data)
        #expect(back[0].bytes == color.bytes)
    }

    @Test func coloursAreSmall() {
        #expect(MemoryLayout<Color>.size <= 17)
    }

    @Test func catalogueColoursAreFound() throws {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("catalogue-\(UUID().uuidString)")
        let set = root.appendingPathComponent("Assets.xcassets/Group/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let contents = """
            {"colors": [
              {"color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "128", "blue": "0.0", "alpha": "1.000"}}, "idiom": "universal"},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components":
                {"red": "0x00", "green": "0x11", "blue": "0x22", "alpha": "0.500"}}, "idiom": "universal"}
            ], "info": {"version": 1}}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle: Bundle = try #require(Bundle(path: root.path))
        let brand = Color("Brand", bundle: bundle)
        #expect(bytes(brand) == "#FF8000FF")
        #expect(bytes(brand, dark: true) == "#00112280")
        #expect(bytes(Color("Missing", bundle: bundle)) == "#00000000")
    }
}

@Suite("Shape styles")
struct ShapeStyleTests {
    private func take<S: ShapeStyle>(_ style: S, in context: _ShapeStyleContext = .init()) -> Color.Resolved {
        style._paint(in: context).representativeColor
    }

    @Test(arguments: [true, false])
    func shortNamesTypeCheck(isPlaying: Bool) {
        let level = take(isPlaying ? .primary : .secondary)
        #expect(level == (isPlaying ? Color.primary : .secondary).resolved(dark: false))
        #expect(take(.red) == Color.red.resolved(dark: false))
        #expect(take(isPlaying ? .red : .blue) == (isPlaying ? Color.red : .blue).resolved(dark: false))
        #expect(take(.red.opacity(0.5)).opacity == 0.5)
        #expect(take(.tint) == Color.blue.resolved(dark: false))
        #expect(take(Color.red.gradient) == Color.red.resolved(dark: false))
        #expect(take(.foreground) == Color.black.resolved(dark: false))
        #expect(take(.background) == Color.white.resolved(dark: false))
    }

    @Test func levelsFollowTheForeground() {
        var context = _ShapeStyleContext()
        context.foreground = [AnyShapeStyle(.red)]
        #expect(take(.primary, in: context) == Color.red.resolved(dark: false))
        #expect(take(.secondary, in: context) == Color.red.resolved(dark: false).opacity(0.5))
        context.foreground = [AnyShapeStyle(.red), AnyShapeStyle(.green)]
        #expect(take(.secondary, in: context) == Color.green.resolved(dark: false))
        context.foreground = [AnyShapeStyle(.secondary)]
        #expect(take(.primary, in: context) == Color.secondary.resolved(dark: false))
        #expect(
            take(.secondary, in: context).opacity
                == SystemColor.tertiary.resolved(dark: false, increasedContrast: false).opacity)
        context.tint = AnyShapeStyle(.green)
        #expect(take(.tint, in: context) == Color.green.resolved(dark: false))
        #expect(take(.tint.secondary, in: context).opacity == 0.5)
    }

    @Test func erasedStylesCompare() {
        #expect(AnyShapeStyle(Color.red).isEqual(to: AnyShapeStyle(AnyShapeStyle(.red))))
        #expect(!AnyShapeStyle(Color.red).isEqual(to: AnyShapeStyle(.blue)))
        #expect(AnyShapeStyle(.tint).isEqual(to: AnyShapeStyle(.tint)))
        #expect(!AnyShapeStyle(.tint).isEqual(to: AnyShapeStyle(.link)))
        #expect(AnyShapeStyle(.tint.opacity(0.5)).isEqual(to: AnyShapeStyle(.tint.opacity(0.5))))
    }

    @Test func gradientsSpaceTheirColours() {
        let gradient = Gradient(colors: [.red, .green, .blue])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(
            gradient
                == Gradient(stops: [
                    .init(color: .red, location: 0), .init(color: .green, location: 0.5),
                    .init(color: .blue, location: 1),
                ]))
    }
}
