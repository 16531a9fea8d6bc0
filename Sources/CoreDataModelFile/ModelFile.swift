/// A Core Data model in the format that the plugin writes from an `.xcdatamodeld`, and that the module `CoreData`
/// reads.
package struct ModelFile: Codable {
    /// An attribute of an entity.
    package struct Attribute: Codable {
        package var name: String
        /// The raw value of `NSAttributeType`.
        package var type: UInt
        package var isOptional: Bool
        package var isTransient: Bool
        package var defaultValue: String?
        package var renamed: String?
        /// The name of the value transformer of a transformable attribute.
        package var transformer: String?
        /// The class of the values of a transformable attribute.
        package var valueClass: String?

        package init(
            name: String, type: UInt, isOptional: Bool, isTransient: Bool, defaultValue: String?, renamed: String?,
            transformer: String?, valueClass: String?
        ) {
            self.transformer = transformer
            self.valueClass = valueClass
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.isTransient = isTransient
            self.defaultValue = defaultValue
            self.renamed = renamed
        }
    }

    /// A relationship of an entity.
    package struct Relationship: Codable {
        package var name: String
        package var destination: String
        package var inverse: String?
        package var isOptional: Bool
        package var maxCount: Int
        package var minCount: Int
        /// The raw value of `NSDeleteRule`.
        package var deleteRule: UInt
        package var isOrdered: Bool
        package var renamed: String?

        package init(
            name: String, destination: String, inverse: String?, isOptional: Bool, maxCount: Int, minCount: Int,
            deleteRule: UInt, isOrdered: Bool, renamed: String?
        ) {
            self.name = name
            self.destination = destination
            self.inverse = inverse
            self.isOptional = isOptional
            self.maxCount = maxCount
            self.minCount = minCount
            self.deleteRule = deleteRule
            self.isOrdered = isOrdered
            self.renamed = renamed
        }
    }

    /// An entity.
    package struct Entity: Codable {
        package var name: String
        package var className: String
        package var renamed: String?
        /// The name of the parent entity, whose properties are inherited.
        package var parent: String?
        package var isAbstract: Bool
        /// The combinations of attributes whose values must be unique.
        package var constraints: [[String]]
        package var attributes: [Attribute]
        package var relationships: [Relationship]

        package init(
            name: String, className: String, renamed: String?, parent: String?, isAbstract: Bool,
            constraints: [[String]], attributes: [Attribute], relationships: [Relationship]
        ) {
            self.parent = parent
            self.isAbstract = isAbstract
            self.constraints = constraints
            self.name = name
            self.className = className
            self.renamed = renamed
            self.attributes = attributes
            self.relationships = relationships
        }
    }

    package var entities: [Entity]

    package init(entities: [Entity]) { self.entities = entities }

    /// The suffix of model file names.
    package static let suffix = "mom.json"
}
