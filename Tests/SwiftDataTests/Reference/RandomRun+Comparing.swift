import SwiftData

extension RandomRun {
    func compare(_ context: ModelContext, _ world: RandomWorld, _ place: String) throws {
        var objects: [any RandomObject] = []
        for type in 0..<schema.classes {
            let found = try classes.fetch(type, context)
            objects += found
            let expected = world.objects.filter { $0.value.type == type }.keys.sorted()
            let numbers = found.map(\.number).sorted()
            guard numbers == expected else {
                throw Mismatch(text: "\(place) has objects \(numbers) of class \(type), expected \(expected)")
            }
            for object in found { try compare(object, type, world, place) }
        }
        if context === other { held = objects }
    }

    private func compare(_ object: any RandomObject, _ type: Int, _ world: RandomWorld, _ place: String) throws {
        let number = object.number
        let seen = RandomWorld.Object(type: type, value: object.value, code: object.code)
        if seen != world.objects[number] {
            throw Mismatch(text: "\(place): \(number) is \(seen), expected \(world.objects[number]!)")
        }
        for property in schema.properties(of: type) {
            let expected = world.others(number, property).sorted()
            // A required object that is missing reads as one without values, with an issue.
            if property.end.isRequired, expected.isEmpty { continue }
            let numbers = object.others(property).map(\.number).sorted()
            guard numbers == expected else {
                throw Mismatch(
                    text: "\(place): \(property.name) of \(number) leads to \(numbers), expected \(expected)")
            }
        }
    }
}
