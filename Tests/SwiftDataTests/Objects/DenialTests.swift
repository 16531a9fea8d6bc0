import Foundation
import SwiftData
import Testing

@Model
private final class Office {
    var name: String
    @Relationship(deleteRule: .deny, inverse: \Desk.office) var desks: [Desk] = []
    @Relationship(deleteRule: .deny, inverse: \Phone.office) var phone: Phone?
    init(_ name: String) { self.name = name }
}

@Model
private final class Desk {
    var number: Int
    var office: Office?
    init(_ number: Int, in office: Office? = nil) {
        self.number = number
        self.office = office
    }
}

@Model
private final class Phone {
    var number: Int
    var office: Office?
    init(_ number: Int) { self.number = number }
}

/// Deletions that a rule denies: as documented, a save throws as long as there are objects at the other side.
@MainActor
struct DenialTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let (office, other): (Office, Office)
    private let desk: Desk

    init() throws {
        container = try ModelContainer(
            for: Office.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
        (office, other) = (Office("a"), Office("b"))
        desk = Desk(1, in: office)
        context.insert(desk)
        context.insert(other)
        try context.save()
        context.delete(office)
        #expect(throws: SwiftDataError.self) { try context.save() }
    }

    private func offices() throws -> [String] {
        try ModelContext(container).fetch(FetchDescriptor<Office>(sortBy: [SortDescriptor(\.name)])).map(\.name)
    }

    @Test func aLinkThatDeniesADeletionStays() throws {
        #expect(office.isDeleted)
        #expect(desk.office === office)
        #expect(!desk.hasChanges)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(desk.office === office)
        #expect(office.desks == [desk])
        #expect(try offices() == ["a", "b"])
    }

    @Test func anObjectThatMovesAwayAllowsTheDeletion() throws {
        desk.office = other
        #expect(office.desks.isEmpty)
        try context.save()
        #expect(try offices() == ["b"])
        #expect(other.desks == [desk])
        #expect(try container.danglingLinks() == [])
    }

    @Test func aListThatTakesAnObjectAllowsTheDeletion() throws {
        other.desks.append(desk)
        try context.save()
        #expect(try offices() == ["b"])
        #expect(desk.office === other)
    }

    @Test func cuttingTheLinkAllowsTheDeletion() throws {
        desk.office = nil
        try context.save()
        #expect(try offices() == ["b"])
        #expect(try container.danglingLinks() == [])
    }

    @Test func deletingTheOtherObjectAllowsTheDeletion() throws {
        context.delete(desk)
        try context.save()
        #expect(try offices() == ["b"])
    }

    @Test func otherChangesWaitAndComeBack() throws {
        other.name = "c"
        context.insert(Desk(2, in: other))
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(try offices() == ["a", "b"])
        context.insert(office)
        #expect(!office.isDeleted)
        try context.save()
        #expect(try offices() == ["a", "c"])
        #expect(office.desks == [desk])
    }

    @Test func anotherContextMovesTheObjectAway() throws {
        let elsewhere = ModelContext(container)
        let moved = try #require(try elsewhere.fetch(FetchDescriptor<Desk>()).first)
        moved.office = try elsewhere.fetch(FetchDescriptor<Office>()).first { $0.name == "b" }
        try elsewhere.save()
        try context.save()
        #expect(try offices() == ["b"])
        #expect(desk.office === other)
    }

    @Test func aRuleOfOneObjectDeniesByWhatOthersHaveAdded() throws {
        context.rollback()
        context.delete(other)
        let elsewhere = ModelContext(container)
        let phone = Phone(7)
        elsewhere.insert(phone)
        phone.office = try elsewhere.fetch(FetchDescriptor<Office>()).first { $0.name == "b" }
        try elsewhere.save()
        #expect(throws: SwiftDataError.self) { try context.save() }
        context.rollback()
        #expect(other.phone?.number == 7)
    }
}
