import Foundation
import SwiftData
import Testing

/// Models that inherit from models: "SwiftData: Dive into inheritance and schema migration" (WWDC 2025), and the
/// documentation of `@Model`.
@MainActor @Suite struct InheritanceTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Schema(journeyTypes), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        context = ModelContext(container)
    }

    private func fill() throws {
        context.insert(Journey(1, to: "Rome"))
        context.insert(BusinessJourney(2, to: "Oslo", note: "fair", client: Employer("Acme")))
        context.insert(LongJourney(3, to: "Lima", visa: "P1"))
        context.insert(FamilyJourney(4, to: "Oslo", Voyager("Ada")))
        try context.save()
    }

    private func numbers<T: Journey>(
        _ predicate: Predicate<T>?, in context: ModelContext? = nil
    ) throws -> [Int] {
        try (context ?? ModelContext(container))
            .fetch(FetchDescriptor<T>(predicate: predicate, sortBy: [SortDescriptor(\.number)])).map(\.number)
    }

    @Test func newObjectsHaveTheValuesOfAllInitializers() {
        let long = LongJourney(3, to: "Lima", visa: "P1")
        #expect(long.number == 3 && long.destination == "Lima" && long.note == "long" && long.visa == "P1")
        #expect(long.days == 2 && long.allowance == 10 && long.traveller == nil)
        let inner = BusinessJourney(5, to: "Bern", Voyager("Max"))
        #expect(inner.traveller?.name == "Max")
        #expect(inner.traveller?.journeys.first === inner)
    }

    @Test func fetchingTheSuperclassReturnsSubclasses() throws {
        try fill()
        let other = ModelContext(container)
        let all = try other.fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.number)]))
        #expect(all.map { "\(type(of: $0))" } == ["Journey", "BusinessJourney", "LongJourney", "FamilyJourney"])
        let business = try #require(all[1] as? BusinessJourney)
        #expect(business.note == "fair" && business.days == 2 && business.client?.name == "Acme")
        #expect(business.client?.visits.first === business)
        #expect((all[2] as? LongJourney)?.visa == "P1")
        #expect((all[3] as? FamilyJourney)?.note == 5)
        #expect(all.map(\.persistentModelID.entityName) == all.map { "\(type(of: $0))" })
        #expect(try numbers() == [1, 2, 3, 4])
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<BusinessJourney>()) == 2)
        #expect(try numbers(#Predicate<BusinessJourney> { _ in true }) == [2, 3])
        #expect(try numbers(#Predicate<LongJourney> { $0.destination == "Lima" }) == [3])
        #expect(
            try ModelContext(container).fetchIdentifiers(FetchDescriptor<Journey>()).map(\.entityName).sorted()
                == ["BusinessJourney", "FamilyJourney", "Journey", "LongJourney"])
    }

    /// Each predicate by SQL, and by the context, which has the same objects unsaved.
    @Test(arguments: [true, false]) func predicatesTestAndCastClasses(isSaved: Bool) throws {
        try fill()
        var other: ModelContext? = ModelContext(container)
        if !isSaved {
            other = context
            for journey in try context.fetch(FetchDescriptor<Journey>()) { journey.days += 1 }
        }
        func found(_ predicate: Predicate<Journey>) throws -> [Int] { try numbers(predicate, in: other) }
        #expect(try found(#Predicate { $0 is BusinessJourney }) == [2, 3])
        #expect(try found(#Predicate { !($0 is BusinessJourney) }) == [1, 4])
        #expect(try found(#Predicate { $0 is LongJourney }) == [3])
        #expect(try found(#Predicate { $0 is BusinessJourney || $0 is FamilyJourney }) == [2, 3, 4])
        #expect(try found(#Predicate { $0 is FamilyJourney && $0.destination == "Oslo" }) == [4])
        #expect(
            try found(
                #Predicate {
                    if let business = $0 as? BusinessJourney { business.note == "fair" } else { false }
                }) == [2])
        #expect(try found(#Predicate { ($0 as? FamilyJourney)?.note == 5 }) == [4])
        #expect(try found(#Predicate { ($0 as? LongJourney)?.destination == "Lima" }) == [3])
        #expect(try found(#Predicate { ($0 as? BusinessJourney)?.client?.name == "Acme" }) == [2])
    }

    @Test func aTestOfAClassIsMadeByTheStore() throws {
        let predicates: [Predicate<Journey>] = [
            #Predicate { $0 is BusinessJourney }, #Predicate { ($0 as? LongJourney)?.visa == "P1" },
        ]
        try fill()
        for predicate in predicates {
            let other = ModelContext(container)
            #expect(try other.fetchCount(FetchDescriptor(predicate: predicate)) > 0)
            #expect(other.knownCounts(of: Journey.self).all == 0)
        }
    }

    @Test func sortsByPropertiesOfASubclass() throws {
        try fill()
        let descriptor = FetchDescriptor<BusinessJourney>(
            sortBy: [SortDescriptor(\.note), SortDescriptor(\.destination)])
        #expect(try ModelContext(container).fetch(descriptor).map(\.number) == [2, 3])
        #expect(ModelContext.sortsInStore([SortDescriptor(\BusinessJourney.note), SortDescriptor(\.destination)]))
    }

    @Test func relationshipsToTheSuperclassHoldSubclasses() throws {
        let ada = Voyager("Ada")
        context.insert(ada)
        ada.journeys = [Journey(1, to: "Rome"), LongJourney(2, to: "Lima", visa: "P"), FamilyJourney(3, to: "Oslo")]
        let stop = Waypoint("Bern")
        ada.journeys[1].stops = [stop]
        try context.save()
        let other = ModelContext(container)
        let found = try #require(try other.fetch(FetchDescriptor<Voyager>()).first)
        #expect(found.journeys.map { "\(type(of: $0))" } == ["Journey", "LongJourney", "FamilyJourney"])
        #expect(found.journeys[1].stops.first?.journeys.first is LongJourney)
        let family = try #require(found.journeys[2] as? FamilyJourney)
        #expect(family.traveller === found)
        family.traveller = nil
        #expect(found.journeys.count == 2)
        try other.save()
        #expect(ada.journeys.count == 2)
        var descriptor = FetchDescriptor<LongJourney>()
        descriptor.relationshipKeyPathsForPrefetching = [\.traveller, \.stops]
        #expect(try ModelContext(container).fetch(descriptor).first?.stops.first?.name == "Bern")
    }

    @Test func deleteRulesOfAllClassesHold() throws {
        let ada = Voyager("Ada")
        context.insert(ada)
        let long = LongJourney(1, to: "Lima", visa: "P")
        long.papers = [TravelPaper("passport")]
        long.client = Employer("Acme")
        ada.journeys = [long, BusinessJourney(2, to: "Oslo")]
        try context.save()
        let other = ModelContext(container)
        for traveller in try other.fetch(FetchDescriptor<Voyager>()) { other.delete(traveller) }
        try other.save()
        #expect(try other.fetchCount(FetchDescriptor<Journey>()) == 0)
        #expect(try other.fetchCount(FetchDescriptor<TravelPaper>()) == 0)
        #expect(try other.fetch(FetchDescriptor<Employer>()).map(\.visits.count) == [0])
        #expect(try container.danglingLinks() == [])
    }

    @Test func uniqueValuesHoldForTheWholeHierarchy() throws {
        try fill()
        context.insert(FamilyJourney(4, to: "Paris"))
        try context.save()
        #expect(try numbers(#Predicate<FamilyJourney> { $0.destination == "Paris" }) == [4])
        context.insert(FamilyJourney(1, to: "Paris"))
        #expect(throws: SwiftDataError.self) { try context.save() }
        context.rollback()
        #expect(try numbers() == [1, 2, 3, 4])
        context.insert(LongJourney(9, to: "Quito", visa: "P1"))
        try context.save()
        #expect(try numbers(#Predicate<LongJourney> { $0.visa == "P1" }) == [9])
    }

    @Test func undoAndRollbackRestoreObjectsOfSubclasses() throws {
        try fill()
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        let found = try #require(try context.fetch(FetchDescriptor<LongJourney>()).first)
        manager.beginUndoGrouping()
        found.destination = "Quito"
        found.visa = "P2"
        manager.endUndoGrouping()
        manager.undo()
        #expect(found.destination == "Lima" && found.visa == "P1")
        manager.beginUndoGrouping()
        context.delete(found)
        manager.endUndoGrouping()
        manager.undo()
        #expect(!found.isDeleted && found.visa == "P1")
        context.undoManager = nil
        found.visa = "P3"
        context.rollback()
        #expect(found.visa == "P1")
    }

    @Test func savesOfOtherContextsArrive() throws {
        try fill()
        let mine = try context.fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.number)]))
        let other = ModelContext(container)
        for journey in try other.fetch(FetchDescriptor<BusinessJourney>()) { journey.note += "!" }
        let family = try #require(try other.fetch(FetchDescriptor<FamilyJourney>()).first)
        other.delete(family)
        try other.save()
        #expect(mine.compactMap { ($0 as? BusinessJourney)?.note } == ["fair!", "long!"])
        #expect(try numbers(in: context) == [1, 2, 3])
    }

    @Test func theHistoryNamesTheObjectsClass() throws {
        try fill()
        let family = try #require(try context.fetch(FetchDescriptor<FamilyJourney>()).first)
        family.destination = "Bonn"
        family.reason = "rest"
        try context.save()
        family.traveller?.journeys = []
        context.delete(family)
        try context.save()
        let changes = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).flatMap(\.changes)
        let updates = changes.compactMap { change -> DefaultHistoryUpdate<FamilyJourney>? in
            if case .update(let update) = change { update as? DefaultHistoryUpdate<FamilyJourney> } else { nil }
        }
        #expect(updates.map(\.updatedAttributes.count) == [2])
        #expect(updates.first?.updatedAttributes.contains(\.destination) == true)
        let deletions = changes.compactMap { change -> DefaultHistoryDelete<FamilyJourney>? in
            if case .delete(let delete) = change { delete as? DefaultHistoryDelete<FamilyJourney> } else { nil }
        }
        #expect(deletions.first?.tombstone[\.reason] as? String == "rest")
    }

    @Test func deletingAClassMayLeaveItsSubclasses() throws {
        try fill()
        try context.delete(model: Journey.self, includeSubclasses: false)
        try context.save()
        #expect(try numbers() == [2, 3, 4])
        try context.delete(model: BusinessJourney.self)
        try context.save()
        #expect(try numbers() == [4])
        container.deleteAllData()
        #expect(try numbers() == [])
    }

    @Test func aSchemaDescribesTheHierarchy() throws {
        let schema = Schema(journeyTypes)
        let long = try #require(schema.entity(for: LongJourney.self))
        #expect(long.superentityName == "BusinessJourney")
        #expect(long.superentity?.superentity?.name == "Journey")
        #expect(long.attributesByName.keys.sorted() == ["allowance", "days", "destination", "note", "number", "visa"])
        let journey = try #require(schema.entity(for: Journey.self))
        #expect(Set(journey.subentities.map(\.name)) == ["BusinessJourney", "FamilyJourney"])
        #expect(journey.superentity == nil)
        #expect(Schema([FamilyJourney.self]).entitiesByName["Journey"] != nil)
    }

    @Test func openAndPublicClassesInherit() throws {
        let container = try ModelContainer(
            for: Schema([PublicLeaf.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        let context = ModelContext(container)
        context.insert(PublicLeaf())
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<OpenBase>()).map { ($0 as? PublicLeaf)?.size } == [1])
    }

    private func numbers(in context: ModelContext? = nil) throws -> [Int] {
        try numbers(nil as Predicate<Journey>?, in: context)
    }
}
