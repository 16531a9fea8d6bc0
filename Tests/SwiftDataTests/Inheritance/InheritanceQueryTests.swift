import MartletTestSupport
import MartletTesting
import SwiftData
import SwiftUI
import Testing

private struct JourneyList: View {
    @Query(sort: \Journey.number) private var all: [Journey]
    @Query(sort: \BusinessJourney.number) private var business: [BusinessJourney]
    @Query(filter: #Predicate<Journey> { $0 is FamilyJourney }) private var family: [Journey]

    var body: some View {
        Text("all \(all.map { "\($0.number)" }.joined(separator: " "))")
        Text("business \(business.map { "\($0.number)\($0.note)" }.joined(separator: " "))")
        Text("family \(family.map { "\($0.number)" }.joined(separator: " "))")
    }
}

/// Queries of a superclass and of a subclass show the same changes.
@MainActor @Suite struct InheritanceQueryTests {
    @Test func queriesFollowTheObjectsOfSubclasses() throws {
        let container = try ModelContainer(
            for: Schema(journeyTypes), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        let context = container.mainContext
        context.insert(Journey(1, to: "Rome"))
        try context.save()
        let host = TestHost { VStack { JourneyList() }.modelContainer(container) }
        #expect(host.texts == ["all 1", "business ", "family "])
        let long = LongJourney(2, to: "Lima", visa: "P")
        context.insert(long)
        context.insert(FamilyJourney(3, to: "Oslo"))
        host.update()
        #expect(host.texts == ["all 1 2 3", "business 2long", "family 3"])
        long.note = "!"
        long.number = 9
        host.update()
        #expect(host.texts == ["all 1 3 9", "business 9!", "family 3"])
        try context.save()
        let other = ModelContext(container)
        for journey in try other.fetch(FetchDescriptor<BusinessJourney>()) { other.delete(journey) }
        other.insert(BusinessJourney(4, to: "Bern", note: "?"))
        try other.save()
        host.update()
        #expect(host.texts == ["all 1 3 4", "business 4?", "family 3"])
    }
}
