import CoreData
import Foundation

extension ManagedRun {
    func compare(_ context: NSManagedObjectContext, _ world: ManagedWorld, _ place: String) throws {
        var objects: [NSManagedObject] = []
        for entity in 0..<schema.entities {
            let found = try fetch(entity, context)
            objects += found
            let expected = world.objects.filter { $0.value.entity == entity }.keys.sorted()
            let numbers = found.map(number).sorted()
            guard numbers == expected else {
                throw Mismatch(text: "\(place) has objects \(numbers) of E\(entity), expected \(expected)")
            }
            for object in found {
                let number = number(of: object)
                let seen = ManagedWorld.Object(
                    entity: entity, value: object.value(forKey: "value") as? Int ?? -1,
                    code: object.value(forKey: "code") as? Int)
                if seen != world.objects[number] {
                    throw Mismatch(text: "\(place): \(number) is \(seen), expected \(world.objects[number]!)")
                }
                for property in schema.properties(of: entity) {
                    let value = object.value(forKey: property.name)
                    let all =
                        property.end.isOrdered
                        ? (value as? NSOrderedSet)?.array as? [NSManagedObject] ?? []
                        : property.end.isToMany
                            ? (value as? NSSet)?.allObjects as? [NSManagedObject] ?? []
                            : (value as? NSManagedObject).map { [$0] } ?? []
                    let isOrdered = property.end.isOrdered
                    let expected =
                        isOrdered ? world.list(number, property) : world.others(number, property).sorted()
                    let numbers = isOrdered ? all.map(self.number) : all.map(self.number).sorted()
                    guard numbers == expected else {
                        throw Mismatch(
                            text: "\(place): \(property.name) of \(number) leads to \(numbers), expected \(expected)")
                    }
                }
            }
        }
        if context === contexts[1 - active] { held = objects }
    }
}
