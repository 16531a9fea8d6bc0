import MartletTesting
import Testing

/// Surroundings by one argument, and all combinations of them.
@MainActor @Suite struct VariationTests {
    private struct Probe: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var direction
        @Environment(\.horizontalSizeClass) private var sizeClass
        @Environment(\.timeZone) private var zone
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.colorSchemeContrast) private var contrast
        var body: some View {
            Text("\(colorScheme) \(locale.identifier) \(direction) \(zone.identifier)")
            Text("\(reducesMotion ? "still" : "moving") \(contrast) \(sizeClass == .compact ? "narrow" : "wide")")
        }
    }

    @Test func surroundingsByOneArgument() {
        let usual = TestHost { Probe() }
        #expect(usual.texts == ["light en_US leftToRight GMT", "moving standard wide"])
        let other = TestHost(
            in: Variation(
                platform: .phone, colorScheme: .dark, locale: Locale(identifier: "ar"),
                timeZone: TimeZone(identifier: "Africa/Cairo"), layoutDirection: .rightToLeft, contrast: .increased,
                reduceMotion: true)
        ) { Probe() }
        #expect(other.texts == ["dark ar rightToLeft Africa/Cairo", "still increased narrow"])
    }

    @Test func allCombinations() {
        let all = Variation.all(
            platforms: [.desktop, .phone], colorSchemes: [.light, .dark],
            locales: ["en_US", "de_DE", "ar"].map { Locale(identifier: $0) })
        #expect(all.count == 12)
        #expect(all.map(\.description).first == "light en_US")
        #expect(all.map(\.description).last == "phone dark ar")
        #expect(Variation.all().count == 1)
        let more = Variation.all(
            calendars: [Calendar(identifier: .gregorian), Calendar(identifier: .buddhist)],
            timeZones: [.gmt, TimeZone(identifier: "Asia/Tokyo")!], horizontalSizeClasses: [.compact, .regular],
            verticalSizeClasses: [.compact, .regular], displayScales: [1, 2, 3])
        #expect(more.count == 48)
        #expect(more.last?.description == "buddhist Asia/Tokyo regular across regular along @3")
        for variation in all {
            let texts = TestHost(in: variation) { Probe() }.texts
            #expect(texts.first?.hasPrefix("\(variation.colorScheme!) \(variation.locale!.identifier)") == true)
        }
    }

    @Test func largeTextTakesMoreRoomOnAPhone() throws {
        func size(_ type: DynamicTypeSize) throws -> CGSize {
            try TestHost(in: Variation(platform: .phone, dynamicTypeSize: type)) { Text("text") }.find(.text).frame.size
        }
        #expect(try size(.accessibility3).height > size(.large).height)
        #expect(try size(.large).height > size(.xSmall).height)
        // As a text in the body font is known to be there, to the nearest pixel.
        #expect(abs(try size(.large).height - 61 / 3) < 0.01)
    }

    @Test func platforms() throws {
        struct Rows: View {
            var body: some View { List(0..<3, id: \.self) { Text("row \($0)") } }
        }
        let phone = TestHost(in: Variation(platform: .phone)) { Rows() }
        #expect(try phone.find(.row).frame.height >= 44)
        #expect(phone.tree.hasPrefix("layout (0, 0, 390 × 844)"))
        let terminal = TestHost(in: Variation(platform: .terminal)) { Rows() }
        #expect(try terminal.find(.row).frame.height == 16)
        #expect(terminal.tree.hasPrefix("layout (0, 0, 640 × 384)"))
    }
}
