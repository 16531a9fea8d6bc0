import Foundation
import SwiftData

/// A number as a type: the argument of a generic class.
protocol TypeNumber { static var value: Int { get } }

enum Zero: TypeNumber { static var value: Int { 0 } }
enum Twice<Half: TypeNumber>: TypeNumber { static var value: Int { 2 * Half.value } }
enum TwiceAndOne<Half: TypeNumber>: TypeNumber { static var value: Int { 2 * Half.value + 1 } }

/// Returns the type of a number.
func typeNumber(_ number: Int) -> any TypeNumber.Type {
    if number == 0 { return Zero.self }
    func extended<Half: TypeNumber>(_: Half.Type) -> any TypeNumber.Type {
        number % 2 == 0 ? Twice<Half>.self : TwiceAndOne<Half>.self
    }
    return extended(typeNumber(number / 2))
}

/// An object of a class of a random schema.
protocol RandomObject: PersistentModel {
    var number: Int { get set }
    var value: Int { get set }
    var code: Int? { get set }
    /// The objects that a relationship leads to.
    func others(_ property: RandomSchema.Property) -> [any RandomObject]
    /// Sets a relationship.
    func set(_ property: RandomSchema.Property, to others: [any RandomObject])
    /// Appends an object to a list in place.
    func append(_ other: any RandomObject, to property: RandomSchema.Property)
    /// Removes an object from a list in place.
    func remove(_ other: Int, from property: RandomSchema.Property)
}

/// A class of a random schema, written without a macro: the schema's number and that of the class are types, so that
/// each pair of them is a class of its own, with the properties that the schema gives it.
final class RandomModel<Number: TypeNumber, Class: TypeNumber>: RandomObject {
    /// The property with a number, which leads to a class.
    struct Place<Target: TypeNumber>: Hashable { let index: Int }

    private var backing = _ModelBacking<RandomModel>.made()
    var persistentBackingData: any BackingData<RandomModel> {
        get { backing }
        set { backing = _ModelBacking.of(newValue) }
    }
    var _record: _ModelRecord { backing }

    init(backingData: any BackingData<RandomModel>) {
        backing = _ModelBacking.of(backingData)
        backing.belong(to: self)
    }

    /// Creates an object with the objects that its class requires.
    init(_ number: Int, code: Int?, required: [(RandomSchema.Property, any RandomObject)]) {
        backing.initialize(0, to: number)
        backing.initialize(1, to: 0)
        backing.initialize(2, to: code)
        func set<Target: TypeNumber>(_: Target.Type, _ index: Int, _ other: any RandomObject) {
            backing.initialize(index, to: other as! RandomModel<Number, Target>)
        }
        for (property, other) in required { set(typeNumber(property.destination), property.index, other) }
    }

    // MARK: - Properties

    var number: Int {
        get { backing.read(0, \.number, of: self) }
        set { backing.write(0, \.number, newValue, of: self) }
    }
    var value: Int {
        get { backing.read(1, \.value, of: self) }
        set { backing.write(1, \.value, newValue, of: self) }
    }
    var code: Int? {
        get { backing.read(2, \.code, of: self) }
        set { backing.write(2, \.code, newValue, of: self) }
    }
    subscript<Target: TypeNumber>(one place: Place<Target>) -> RandomModel<Number, Target>? {
        get { backing.read(place.index, \.[one: place], of: self) }
        set { backing.write(place.index, \.[one: place], newValue, of: self) }
    }
    subscript<Target: TypeNumber>(required place: Place<Target>) -> RandomModel<Number, Target> {
        get { backing.read(place.index, \.[required: place], of: self) }
        set { backing.write(place.index, \.[required: place], newValue, of: self) }
    }
    subscript<Target: TypeNumber>(many place: Place<Target>) -> [RandomModel<Number, Target>] {
        get { backing.read(place.index, \.[many: place], of: self) }
        set { backing.write(place.index, \.[many: place], newValue, of: self) }
        _modify { yield &backing[place.index, \.[many: place], of: self] }
    }

    func others(_ property: RandomSchema.Property) -> [any RandomObject] {
        func read<Target: TypeNumber>(_: Target.Type) -> [any RandomObject] {
            let place = Place<Target>(index: property.index)
            if property.end.isToMany { return self[many: place] }
            return property.end.isRequired ? [self[required: place]] : self[one: place].map { [$0] } ?? []
        }
        return read(typeNumber(property.destination))
    }

