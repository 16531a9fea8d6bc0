import CoreData
import Foundation

/// A model with subentities, unique attributes and transformable ones.
class Vehicle: NSManagedObject, Identifiable {
    var plate: String? {
        get { _value("plate") }
        set { setValue(newValue, forKey: "plate") }
    }
    var wheels: Int64 {
        get { _value("wheels") }
        set { setValue(newValue, forKey: "wheels") }
    }
    var owner: Person? {
        get { _value("owner") }
        set { _setValue(newValue, "owner") }
    }
    var tags: [String]? {
        get { _value("tags") }
        set { _setValue(newValue, "tags") }
    }
    var point: Point? {
        get { _value("point") }
        set { _setValue(newValue, "point") }
    }
}

class Car: Vehicle {
    var doors: Int64 {
        get { _value("size") }
        set { setValue(newValue, forKey: "size") }
    }
}

class Truck: Vehicle {
    /// A property with the name of one of cars, but of another type.
    var load: Double {
        get { _value("size") }
        set { setValue(newValue, forKey: "size") }
    }
}

class Person: NSManagedObject, Identifiable {
    var name: String? {
        get { _value("name") }
        set { setValue(newValue, forKey: "name") }
    }
    var vehicles: Set<Vehicle> {
        get { value(forKey: "vehicles") as? Set<Vehicle> ?? [] }
        set { setValue(newValue, forKey: "vehicles") }
    }
}

struct Point: Equatable {
    var x: Int
    var y: Int
}

/// Makes data of points.
final class PointTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? {
        (value as? Point).map { Data("\($0.x),\($0.y)".utf8) }
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        let parts = String(decoding: data, as: UTF8.self).split(separator: ",").compactMap { Int($0) }
        return parts.count == 2 ? Point(x: parts[0], y: parts[1]) : nil
    }
}

func makeVehicles(_ change: (NSManagedObjectModel) -> Void = { _ in }) -> NSManagedObjectModel {
    ValueTransformer.setValueTransformer(PointTransformer(), forName: NSValueTransformerName("PointTransformer"))
    func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.defaultValue = value
        return attribute
    }
    func entity(_ name: String, _ type: AnyClass) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = NSStringFromClass(type)
        return entity
    }
    let vehicle = entity("Vehicle", Vehicle.self)
    let car = entity("Car", Car.self)
    let truck = entity("Truck", Truck.self)
    let person = entity("Person", Person.self)
    let owner = NSRelationshipDescription()
    owner.name = "owner"
    owner.destinationEntity = person
    owner.maxCount = 1
    let vehicles = NSRelationshipDescription()
    vehicles.name = "vehicles"
    vehicles.destinationEntity = vehicle
    vehicles.deleteRule = .cascadeDeleteRule
    owner.inverseRelationship = vehicles
    vehicles.inverseRelationship = owner
    let point = attribute("point", .transformableAttributeType)
    point.valueTransformerName = "PointTransformer"
    vehicle.properties = [
        attribute("plate", .stringAttributeType), attribute("wheels", .integer64AttributeType, 4),
        attribute("tags", .transformableAttributeType), point, owner,
    ]
    car.properties = [attribute("size", .integer64AttributeType, 5)]
    truck.properties = [attribute("size", .doubleAttributeType, 7.5)]
    person.properties = [attribute("name", .stringAttributeType), vehicles]
    vehicle.subentities = [car, truck]
    vehicle.uniquenessConstraints = [["plate"]]
    let model = NSManagedObjectModel()
    model.entities = [vehicle, car, truck, person]
    change(model)
    return model
}
