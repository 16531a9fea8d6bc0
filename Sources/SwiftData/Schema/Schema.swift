import Foundation

/// The classes of a store, and their stored properties.
///
/// Classes that are reached by relationships belong to it, even if they are not listed, and superclasses of its classes.
/// Subclasses have to be listed.
public struct Schema: Sendable, Hashable, CustomDebugStringConvertible {
    /// The classes, in the order of their names.
    public let entities: [Entity]
    /// The version of this schema.
    public let version: Version
    let plans: [EntityPlan]
    /// The classes with subclasses or a superclass; empty in most schemas.
    let families: [ObjectIdentifier: EntityFamily]
    /// The relationships without an inverse, by their destination entity.
    private let oneWayRelationships: [String: [OneWayRelationship]]

    /// A relationship without an inverse.
    struct OneWayRelationship: Sendable {
        let owner: EntityPlan
        let property: RelationshipPlan
    }

    /// Creates a schema of no classes.
    public init() { self.init([]) }

    /// Creates a schema of classes.
    /// - Complexity: linear in the number of their properties.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates a schema of classes.
    /// - Complexity: linear in the number of their properties.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        var plans: [String: EntityPlan] = [:]
        var waiting = types.map { EntityPlan.of($0) }
        while let plan = waiting.popLast() {
            guard plans.updateValue(plan, forKey: plan.name) == nil else { continue }
            waiting += plan.relationships.map { $0.destination }
            // The table of a subclass is that of its superclass.
            if let superplan = plan.superplan { waiting.append(superplan) }
        }
        self.plans = plans.values.sorted { $0.name < $1.name }
        let families = Schema.makeFamilies(of: self.plans)
        self.families = families
        entities = self.plans.map { Entity($0, families) }
        var oneWay: [String: [OneWayRelationship]] = [:]
        for plan in self.plans {
            for property in plan.ownRelationships where property.inverse == nil {
                oneWay[property.destination.name, default: []].append(
                    OneWayRelationship(owner: plan, property: property))
            }
        }
        oneWayRelationships = oneWay
        self.version = version
    }

    /// The schema that a version of the app's models has.
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The entities by their names.
    public var entitiesByName: [String: Entity] { Dictionary(uniqueKeysWithValues: entities.map { ($0.name, $0) }) }

    /// Returns the entity of a class, if the schema has it.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        entities.first { $0.name == Schema.entityName(for: type) }
    }

    /// Returns the name of a class's entity.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { EntityPlan.of(type).name }

    /// Returns the relationships to an entity that have no inverse.
    func oneWay(to plan: EntityPlan) -> [OneWayRelationship] {
        let own = oneWayRelationships[plan.name] ?? []
        guard let superplan = plan.superplan else { return own }
        return own + oneWay(to: superplan)
    }

    /// Whether both have the same entities and version.
    public static func == (a: Self, b: Self) -> Bool {
        a.version == b.version && a.plans.elementsEqual(b.plans, by: ===)
    }
    /// Takes the names of the entities into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(plans.map(\.name)) }
    /// The entities and the version.
    public var debugDescription: String { "Schema \(version): \(entities.map(\.name).joined(separator: ", "))" }
}

extension Schema {
    /// A version number of three parts.
    public struct Version: Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The first part.
        public let major: Int
        /// The second part.
        public let minor: Int
        /// The third part.
        public let patch: Int

        /// Creates a version of three parts.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// Whether one comes before the other.
        public static func < (a: Self, b: Self) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }

        /// The parts, with points between.
        public var description: String { "\(major).\(minor).\(patch)" }

        init?(_ text: String) {
            let parts = text.split(separator: ".").compactMap { Int($0) }
            guard parts.count == 3 else { return nil }
            self.init(parts[0], parts[1], parts[2])
        }
    }

    /// A class of a schema.
    public struct Entity: Sendable, Hashable {
        let plan: EntityPlan
        private let subplans: [EntityPlan]
        private let families: [ObjectIdentifier: EntityFamily]

        init(_ plan: EntityPlan, _ families: [ObjectIdentifier: EntityFamily]) {
            self.plan = plan
            self.families = families
            subplans = families[ObjectIdentifier(plan)]?.members.filter { $0.superplan === plan } ?? []
        }

        /// The name of the class.
        public var name: String { plan.name }
        /// The entity of the superclass; nil if that is no model.
        public var superentity: Entity? { plan.superplan.map { Entity($0, families) } }
        /// The name of the superclass; nil if that is no model.
        public var superentityName: String? { plan.superplan?.name }
        /// The entities of the classes that inherit from this one directly.
        public var subentities: Set<Entity> { Set(subplans.map { Entity($0, families) }) }
        /// The properties other than relationships.
        public var attributes: Set<Attribute> { Set(plan.properties.compactMap { $0.metadata as? Attribute }) }
        /// Its relationships.
        public var relationships: Set<Relationship> { Set(plan.relationships.map(\.relationship)) }
        /// The attributes by their names.
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The relationships by their names.
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The combinations of properties that are unique.
        public var uniquenessConstraints: [[String]] { plan.uniques.map { $0.map(\.name) } }

        /// Whether both are of one class.
        public static func == (a: Self, b: Self) -> Bool { a.plan === b.plan }
        /// Takes the name into a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(plan.name) }
    }
}
