import Foundation
import SwiftData
import Testing

@Model
private final class Train {
    @Relationship(inverse: \Car.train) var cars: [Car] = []
    @Relationship(inverse: \Halt.trains) var halts: [Halt]? = []
    var notes: [String] = []
    init() {}
}

@Model
private final class Car {
    var number: Int
    var train: Train?
    init(_ number: Int) { self.number = number }
}

@Model
private final class Halt {
    var trains: [Train] = []
    init() {}
}

/// Lists that are changed in place: inverses, the store and undoing follow as if they had been set.
@MainActor struct InPlaceTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let train = Train()
    private let cars = (0..<6).map(Car.init)

    init() throws {
        container = try ModelContainer(
            for: Train.self, Car.self, Halt.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
        context.insert(train)
        for car in cars[..<3] { train.cars.append(car) }
        try context.save()
    }

    private func stored() throws -> [Int] {
        let fresh = ModelContext(container)
        return try fresh.fetch(FetchDescriptor<Train>())[0].cars.map(\.number).sorted()
    }

    private func replaceAndAppend(_ list: inout [Car], _ first: Car, _ second: Car) {
        list[1] = first
        list.append(second)
    }

    @Test func anAppendReachesTheOtherSideAndTheStore() throws {
        #expect(cars[2].train === train)
        train.cars += [cars[3], cars[4]]
        #expect(cars[3].train === train && cars[4].train === train)
        try context.save()
        #expect(try stored() == [0, 1, 2, 3, 4])
    }

    @Test func aReplacedObjectIsFoundBesideAnAppendedOne() throws {
        replaceAndAppend(&train.cars, cars[4], cars[5])
        #expect(train.cars.map(\.number) == [0, 4, 2, 5])
        #expect(cars[1].train == nil && cars[4].train === train && cars[5].train === train)
        replaceAndAppend(&train.cars, cars[1], cars[3])
        try context.save()
        #expect(try stored() == [0, 1, 2, 3, 5])
        #expect(cars[4].train == nil)
    }

    @Test func aReplacedObjectIsFoundAfterInsertion() throws {
        let other = Train()
        other.cars.append(cars[3])
        other.cars.append(Car(7))
        replaceAndAppend(&other.cars, cars[4], cars[5])
        context.insert(other)
        #expect(Set(other.cars.map(\.number)) == [3, 4, 5])
        #expect(cars[4].train === other)
    }

    @Test func removalsInsertionsAndExchangesInPlace() throws {
        train.cars.removeFirst()
        train.cars.swapAt(0, 1)
        train.cars.insert(cars[3], at: 0)
        #expect(train.cars.map(\.number) == [3, 2, 1])
        #expect(cars[0].train == nil && cars[3].train === train)
        train.cars.removeAll { $0.number == 2 }
        train.cars.append(cars[2])
        #expect(train.cars.map(\.number) == [3, 1, 2])
        try context.save()
        #expect(try stored() == [1, 2, 3])
    }

    @Test func theOldListIsReadWhileItIsChanged() {
        train.cars.removeAll { car in
            #expect(train.cars.count == 3 && car.train === train)
            return car.number == 1
        }
        #expect(train.cars.map(\.number) == [0, 2])
    }

    @Test func deletingWhileRemoving() throws {
        train.cars.removeAll { car in
            if car.number == 1 { context.delete(car) }
            return car.number < 2
        }
        try context.save()
        #expect(try stored() == [2])
        #expect(try context.fetchCount(FetchDescriptor<Car>()) == 2)
    }

    @Test func undoTakesAppendedObjectsOut() {
        let undo = UndoManager()
        undo.groupsByEvent = false
        context.undoManager = undo
        let other = Train()
        undo.beginUndoGrouping()
        context.insert(other)
        other.cars.append(cars[5])
        undo.endUndoGrouping()
        undo.beginUndoGrouping()
        train.cars.append(cars[3])
        train.cars.append(cars[5])
        undo.endUndoGrouping()
        #expect(cars[5].train === train && other.cars.isEmpty)
        undo.undo()
        // The append has inserted the object, so that undoing takes it out of the context.
        #expect(train.cars.map(\.number) == [0, 1, 2] && cars[3].modelContext == nil)
        #expect(cars[5].train === other && other.cars.map(\.number) == [5])
        undo.redo()
        #expect(Set(train.cars.map(\.number)) == [0, 1, 2, 3, 5] && other.cars.isEmpty)
    }

    @Test func optionalListsAndValues() throws {
        train.halts?.append(Halt())
        train.notes.append("a")
        train.notes[0] += "b"
        #expect(train.halts?.first?.trains.count == 1)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Train>())[0].notes == ["ab"])
    }

    @Test func anObjectAppendedTwiceIsInTheListOnce() {
        train.cars.append(cars[0])
        train.cars.append(cars[4])
        train.cars.append(cars[4])
        #expect(train.cars.map(\.number) == [0, 1, 2, 4])
    }
}
