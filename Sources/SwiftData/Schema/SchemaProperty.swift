import Foundation

/// A property of a class of a schema: an attribute or a relationship.
public protocol SchemaProperty: Hashable, Sendable {
    /// The name in the source.
    var name: String { get set }
    /// The name in earlier versions of the store.
    var originalName: String { get set }
}

extension Schema {
    /// A value that is stored of an object.
    public struct Attribute: SchemaProperty, CustomDebugStringConvertible {
        /// An option of an attribute.
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique, externalStorage, ephemeral, deletion, cloudEncryption, codable
                case transformable(TransformerReference)
            }
            let kind: Kind

            /// No two objects have the same value: inserting another with it changes the one that is there.
            public static var unique: Option { Option(kind: .unique) }
            /// The value may be large. It is stored in the store's file anyway.
            public static var externalStorage: Option { Option(kind: .externalStorage) }
            /// The value is not stored: it starts with its default each time.
            public static var ephemeral: Option { Option(kind: .ephemeral) }
            /// The value is preserved in the history of a deleted object: its ``HistoryTombstone`` has it.
            public static var preserveValueOnDeletion: Option { Option(kind: .deletion) }
            /// The value is encrypted in iCloud, which does not exist here: an issue reports that once.
            public static var allowsCloudEncryption: Option { Option(kind: .cloudEncryption) }
            /// The value is stored as its type encodes itself, and not as its raw value. A predicate on it is evaluated
            /// in memory.
            public static var codable: Option { Option(kind: .codable) }

            /// The value is stored as the data that a transformer makes of it. Its type need not be `Codable`.
            ///
            ///     final class PointTransformer: ValueTransformer {
            ///         override class func allowsReverseTransformation() -> Bool { true }
            ///         override func transformedValue(_ value: Any?) -> Any? { (value as? Point)?.data }
            ///         override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Data).map(Point.init) }
            ///     }
            ///
            ///     @Model final class Pin {
            ///         @Attribute(.transformable(by: PointTransformer.self)) var place: Point?
            ///         init() {}
            ///     }
            ///
            /// An object of the class has to be registered, by any name, before the first value is stored or read:
            /// `ValueTransformer.setValueTransformer(PointTransformer(), forName: …)`. Otherwise saving throws, and
            /// values read as defaults. A predicate on the property is evaluated in memory.
            ///
            /// - Parameter transformerType: The class of the transformer: one that makes data of values, or a subclass of
            ///   `NSSecureUnarchiveFromDataTransformer`, which makes values of data.
            public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
                Option(kind: .transformable(TransformerReference(type: transformerType)))
            }

            /// The value is stored as the data that a transformer makes of it, which is registered by a name; see
            /// the form with a class.
            public static func transformable(by transformerName: String) -> Option {
                Option(kind: .transformable(TransformerReference(name: transformerName)))
            }
        }

        /// The name in the source.
        public var name: String
        /// The name in earlier versions of the store.
        public var originalName: String
        /// The options.
        public var options: [Option]
        /// A value that distinguishes versions of the attribute with the same name and type.
        public var hashModifier: String?
        /// The default value of the property.
        public internal(set) var defaultValue: (any Sendable)?
        var typeName = ""

        /// Creates an attribute as `@Attribute` describes it.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            name = ""
            self.originalName = originalName ?? ""
            self.options = options
            self.hashModifier = hashModifier
        }

        /// Whether no two objects have the same value.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether the value is not stored.
        public var isTransient: Bool { options.contains(.ephemeral) }
        /// Whether a transformer makes the data that is stored.
        public var isTransformable: Bool { transformer != nil }
        /// The transformer that makes the data that is stored.
        var transformer: TransformerReference? {
            options.lazy.compactMap { option in
                if case .transformable(let transformer) = option.kind { transformer } else { nil }
            }.first
        }
        /// Whether the value is stored as its type encodes itself.
        var isCoded: Bool { options.contains(.codable) }
        /// Whether the history of a deleted object has the value.
        var isPreserved: Bool { options.contains(.preserveValueOnDeletion) }
        /// Whether a feature of iCloud is requested.
        var asksForCloud: Bool { options.contains(.allowsCloudEncryption) }

        /// Whether both have the same options.
        public static func == (a: Self, b: Self) -> Bool {
            a.name == b.name && a.originalName == b.originalName && a.options == b.options
                && a.hashModifier == b.hashModifier && a.typeName == b.typeName
        }
        /// Takes the name into a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
        /// The name and the type.
        public var debugDescription: String { "\(name): \(typeName)" }
    }

    /// Other objects that an object refers to.
    public struct Relationship: SchemaProperty, CustomDebugStringConvertible {
        /// The effect of deleting an object on the objects that it refers to.
        public enum DeleteRule: String, Codable, Sendable, Hashable {
            /// None. They read as if they refer to nothing, since a store has no link to an object that is gone: the same
            /// as ``nullify``.
            case noAction
            /// They refer to nothing.
            case nullify
            /// They are deleted too.
            case cascade
            /// As long as there are any, the object can't be deleted: saving throws.
            case deny
        }

        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            let isUnique: Bool
            /// No two objects refer to the same one.
            public static var unique: Option { Option(isUnique: true) }
        }

        /// The name in the source.
        public var name: String
        /// The name in earlier versions of the store.
        public var originalName: String
        /// The options.
        public var options: [Option]
        /// The effect of deleting an object on the objects that it refers to.
        public var deleteRule: DeleteRule
        /// The minimum number of objects, if there is one.
        public var minimumModelCount: Int?
        /// The maximum number of objects, if there is one.
        public var maximumModelCount: Int?
        /// A value that distinguishes versions of the relationship.
        public var hashModifier: String?
        // nonisolated(unsafe): key paths of properties capture nothing.
        nonisolated(unsafe) let inverse: AnyKeyPath?
        /// The name of the class at the other side.
        public internal(set) var destination = ""

        /// Creates a relationship as `@Relationship` describes it.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            name = ""
            self.originalName = originalName ?? ""
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.inverse = inverse
            self.hashModifier = hashModifier
        }

        /// The inverse property, if the source names it.
        public var inverseKeyPath: AnyKeyPath? { inverse }

        /// Whether both have the same options.
        public static func == (a: Self, b: Self) -> Bool {
            a.name == b.name && a.destination == b.destination && a.deleteRule == b.deleteRule
                && a.originalName == b.originalName && a.options == b.options
        }
        /// Takes the name into a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
        /// The name and the class at the other side.
        public var debugDescription: String { "\(name): \(destination)" }
    }
}
