import Foundation
import SwiftData
import Testing

/// The changes that each kind of save records.
@MainActor @Suite struct HistoryChangeTests {
    private let history: VoyageHistory
    private var context: ModelContext { history.context }

    init() throws { history = try VoyageHistory() }

    @Test func eachSaveIsATransaction() throws {
        let before = Date.now
        let voyage = Voyage("A1", "North")
        context.insert(voyage)
        #expect(try history.take().isEmpty)
        try context.save()
        voyage.name = "South"
        context.author = "editor"
        try context.save()
        context.author = nil
        context.delete(voyage)
        try context.save()

        let transactions = try history.take()
        #expect(transactions.map(\.author) == [nil, "editor", nil])
        #expect(transactions.map(\.transactionIdentifier) == [1, 2, 3])
        #expect(transactions.map(\.id) == [1, 2, 3])
        #expect(transactions.map(\.token.id) == [1, 2, 3])
        let identifier = try #require(voyage.persistentModelID.storeIdentifier ?? transactions.first?.storeIdentifier)
        for transaction in transactions {
            #expect(transaction.storeIdentifier == identifier)
            #expect(transaction.token.storeIdentifier == identifier)
            #expect(transaction.token.tokenValue == [identifier: transaction.transactionIdentifier])
            #expect(transaction.processIdentifier == ProcessInfo.processInfo.processName)
            #expect(!transaction.bundleIdentifier.isEmpty)
            #expect(transaction.timestamp >= before && transaction.timestamp <= .now)
            #expect(transaction.changes.map(\.changedPersistentIdentifier) == [voyage.persistentModelID])
        }
        #expect(Set(transactions).count == 3)
        let changes = transactions.flatMap(\.changes)
        guard case .insert(let insert as DefaultHistoryInsert<Voyage>) = changes[0],
            case .update(let update as DefaultHistoryUpdate<Voyage>) = changes[1],
            case .delete(let delete as DefaultHistoryDelete<Voyage>) = changes[2]
        else {
            Issue.record("The changes are \(changes)")
            return
        }
        #expect(
            [insert.transactionIdentifier, update.transactionIdentifier, delete.transactionIdentifier] == [1, 2, 3])
        #expect(insert.changeIdentifier < update.changeIdentifier && update.changeIdentifier < delete.changeIdentifier)
        #expect(update.updatedAttributes == [\.name])
        #expect(update.updatedAttributes.contains(\.name))
        #expect(!update.updatedAttributes.contains(\.reference))
    }

    @Test func aSaveWithoutChangesIsNoTransaction() throws {
        try context.save()
        #expect(try history.take().isEmpty)
        context.insert(Voyage("A1"))
        context.rollback()
        #expect(try history.save() == [])
    }

    @Test func oneTransactionHasTheChangesOfAllClasses() throws {
        let (voyage, stop) = (Voyage("A1"), Port("Oslo"))
        context.insert(voyage)
        context.insert(stop)
        #expect(try history.save().sorted() == ["insert Port", "insert Voyage"])
        context.insert(Traveller("Ada"))
        context.delete(stop)
        voyage.name = "South"
        voyage.price = 3
        #expect(try history.save() == ["delete Port", "update Voyage name, price", "insert Traveller"])
    }

    /// Exchanging unique values takes steps between, which are no changes.
    @Test func exchangedUniqueValuesAreOneChangeOfEach() throws {
        let (ada, bob) = (Traveller("Ada"), Traveller("Bob"))
        context.insert(ada)
        context.insert(bob)
        _ = try history.save()
        (ada.name, bob.name) = (bob.name, ada.name)
        #expect(try history.save() == ["update Traveller name", "update Traveller name"])
    }

    @Test func anUpsertIsAChangeOfTheObjectThatIsThere() throws {
        let ada = Traveller("Ada", age: 36)
        context.insert(ada)
        _ = try history.save()
        context.insert(Traveller("Ada", age: 37))
        #expect(try history.save() == ["update Traveller age"])
    }

    @Test func aCascadeDeletesEach() throws {
        let voyage = Voyage("A1")
        context.insert(voyage)
        voyage.stops = [Port("Oslo"), Port("Bergen")]
        #expect(try history.save().sorted() == ["insert Port", "insert Port", "insert Voyage"])
        context.delete(voyage)
        #expect(try history.save().sorted() == ["delete Port", "delete Port", "delete Voyage"])
    }

    @Test func aLinkIsAChangeOfTheObjectThatHasIt() throws {
        let (voyage, stop) = (Voyage("A1"), Port("Oslo"))
        context.insert(voyage)
        context.insert(stop)
        _ = try history.save()
        voyage.stops.append(stop)
        #expect(try history.save() == ["update Port voyage"])
        stop.voyage = nil
        #expect(try history.save() == ["update Port voyage"])
    }

    @Test func pairsAreChangesOfBothSides() throws {
        let (voyage, ada, bob) = (Voyage("A1"), Traveller("Ada"), Traveller("Bob"))
        for traveller in [ada, bob] { context.insert(traveller) }
        context.insert(voyage)
        _ = try history.save()
        voyage.travellers = [ada]
        #expect(try history.save().sorted() == ["update Traveller voyages", "update Voyage travellers"])
        bob.voyages = [voyage]
        bob.age = 40
        #expect(try history.save().sorted() == ["update Traveller age, voyages", "update Voyage travellers"])
        voyage.travellers = []
        #expect(
            try history.save().sorted()
                == ["update Traveller voyages", "update Traveller voyages", "update Voyage travellers"])
        // A new object has no change beside its insertion, and those that it is linked with have one.
        let second = Voyage("A2")
        context.insert(second)
        second.travellers = [ada]
        #expect(try history.save() == ["update Traveller voyages", "insert Voyage"])
        context.delete(second)
        #expect(try history.save() == ["delete Voyage", "update Traveller voyages"])
    }

    /// A context that has never read the list at the other side writes the pair all the same.
    @Test func pairsAreChangesOfASideThatWasNotRead() throws {
        context.insert(Voyage("A1"))
        context.insert(Traveller("Ada"))
        _ = try history.save()
        let second = ModelContext(history.container)
        let voyage = try #require(try second.fetch(FetchDescriptor<Voyage>()).first)
        voyage.travellers.append(try #require(try second.fetch(FetchDescriptor<Traveller>()).first))
        try second.save()
        #expect(try history.save().sorted() == ["update Traveller voyages", "update Voyage travellers"])
    }

    @Test func aDeletionThatLeavesTheOtherSideAloneStillTakesItsPairs() throws {
        let (ticket, offer) = (Ticket(), Offer())
        context.insert(ticket)
        ticket.offers = [offer]
        _ = try history.save()
        context.delete(ticket)
        #expect(try history.save() == ["delete Ticket", "update Offer tickets"])
    }

    /// The context that deletes the port has not read the guides: the store clears their links.
    @Test func linksThatADeletionClearsAreChanges() throws {
        let (stop, other, guide) = (Port("Oslo"), Port("Bergen"), Guide())
        for object in [stop, other] { context.insert(object) }
        context.insert(guide)
        guide.favourite = stop
        guide.known = [stop, other]
        _ = try history.save()
        let second = ModelContext(history.container)
        for found in try second.fetch(FetchDescriptor<Port>(predicate: #Predicate { $0.city == "Oslo" })) {
            second.delete(found)
        }
        try second.save()
        #expect(try history.save() == ["delete Port", "update Guide favourite, known"])
        guide.favourite = other
        _ = try history.save()
        context.delete(other)
        #expect(try history.save() == ["delete Port", "update Guide favourite, known"])
    }

    @Test func undoIsAChange() throws {
        let undo = UndoManager()
        undo.groupsByEvent = false
        context.undoManager = undo
        let voyage = Voyage("A1", "North")
        undo.beginUndoGrouping()
        context.insert(voyage)
        undo.endUndoGrouping()
        #expect(try history.save() == ["insert Voyage"])
        undo.beginUndoGrouping()
        context.delete(voyage)
        undo.endUndoGrouping()
        undo.undo()
        #expect(try history.save() == [])
        undo.undo()
        #expect(try history.save() == ["delete Voyage"])
    }

    @Test func deletingAllDataIsATransaction() throws {
        let voyage = Voyage("A1")
        context.insert(voyage)
        context.insert(Traveller("Ada"))
        _ = try history.save()
        history.container.deleteAllData()
        let transactions = try history.take()
        try #require(transactions.count == 1)
        let references = transactions.flatMap(\.changes).compactMap { change -> String? in
            guard case .delete(let delete as DefaultHistoryDelete<Voyage>) = change else { return nil }
            return delete.tombstone[\.reference] as? String
        }
        #expect(references == ["A1"])
        #expect(transactions[0].changes.count == 2)
    }

    @Test func aTombstoneHasThePreservedValues() throws {
        let (first, second) = (Voyage("A1", "North"), Voyage("A2"))
        first.price = 12.5
        first.days = [1, 2]
        for voyage in [first, second] { context.insert(voyage) }
        _ = try history.save()
        // The values are those of the store, in spite of a change that was never saved.
        first.reference = "unsaved"
        for voyage in [first, second] { context.delete(voyage) }
        try context.save()
        let tombstones = try history.take().flatMap(\.changes).compactMap { change -> HistoryTombstone<Voyage>? in
            guard case .delete(let delete as DefaultHistoryDelete<Voyage>) = change else { return nil }
            return delete.tombstone
        }
        try #require(tombstones.count == 2)
        let (tombstone, other) = (tombstones[0], tombstones[1])
        #expect(tombstone[\.reference] as? String == "A1")
        #expect(tombstone[\.price] as? Double == 12.5)
        #expect(tombstone[\.days] as? [Int] == [1, 2])
        #expect(tombstone[\.name] == nil)
        #expect(tombstone.map { "\($0)" } == ["A1", "12.5", "[1, 2]"])
        #expect(other[\.price] == nil)
        #expect(other.map { "\($0)" } == ["A2", "[]"])
    }

    /// Another context has changed the value after this one has deleted the object.
    @Test func aTombstoneHasWhatOthersHaveSaved() throws {
        let voyage = Voyage("A1")
        context.insert(voyage)
        _ = try history.save()
        let second = ModelContext(history.container)
        let same = try #require(try second.fetch(FetchDescriptor<Voyage>()).first)
        context.delete(voyage)
        same.reference = "A1b"
        try second.save()
        try context.save()
        guard case .delete(let delete as DefaultHistoryDelete<Voyage>)? = try history.take().last?.changes.last else {
            Issue.record("no deletion")
            return
        }
        #expect(delete.tombstone[\.reference] as? String == "A1b")
    }
}
