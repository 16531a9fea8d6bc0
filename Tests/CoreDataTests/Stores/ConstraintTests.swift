import CoreData
import Foundation
import Testing

@MainActor @Suite struct ConstraintTests {
    private func vehicle(_ plate: String?, wheels: Int64? = nil, in context: NSManagedObjectContext) -> Vehicle {
        let vehicle = Vehicle(context: context)
        vehicle.plate = plate
        if let wheels { vehicle.wheels = wheels }
        return vehicle
    }

    private func all(_ context: NSManagedObjectContext) throws -> [String] {
        let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
        request.sortDescriptors = [NSSortDescriptor(key: "plate", ascending: true)]
        return try context.fetch(request).map { "\($0.plate ?? "none") \($0.wheels)" }
    }

    @Test func twoThatAreAlikeAreNotSaved() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        _ = vehicle("A", in: context)
        try context.save()
        _ = vehicle("A", in: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        #expect(error?.localizedDescription.contains("the same plate (A)") == true)
        context.rollback()
        #expect(try all(context) == ["A 4"])
    }

    @Test func nothingIsLikeNothing() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        _ = vehicle(nil, in: context)
        _ = vehicle(nil, in: context)
        try context.save()
        #expect(try all(context).count == 2)
    }

    @Test func aNewObjectBecomesTheOneThatIsThere() throws {
        let container = try makeContainer(makeVehicles())
        let context = container.viewContext
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let old = vehicle("A", wheels: 3, in: context)
        old.tags = ["kept"]
        try context.save()
        let person = Person(context: context)
        let new = vehicle("A", wheels: 8, in: context)
        new.owner = person
        try context.save()
        #expect(try all(context) == ["A 8"])
        #expect(old.wheels == 8 && old.tags == ["kept"])
        #expect(person.vehicles == [old])
        #expect(new.managedObjectContext == nil)
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let stored = try other.fetch(NSFetchRequest<Person>(entityName: "Person"))
            #expect(stored.first?.vehicles.map(\.wheels) == [8])
        }
    }

    @Test func whatIsThereGoesFirst() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        let old = vehicle("A", wheels: 3, in: context)
        try context.save()
        let person = Person(context: context)
        vehicle("A", wheels: 8, in: context).owner = person
        try context.save()
        #expect(try all(context) == ["A 3"])
        #expect(old.owner === person)
    }

    @Test func twoNewObjectsBecomeOne() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        _ = vehicle("A", wheels: 1, in: context)
        _ = vehicle("A", wheels: 2, in: context)
        _ = vehicle("B", wheels: 3, in: context)
        try context.save()
        #expect(try all(context) == ["A 2", "B 3"])
    }

    @Test func aChangedObjectTakesThePlaceOfAnother() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        let first = vehicle("A", wheels: 1, in: context)
        let second = vehicle("B", wheels: 2, in: context)
        try context.save()
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        second.plate = "A"
        second.wheels = 9
        try context.save()
        #expect(try all(context) == ["A 1", "B 9"])
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        second.plate = "A"
        try context.save()
        #expect(try all(context) == ["A 9"])
        #expect(first.managedObjectContext == nil)
    }

    @Test func aValueThatIsLetGoOfCanBeTaken() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        let first = vehicle("A", wheels: 1, in: context)
        let second = vehicle("B", wheels: 2, in: context)
        try context.save()
        first.plate = "C"
        _ = vehicle("A", wheels: 3, in: context)
        context.delete(second)
        _ = vehicle("B", wheels: 4, in: context)
        try context.save()
        #expect(try all(context) == ["A 3", "B 4", "C 1"])
    }

    @Test func contextsFindWhatOthersHaveSaved() throws {
        let container = try makeContainer(makeVehicles())
        let (a, b) = (container.newBackgroundContext(), container.newBackgroundContext())
        b.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try a.performAndWait {
            _ = vehicle("A", wheels: 1, in: a)
            try a.save()
        }
        try b.performAndWait {
            _ = vehicle("A", wheels: 2, in: b)
            try b.save()
        }
        #expect(try all(container.viewContext) == ["A 2"])
    }

    @Test func aStoreWithTwoThatAreAlikeIsLeftAsItIs() throws {
        let folder = try Folder()
        do {
            let context = try makeContainer(
                at: folder.file(), makeVehicles { $0.entitiesByName["Vehicle"]!.uniquenessConstraints = [] }
            ).viewContext
            _ = vehicle("A", in: context)
            _ = vehicle("A", in: context)
            try context.save()
        }
        let error = #expect(throws: NSError.self) { try makeContainer(at: folder.file(), makeVehicles()) }
        #expect(error?.localizedDescription.contains("with the same plate") == true)
        let context = try makeContainer(
            at: folder.file(), makeVehicles { $0.entitiesByName["Vehicle"]!.uniquenessConstraints = [] }
        ).viewContext
        #expect(try all(context) == ["A 4", "A 4"])
    }

    @Test func aConstraintThatIsGoneKeepsNobody() throws {
        let folder = try Folder()
        _ = try makeContainer(at: folder.file(), makeVehicles())
        let context = try makeContainer(
            at: folder.file(), makeVehicles { $0.entitiesByName["Vehicle"]!.uniquenessConstraints = [] }
        ).viewContext
        _ = vehicle("A", in: context)
        _ = vehicle("A", in: context)
        try context.save()
        #expect(try all(context).count == 2)
    }
}
