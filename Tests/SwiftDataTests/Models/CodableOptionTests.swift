import Foundation
import SwiftData
import Testing

/// A colour whose encoding keeps more than its raw value does.
struct Shade: RawRepresentable, Codable, Equatable {
    var rawValue: String
    var strength = 1

    init(rawValue: String) { self.rawValue = rawValue }

    enum CodingKeys: CodingKey { case rawValue, strength }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        rawValue = try container.decode(String.self, forKey: .rawValue)
        strength = try container.decode(Int.self, forKey: .strength)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rawValue, forKey: .rawValue)
        try container.encode(strength, forKey: .strength)
    }
}

@Model
final class Wall {
    @Attribute(.codable) var shade: Shade
    @Attribute(.codable) var other: Shade?
    var plain: Shade

    init(_ shade: Shade) {
        self.shade = shade
        plain = shade
    }
}

/// Attributes that are stored as their types encode themselves.
@Suite struct CodableOptionTests {
    @Test func theEncodingIsStoredAndNotTheRawValue() throws {
        let container = try ModelContainer(
            for: Wall.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        var shade = Shade(rawValue: "blue")
        shade.strength = 3
        let wall = Wall(shade)
        wall.other = shade
        context.insert(wall)
        context.insert(Wall(Shade(rawValue: "red")))
        try context.save()

        let other = ModelContext(container)
        let walls = try other.fetch(FetchDescriptor<Wall>())
        let found = try #require(walls.first { $0.plain.rawValue == "blue" })
        #expect(found.shade == shade)
        #expect(found.other == shade)
        // Without the option a raw value is all that is stored.
        #expect(found.plain.strength == 1)
        #expect(walls.filter { $0.other == nil }.count == 1)
    }
}
