import Foundation

/// A property of an entity: an attribute or a relationship.
///
/// It is described once, before a store is loaded, and not changed after that.
// @unchecked Sendable: see above.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name, by which values are read and written.
    open var name = ""
    /// Whether an object can be saved without a value.
    open var isOptional = true
    /// Whether the value is never stored.
    open var isTransient = false
    /// The name of the property in older versions of the model.
    open var renamingIdentifier: String?
    /// Values that the app stores with the description.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The entity that has the property.
    // unowned(unsafe): an entity retains its properties, and the entity of properties without one is never released.
    open internal(set) unowned(unsafe) var entity: NSEntityDescription

    /// Creates a property without a name.
    public override init() {
        entity = NSEntityDescription.none
        super.init()
    }
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    /// None has been said.
    case undefinedAttributeType = 0
    /// Whole numbers of 16 bits.
    case integer16AttributeType = 100
    /// Whole numbers of 32 bits.
    case integer32AttributeType = 200
    /// Whole numbers of 64 bits.
    case integer64AttributeType = 300
    /// Decimal numbers.
    case decimalAttributeType = 400
    /// Floating numbers of 64 bits.
    case doubleAttributeType = 500
    /// Floating numbers of 32 bits.
    case floatAttributeType = 600
    /// Texts.
    case stringAttributeType = 700
    /// Truth values.
    case booleanAttributeType = 800
    /// Points in time.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// Identifiers.
    case UUIDAttributeType = 1100
    /// Addresses.
    case URIAttributeType = 1200
    /// Values that a ``ValueTransformer`` makes data of.
    case transformableAttributeType = 1800
}

/// An attribute of an entity: a value.
// @unchecked Sendable: see NSPropertyDescription.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of an attribute's values.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// As ``NSAttributeType`` has it.
        public let rawValue: UInt
        /// The type with a number of ``NSAttributeType``.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Whole numbers of 16 bits.
        public static let integer16 = AttributeType(rawValue: 100)
        /// Whole numbers of 32 bits.
        public static let integer32 = AttributeType(rawValue: 200)
        /// Whole numbers of 64 bits.
        public static let integer64 = AttributeType(rawValue: 300)
        /// Decimal numbers.
        public static let decimal = AttributeType(rawValue: 400)
        /// Floating numbers of 64 bits.
        public static let double = AttributeType(rawValue: 500)
        /// Floating numbers of 32 bits.
        public static let float = AttributeType(rawValue: 600)
        /// Texts.
        public static let string = AttributeType(rawValue: 700)
        /// Truth values.
        public static let boolean = AttributeType(rawValue: 800)
        /// Points in time.
        public static let date = AttributeType(rawValue: 900)
        /// Bytes.
        public static let binaryData = AttributeType(rawValue: 1000)
        /// Identifiers.
        public static let uuid = AttributeType(rawValue: 1100)
        /// Addresses.
        public static let uri = AttributeType(rawValue: 1200)
        /// Values that a ``ValueTransformer`` makes data of.
        public static let transformable = AttributeType(rawValue: 1800)
    }

    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The type of the values.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The value of a new object.
    open var defaultValue: Any?
    /// The name of the ``ValueTransformer`` of a transformable attribute; nil for a secure archive.
    open var valueTransformerName: String?
    /// The class of the values of a transformable attribute, as the model has it.
    open var attributeValueClassName: String?

    var transformer: AttributeTransformer? {
        attributeType == .transformableAttributeType ? AttributeTransformer(named: valueTransformerName) : nil
    }
}

/// The effect on the objects of a relationship when the object that has it is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing. Their references read as nil, since a store has no link to an object that is gone: as with
    /// ``nullifyDeleteRule``.
    case noActionDeleteRule = 0
    /// Their references are set to nil.
    case nullifyDeleteRule = 1
    /// They are deleted too.
    case cascadeDeleteRule = 2
    /// It can't be deleted as long as there are any: saving throws.
    case denyDeleteRule = 3
}

/// A relationship of an entity: an object or several.
// @unchecked Sendable: see NSPropertyDescription.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the relationship's objects.
    open var destinationEntity: NSEntityDescription?
    /// The inverse relationship.
    open var inverseRelationship: NSRelationshipDescription?
    /// The maximum number of objects; 1 for a to-one relationship, and 0 for any number.
    open var maxCount = 0
    /// The minimum number of objects, unless there are none.
    open var minCount = 0
    /// The effect on the objects when the object that has the relationship is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether its objects have an order.
    open var isOrdered = false
    /// Whether it is a to-many relationship.
    open var isToMany: Bool { maxCount != 1 }
}
