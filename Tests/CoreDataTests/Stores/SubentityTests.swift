import CoreData
import Foundation
import Testing

@MainActor @Suite struct SubentityTests {
    private func filled(_ folder: Folder? = nil) throws -> NSPersistentContainer {
        let container = try makeContainer(at: folder?.file(), makeVehicles())
        let context = container.viewContext
        let person = Person(context: context)
        person.name = "Ada"
        let car = Car(context: context)
        car.plate = "C1"
        car.doors = 3
        car.owner = person
        let truck = Truck(context: context)
        truck.plate = "T1"
        truck.load = 12.5
        truck.wheels = 6
        truck.owner = person
        let vehicle = Vehicle(context: context)
        vehicle.plate = "V1"
        try context.save()
        return container
    }

    private func plates(_ request: NSFetchRequest<Vehicle>, _ context: NSManagedObjectContext) throws -> [String] {
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Vehicle.plate, ascending: true)]
        return try context.fetch(request).compactMap(\.plate)
    }

    @Test func aRequestForAnEntityFindsWhatLiesBelowIt() throws {
        let folder = try Folder()
        _ = try filled(folder)
        let context = try makeContainer(at: folder.file(), makeVehicles()).viewContext
        let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
        #expect(try plates(request, context) == ["C1", "T1", "V1"])
        let found = try context.fetch(request)
        #expect(found.compactMap { ($0 as? Car)?.doors } == [3])
        #expect(found.compactMap { ($0 as? Truck)?.load } == [12.5])
        #expect(found.map { $0.entity.name } == ["Car", "Truck", "Vehicle"])
        request.includesSubentities = false
        #expect(try plates(request, context) == ["V1"])
        #expect(try context.count(for: request) == 1)
        #expect(try context.fetch(NSFetchRequest<Truck>(entityName: "Truck")).map(\.wheels) == [6])
        #expect(try context.count(for: NSFetchRequest<Car>(entityName: "Car")) == 1)
    }

    @Test func whatIsNotSavedIsFoundToo() throws {
        let context = try filled().viewContext
        let car = Car(context: context)
        car.plate = "C2"
        let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
        #expect(try plates(request, context) == ["C1", "C2", "T1", "V1"])
        request.includesSubentities = false
        #expect(try plates(request, context) == ["V1"])
        context.delete(car)
        #expect(try context.count(for: NSFetchRequest<Car>(entityName: "Car")) == 1)
    }

    @Test func relationshipsLeadToObjectsOfTheirOwnClass() throws {
        let folder = try Folder()
        _ = try filled(folder)
        let context = try makeContainer(at: folder.file(), makeVehicles()).viewContext
        let person = try #require(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).first)
        #expect(person.vehicles.compactMap { ($0 as? Car)?.plate } == ["C1"])
        #expect(person.vehicles.compactMap { ($0 as? Truck)?.plate } == ["T1"])
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "ANY vehicles.wheels == 6")
        #expect(try context.fetch(request).map(\.name) == ["Ada"])
        context.delete(person)
        try context.save()
        #expect(try plates(NSFetchRequest<Vehicle>(entityName: "Vehicle"), context) == ["V1"])
    }

    @Test func entitiesKnowEachOther() throws {
        let model = makeVehicles()
        let (vehicle, car) = (model.entitiesByName["Vehicle"]!, model.entitiesByName["Car"]!)
        #expect(car.superentity === vehicle)
        #expect(car.isKindOf(entity: vehicle) && !vehicle.isKindOf(entity: car))
        #expect(car.attributesByName.keys.sorted() == ["plate", "point", "size", "tags", "wheels"])
        #expect(vehicle.subentitiesByName.keys.sorted() == ["Car", "Truck"])
    }

    @Test func contextsBelowAnotherReadAndSaveThem() throws {
        let container = try filled()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = container.viewContext
        let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
        #expect(try plates(request, child) == ["C1", "T1", "V1"])
        let truck = try #require(try child.fetch(NSFetchRequest<Truck>(entityName: "Truck")).first)
        truck.load = 1
        try child.save()
        try container.viewContext.save()
        #expect(try container.viewContext.fetch(NSFetchRequest<Truck>(entityName: "Truck")).map(\.load) == [1])
    }

    @Test func abstractEntitiesHaveNoObjectsOfTheirOwn() throws {
        let model = makeVehicles { $0.entitiesByName["Vehicle"]!.isAbstract = true }
        let context = try makeContainer(model).viewContext
        Car(context: context).plate = "C"
        try context.save()
        Vehicle(context: context).plate = "V"
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.localizedDescription.contains("Vehicle is abstract") == true)
    }

    @Test func aStoreLearnsOfNewSubentities() throws {
        let folder = try Folder()
        do {
            let context = try makeContainer(
                at: folder.file(),
                makeVehicles { model in
                    model.entitiesByName["Vehicle"]!.subentities = []
                    model.entities = model.entities.filter { !["Car", "Truck"].contains($0.name) }
                }
            ).viewContext
            Vehicle(context: context).plate = "V1"
            try context.save()
        }
        let context = try makeContainer(at: folder.file(), makeVehicles()).viewContext
        Car(context: context).plate = "C1"
        try context.save()
        let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
        #expect(try plates(request, context) == ["C1", "V1"])
        request.includesSubentities = false
        #expect(try plates(request, context) == ["V1"])
    }

    @Test func anEntityDoesNotMoveBelowAnother() throws {
        let folder = try Folder()
        _ = try makeContainer(
            at: folder.file(), makeVehicles { $0.entitiesByName["Vehicle"]!.subentities.removeLast() })
        let error = #expect(throws: NSError.self) { try makeContainer(at: folder.file(), makeVehicles()) }
        #expect(error?.localizedDescription.contains("Truck has another parent entity") == true)
    }
}

/// A container with a model, in memory.
func makeContainer(_ model: NSManagedObjectModel) throws -> NSPersistentContainer { try makeContainer(at: nil, model) }