    func set(_ property: RandomSchema.Property, to others: [any RandomObject]) {
        func set<Target: TypeNumber>(_: Target.Type) {
            let place = Place<Target>(index: property.index)
            let others = others.map { $0 as! RandomModel<Number, Target> }
            if property.end.isToMany {
                self[many: place] = others
            } else if property.end.isRequired {
                self[required: place] = others[0]
            } else {
                self[one: place] = others.first
            }
        }
        set(typeNumber(property.destination))
    }

    func append(_ other: any RandomObject, to property: RandomSchema.Property) {
        func append<Target: TypeNumber>(_: Target.Type) {
            self[many: Place<Target>(index: property.index)].append(other as! RandomModel<Number, Target>)
        }
        append(typeNumber(property.destination))
    }

    func remove(_ other: Int, from property: RandomSchema.Property) {
        func remove<Target: TypeNumber>(_: Target.Type) {
            self[many: Place<Target>(index: property.index)].removeAll { $0.number == other }
        }
        remove(typeNumber(property.destination))
    }

    // MARK: - The schema

    static var schemaMetadata: [Schema.PropertyMetadata] {
        let schema = RandomSchema(number: Number.value)
        let isUnique = schema.isUnique && Class.value == schema.classes - 1
        return [
            Schema.PropertyMetadata(name: "number", keypath: \RandomModel.number),
            Schema.PropertyMetadata(name: "value", keypath: \RandomModel.value),
            Schema.PropertyMetadata(
                name: "code", keypath: \RandomModel.code, metadata: isUnique ? Schema.Attribute(.unique) : nil),
        ]
            + schema.properties(of: Class.value).map { property in
                let isNamed = property.isForward && !schema.links[property.link].isImplied
                return metadata(
                    property, typeNumber(property.destination), isNamed ? schema.inverse(of: property) : nil)
            }
    }

    private static func metadata<Target: TypeNumber>(
        _ property: RandomSchema.Property, _: Target.Type, _ inverse: RandomSchema.Property?
    ) -> Schema.PropertyMetadata {
        let back: AnyKeyPath? = inverse.map { inverse in
            typealias Other = RandomModel<Number, Target>
            let place = Other.Place<Class>(index: inverse.index)
            if inverse.end.isToMany { return \Other.[many: place] }
            return inverse.end.isRequired ? \Other.[required: place] : \Other.[one: place]
        }
        let relationship = Schema.Relationship(deleteRule: property.end.rule, inverse: back)
        let place = Place<Target>(index: property.index)
        if property.end.isToMany {
            return Schema.PropertyMetadata(
                name: property.name, keypath: \RandomModel.[many: place], metadata: relationship)
        }
        if property.end.isRequired {
            return Schema.PropertyMetadata(
                name: property.name, keypath: \RandomModel.[required: place], metadata: relationship)
        }
        return Schema.PropertyMetadata(name: property.name, keypath: \RandomModel.[one: place], metadata: relationship)
    }
}

/// The classes of a random schema.
struct RandomClasses {
    let schema: RandomSchema
    private let number: any TypeNumber.Type

    init(_ number: Int) {
        schema = RandomSchema(number: number)
        self.number = typeNumber(number)
    }

    func container(_ configuration: ModelConfiguration) throws -> ModelContainer {
        func type<Number: TypeNumber, Class: TypeNumber>(_: Number.Type, _: Class.Type) -> any PersistentModel.Type {
            RandomModel<Number, Class>.self
        }
        let types = (0..<schema.classes).map { type(number, typeNumber($0)) }
        return try ModelContainer(for: Schema(types), configurations: [configuration])
    }

    func fetch(_ index: Int, _ context: ModelContext) throws -> [any RandomObject] {
        func fetch<Number: TypeNumber, Class: TypeNumber>(
            _: Number.Type, _: Class.Type
        ) throws -> [any RandomObject] {
            try context.fetch(FetchDescriptor<RandomModel<Number, Class>>())
        }
        return try fetch(number, typeNumber(index))
    }

    func make(
        _ index: Int, _ object: Int, code: Int?, required: [(RandomSchema.Property, any RandomObject)]
    ) -> any RandomObject {
        func make<Number: TypeNumber, Class: TypeNumber>(_: Number.Type, _: Class.Type) -> any RandomObject {
            RandomModel<Number, Class>(object, code: code, required: required)
        }
        return make(number, typeNumber(index))
    }
}
