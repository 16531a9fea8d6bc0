import Combine
import Foundation
import Martlet
import MartletRuntime
import MartletStore

/// An object of a store: values by key, with a class of its own if the model names one.
///
///     let item = Item(context: context)
///     item.timestamp = Date()
///     try context.save()
///
/// It belongs to its context, and is used on the context's queue. A body that reads a property depends on it, and
/// `objectWillChange` announces every change.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    /// The value of a property.
    enum Slot {
        /// Not read from the store yet.
        case missing
        /// As the store has it: a value, or the number of another object.
        case stored(SQLValue)
        /// The object of a relationship, if any.
        case object(NSManagedObject?)
        /// The objects of a relationship.
        case list(RelatedObjects)
    }

    enum State {
        /// In no context.
        case detached
        case inserted
        /// Equal to the stored row, except for changed properties.
        case saved
        /// Deleted, and that is not saved yet.
        case deleted
        /// No longer in any store.
        case gone
    }

    /// The entity.
    public final let entity: NSEntityDescription
    /// nil for an object that only finds the keys of a key path.
    final let form: EntityForm!
    /// The identifier of the object.
    public final let objectID: NSManagedObjectID
    final var slots: [Slot] = []
    final var state = State.detached
    final weak var context: NSManagedObjectContext?
    /// The properties that have been changed since the last save, of a saved object.
    final var dirty: Set<Int> = []
    /// The original values of changed properties.
    final var baseline: [Int: Slot] = [:]
    /// The number that the store counts the saves of the object by.
    final var version: Int64 = 0
    /// Whether no value has been read yet.
    final var isUnread = false
    private final var observers: ObjectObservers?
    private final var publisher: ObservableObjectPublisher?

    /// Creates an object of an entity, inserted into a context if one is given.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        switch ObjectMaking.current?.purpose {
        case .probe(let probe):
            form = nil
            objectID = probe.identifier
            super.init()
            return
        case .stored(let id, let context):
            ObjectMaking.end()
            form = id.form
            objectID = id
            slots = id.form.missing
            state = .saved
            isUnread = true
            super.init()
            self.context = context
            return
        case nil: break
        }
        guard let form = (context?.model ?? entity.managedObjectModel)?.form.entity(of: entity) else {
            fatalError(
                "\(entity.name ?? "An entity") is in no model, or in another than that of the context: "
                    + "no object can be made of it.")
        }
        self.form = form
        objectID = NSManagedObjectID(
            form, key: StoreKey.next(), store: context?.storeIdentifier ?? "none", isSaved: false)
        slots = form.missing
        super.init()
        for attribute in form.attributes { slots[attribute.index] = .stored(attribute.initial) }
        for relationship in form.relationships {
            slots[relationship.index] = relationship.isToMany ? .list(RelatedObjects([])) : .object(nil)
        }
        context?.insert(self)
    }

    /// Creates a new object of the class's entity, inserted into a context.
    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = moc.model?.entity(of: Self.self) else {
            fatalError(
                "No entity in the model of the context has the class \(NSStringFromClass(Self.self)). Load the store "
                    + "first, or see to it that an entity names the class.")
        }
        self.init(entity: entity, insertInto: moc)
    }

    deinit { context?.known.end(objectID) }

    /// Returns the entity of the class, in the models of the stores that have been loaded.
    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self) else {
            fatalError("No entity of a loaded store has the class \(NSStringFromClass(self)). Load the store first.")
        }
        return entity
    }

    /// Returns a request for all objects of the class's entity.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: LoadedModels.entity(of: self)?.name ?? String(describing: self))
    }

    // MARK: - What it is like

    /// The context that it belongs to.
    public final var managedObjectContext: NSManagedObjectContext? { context }
    /// Whether it has been inserted, and not saved yet.
    public final var isInserted: Bool { state == .inserted }
    /// Whether it has been changed since the last save.
    public final var isUpdated: Bool { state == .saved && !dirty.isEmpty }
    /// Whether it has been deleted, and that is not saved yet.
    public final var isDeleted: Bool { state == .deleted }
    /// Whether there is anything to save of it.
    public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether it has values that differ from those in the store.
    public final var hasPersistentChangedValues: Bool { hasChanges }
    /// Whether none of its values has been read from the store.
    public final var isFault: Bool { isUnread }

    /// Returns the values that have been changed since the last save.
    open func changedValues() -> [String: Any] {
        var values: [String: Any] = [:]
        for property in form.properties where dirty.contains(property.index) || state == .inserted {
            values[property.name] = primitiveValue(forKey: property.name) ?? NSNull()
        }
        return values
    }

    /// Returns the stored values of some keys, or of all for nil.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard state != .inserted, state != .detached else { return [:] }
        load()
        var values: [String: Any] = [:]
        for property in form.properties where keys?.contains(property.name) ?? true {
            values[property.name] = visible(property, baseline[property.index] ?? slots[property.index]) ?? NSNull()
        }
        return values
    }

    /// A description for debugging.
    open override var description: String {
        guard form != nil else { return "<\(type(of: self))>" }
        let values = form.attributes.map { "\($0.name) = \(visible($0, slots[$0.index]).map { "\($0)" } ?? "nil")" }
        return "<\(entity.name ?? ""): \(objectID)> (\(isUnread ? "not read" : values.joined(separator: "; ")))"
    }

    // MARK: - For subclasses

    /// Called once, after the object has been inserted for the first time.
    open func awakeFromInsert() {}
    /// Called when the values have been read from the store.
    open func awakeFromFetch() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object has been saved.
    open func didSave() {}
    /// Called when the object has been deleted, before that is saved.
    open func prepareForDeletion() {}
    /// Called before the values are forgotten.
    open func willTurnIntoFault() {}
    /// Called after the values have been forgotten.
    open func didTurnIntoFault() {}
    /// Checks a new object before it is saved; an error prevents the save.
    open func validateForInsert() throws { try validate() }
    /// Checks a changed object before it is saved; an error prevents the save.
    open func validateForUpdate() throws { try validate() }
    /// Checks an object before it is permanently deleted; an error prevents the save.
    open func validateForDelete() throws { try validateRelationshipsForDelete() }

    // MARK: - Observation

    /// Publishes before the object changes.
    public final var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let made = ObservableObjectPublisher()
        publisher = made
        return made
    }

    final func recordReading(_ property: PropertyForm) {
        guard context?.isQuiet != true else { return }
        if observers == nil { observers = ObjectObservers() }
        observers?.read(property.index)
    }

    /// Performs a change of a property, and notifies its readers.
    final func changing(_ property: PropertyForm, _ change: () -> Void) {
        publisher?.send()
        observers?.willSet(property.index)
        change()
        observers?.didSet(property.index)
    }

    /// Notifies observers of the object that it is about to change.
    final func announce() { publisher?.send() }

    // MARK: - By key

    /// Returns the value of a property; nil if it has none. Numbers are `NSNumber`, several objects an `NSSet` or
    /// `NSOrderedSet`.
    open func value(forKey key: String) -> Any? {
        guard let property = property(key) else { return nil }
        recordReading(property)
        return visible(property, read(property))
    }

    /// Writes a property.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = property(key) else { return }
        write(value, to: property)
    }

    /// Returns the value at the end of a path of keys with dots between them.
    open func value(forKeyPath keyPath: String) -> Any? {
        KeyPathValues.value(of: self, keyPath.split(separator: ".")[...])
    }

    /// Returns the value of a property without creating a dependency.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let property = property(key) else { return nil }
        return visible(property, read(property))
    }

    /// Writes a property without notifying observers: for code that calls ``willChangeValue(forKey:)`` and
    /// ``didChangeValue(forKey:)`` itself. Inverse relationships are still updated.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let property = property(key) else { return }
        if let attribute = property as? AttributeForm {
            guard let stored = attribute.stored(value) else { return refuse(value, property) }
            recordChange(of: property)
            slots[property.index] = .stored(stored)
        } else {
            write(value, to: property)
        }
    }

    /// Says that a property is being read.
    open func willAccessValue(forKey key: String?) {
        guard let key, let property = property(key) else { return }
        recordReading(property)
        load()
    }
    /// Says that a property has been read.
    open func didAccessValue(forKey key: String?) {}

    /// Says that a property is about to be changed.
    open func willChangeValue(forKey key: String) {
        announce()
        if let property = form?.property(key) { recordChange(of: property) }
    }
    /// Reports that a property has been changed, and notifies its readers.
    open func didChangeValue(forKey key: String) {
        if let property = form?.property(key) { changing(property) {} }
    }

    /// Returns the identifiers of the objects of a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let relationship = property(key) as? RelationshipForm else { return [] }
        return relationship.isToMany
            ? list(relationship).all.map(\.objectID) : target(relationship).map { [$0.objectID] } ?? []
    }
}
