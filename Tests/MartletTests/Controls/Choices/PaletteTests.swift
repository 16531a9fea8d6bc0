import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// The selection in palettes.
@MainActor
@Suite struct PaletteTests {
    private struct Ratings: View {
        @State var rating = "heart"
        var effect = PaletteSelectionEffect.automatic

        var body: some View {
            Picker("Rating", selection: $rating) {
                ForEach(["heart", "star", "flag"], id: \.self) { name in
                    Label(name, systemImage: name).labelStyle(.iconOnly)
                }
            }
            .pickerStyle(.palette)
            .paletteSelectionEffect(effect)
            Picker("Other", selection: $rating) {
                Image(systemName: "bell").tag("heart")
                Image(systemName: "trash").tag("star")
            }
            .pickerStyle(.segmented)
            .paletteSelectionEffect(effect)
        }
    }

    private func symbols(_ host: TestHost) -> [String] {
        host.findAll { $0.symbolName != nil && $0.node.children.isEmpty }.compactMap(\.symbolName)
    }

    private func held(_ host: TestHost) throws -> [Bool] {
        try host.findAll(.button).map { try #require($0.node.control(as: OptionControl.self)).looksOn }
    }

    @Test func theHostShowsItOfItself() throws {
        let host = TestHost { Ratings() }
        #expect(symbols(host) == ["heart", "star", "flag", "bell", "trash"])
        #expect(try held(host) == [true, false, false, true, false])
    }

    @Test func symbolsShowItByTheirForm() throws {
        let host = TestHost { Ratings(effect: .symbolVariant(.fill)) }
        #expect(symbols(host) == ["heart.fill", "star", "flag", "bell", "trash"])
        #expect(try held(host) == [false, false, false, true, false])
        try host.findAll(.button)[1].tap()
        #expect(symbols(host) == ["heart", "star.fill", "flag", "bell", "trash"])
        #expect(host.findAll(.button)[1].isOn == true)
    }

    @Test func theAppShowsItItself() throws {
        let host = TestHost { Ratings(effect: .custom) }
        #expect(symbols(host) == ["heart", "star", "flag", "bell", "trash"])
        #expect(try held(host).prefix(3) == [false, false, false])
    }
}
