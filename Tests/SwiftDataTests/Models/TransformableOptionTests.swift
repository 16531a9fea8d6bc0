import Foundation
import SwiftData
import Testing

/// A value that is not `Codable`.
struct Heading: Hashable {
    var degrees: Int
    var name: String
}

final class HeadingTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }

    override func transformedValue(_ value: Any?) -> Any? {
        (value as? Heading).map { Data("\($0.degrees) \($0.name)".utf8) }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        let parts = String(decoding: data, as: UTF8.self).split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let degrees = Int(parts[0]) else { return nil }
        return Heading(degrees: degrees, name: String(parts[1]))
    }
}

final class UnknownTransformer: ValueTransformer {}

@Model
final class Leg {
    @Attribute(.transformable(by: HeadingTransformer.self)) var heading: Heading
    @Attribute(.transformable(by: "HeadingTransformer")) var other: Heading?
    @Attribute(.transformable(by: "NSSecureUnarchiveFromData")) var tags: [String] = []
    var number: Int

    init(_ number: Int, _ heading: Heading) {
        self.number = number
        self.heading = heading
    }
}

@Model
final class LostLeg {
    @Attribute(.transformable(by: UnknownTransformer.self)) var heading: Heading?

    init() {}
}

/// Attributes that a value transformer stores.
@Suite struct TransformableOptionTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        ValueTransformer.setValueTransformer(
            HeadingTransformer(), forName: NSValueTransformerName("HeadingTransformer"))
    }

    private func context() throws -> ModelContext {
        ModelContext(try ModelContainer(for: Leg.self, configurations: ModelConfiguration(url: folder.store)))
    }

    @Test func valuesOfAnyTypeAreStoredByTheirTransformers() throws {
        do {
            let context = try context()
            let leg = Leg(1, Heading(degrees: 90, name: "due east"))
            leg.other = Heading(degrees: 180, name: "south")
            leg.tags = ["calm", "dry"]
            context.insert(leg)
            context.insert(Leg(2, Heading(degrees: 0, name: "north")))
            try context.save()
        }
        let context = try context()
        let legs = try context.fetch(FetchDescriptor<Leg>(sortBy: [SortDescriptor(\.number)]))
        #expect(legs.map(\.heading.name) == ["due east", "north"])
        #expect(legs.map(\.other?.degrees) == [180, nil])
        #expect(legs.map(\.tags) == [["calm", "dry"], []])
        legs[0].other = nil
        legs[1].heading.degrees = 359
        try context.save()
        let again = try self.context().fetch(FetchDescriptor<Leg>(sortBy: [SortDescriptor(\.number)]))
        #expect(again.map(\.other) == [nil, nil])
        #expect(again.map(\.heading.degrees) == [90, 359])
    }

    @Test func anUnregisteredTransformerIsAnErrorOfTheSave() throws {
        let container = try ModelContainer(
            for: LostLeg.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let leg = LostLeg()
        context.insert(leg)
        try context.save()
        leg.heading = Heading(degrees: 1, name: "a")
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect("\(try #require(error))".contains("UnknownTransformer"))
        #expect(context.hasChanges)
    }

    @Test func theSchemaSaysIt() throws {
        let schema = Schema([Leg.self])
        let attributes = try #require(schema.entitiesByName["Leg"]?.attributesByName)
        #expect(attributes["heading"]?.isTransformable == true)
        #expect(attributes["number"]?.isTransformable == false)
    }
}
