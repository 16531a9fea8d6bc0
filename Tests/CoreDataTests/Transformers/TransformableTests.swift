import CoreData
import Foundation
import Martlet
import MartletTesting
import Testing

@testable import struct CoreData.AttributeTransformer

@MainActor @Suite struct TransformableTests {
    @Test func valuesAreStoredAsData() throws {
        let folder = try Folder()
        do {
            let context = try makeContainer(at: folder.file(), makeVehicles()).viewContext
            let vehicle = Vehicle(context: context)
            vehicle.tags = ["fast", "red"]
            vehicle.point = Point(x: 3, y: -4)
            try context.save()
        }
        let context = try makeContainer(at: folder.file(), makeVehicles()).viewContext
        let vehicle = try #require(try context.fetch(NSFetchRequest<Vehicle>(entityName: "Vehicle")).first)
        #expect(vehicle.tags == ["fast", "red"])
        #expect(vehicle.point == Point(x: 3, y: -4))
        vehicle.tags = nil
        vehicle.point = nil
        try context.save()
        context.refreshAllObjects()
        #expect(vehicle.tags == nil && vehicle.point == nil)
    }

    @Test func whatEqualsWhatIsThereIsNoChange() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        let vehicle = Vehicle(context: context)
        vehicle.tags = ["a"]
        try context.save()
        vehicle.tags = ["a"]
        #expect(!context.hasChanges)
        vehicle.tags = ["b"]
        #expect(context.hasChanges)
    }

    /// The order of a dictionary's keys in an archive is another one each time.
    @Test func archivesThatDifferMayBeOfEqualValues() throws {
        let transformer = NSSecureUnarchiveFromDataTransformer()
        let value = Dictionary(uniqueKeysWithValues: (0..<40).map { ("\($0)", $0) })
        let archives = try (0..<40).map { _ in try #require(transformer.reverseTransformedValue(value) as? Data) }
        let attribute = AttributeTransformer(named: nil)
        #expect(archives.allSatisfy { attribute.isSame($0, archives[0]) })
        let other = try #require(transformer.reverseTransformedValue(["1": 2]) as? Data)
        #expect(!attribute.isSame(other, archives[0]))
    }

    @Test func transformersAreFoundByName() {
        ValueTransformer.setValueTransformer(PointTransformer(), forName: NSValueTransformerName("Points"))
        #expect(ValueTransformer(forName: NSValueTransformerName("Points")) is PointTransformer)
        #expect(ValueTransformer(forName: NSValueTransformerName("Nobody")) == nil)
        #expect(
            ValueTransformer(forName: .secureUnarchiveFromDataTransformerName) is NSSecureUnarchiveFromDataTransformer)
        #expect(ValueTransformer.valueTransformerNames().contains(NSValueTransformerName("Points")))
    }

    @Test func propertyListsGoThereAndBack() throws {
        let transformer = NSSecureUnarchiveFromDataTransformer()
        let value: [String: Any] = ["names": ["a", "b"], "count": 3, "when": Date(timeIntervalSince1970: 5)]
        let data = try #require(transformer.reverseTransformedValue(value) as? Data)
        let back = try #require(transformer.transformedValue(data) as? [String: Any])
        #expect(back["names"] as? [String] == ["a", "b"])
        #expect(back["count"] as? Int == 3)
        #expect(back["when"] as? Date == Date(timeIntervalSince1970: 5))
        #expect(transformer.transformedValue(Data("rubbish".utf8)) == nil)
    }
}
