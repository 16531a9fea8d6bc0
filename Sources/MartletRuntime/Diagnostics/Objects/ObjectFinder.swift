import AttributeGraph
import Combine
import MartletABI
import Observation
import Synchronization

/// Finds the observable objects that views refer to, for reports.
struct ObjectFinder {
    private(set) var found: [AnyObject] = []
    private var seen: Set<ObjectIdentifier> = []
    private var budget = 4_000

    /// The elements of a collection that are searched.
    private static let elementLimit = 500
    private static let depthLimit = 8

    /// Returns the observable objects that can be reached from the properties of a view, of the views around it, and
    /// from the values that their bodies have read.
    ///
    /// Called on the updating thread, outside of evaluations.
    static func objects(around instance: ViewInstance) -> [AnyObject] {
        var finder = ObjectFinder()
        var current: ViewInstance? = instance
        while let view = current {
            finder.search(view)
            current = view.parent
        }
        return finder.found
    }

    /// Returns an object, and those that its properties refer to: some that another object's changes are announced by.
    static func objects(around object: AnyObject) -> [AnyObject] {
        var finder = ObjectFinder()
        finder.budget = 200
        finder.found = [object]
        finder.seen = [ObjectIdentifier(object)]
        for field in ObjectFields.of(object) { finder.search(field.value, depth: depthLimit - 2) }
        return finder.found
    }

    private mutating func search(_ instance: ViewInstance) {
        let scene = instance.scene
        instance.storage.forEach { kept in
            if let object = (kept as? any ObjectKeeping)?.keptObject?.1 { search(object, depth: 0) }
        }
        for location in instance.keptLocations {
            if let value = location.inspectedValue { search(value, depth: 0) }
        }
        guard let body = instance.body else { return }
        for input in scene.inspection.readings(of: body) where scene.describe(input)?.showsValue == true {
            if let value = scene.graph.storedValue(of: input) { search(value, depth: 0) }
        }
        guard let rule = scene.graph.rule(of: body) as? any AnyBodyRule,
            let pointer = rule.sourcePointer(in: scene.graph)
        else { return }
        for field in TypeField.fields(of: instance.type.type) where !field.mayBeWeak {
            if field.type is any DynamicProperty.Type || TypeKind.of(field.type) == .function { continue }
            func load<T>(_: T.Type) -> Any { (pointer + field.offset).assumingMemoryBound(to: T.self).pointee }
            search(_openExistential(field.type, do: load), depth: 0)
        }
    }

    private mutating func search(_ value: Any, depth: Int) {
        let type = type(of: value)
        guard budget > 0, depth < Self.depthLimit, !Self.isLeaf(type) else { return }
        budget -= 1
        if type is AnyClass {
            let object = value as AnyObject
            let isObservable = value is any Observable || value is any ObservableObject
            guard isObservable || Self.isOwn(type), seen.insert(ObjectIdentifier(object)).inserted else { return }
            if isObservable { found.append(object) }
            for field in ObjectFields.of(object) { search(field.value, depth: depth + 1) }
            return
        }
        let mirror = Mirror(reflecting: value)
        for child in mirror.children.prefix(Self.elementLimit) { search(child.value, depth: depth + 1) }
    }

    private static func isLeaf(_ type: Any.Type) -> Bool {
        type == Int.self || type == String.self || type == Bool.self || type == Double.self
            || TypeKind.of(type) == .function
    }

    /// Whether a class is one of the app: those of libraries refer to much that is no model.
    private static func isOwn(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { !LibraryModules.contain(String(name[..<$0])) } ?? false
    }
}

/// The observable objects that were found, by their registrars.
enum ObservedObjects {
    private struct Known {
        weak var object: AnyObject?
    }

    private struct Table {
        var objects: [ObjectIdentifier: Known] = [:]
        /// The searches that have not found the object of a registrar.
        var misses: [ObjectIdentifier: Int] = [:]
        var limit = 256
    }

    // nonisolated(unsafe): the lock guards it; weak references to objects of any kind are only loaded.
    private nonisolated(unsafe) static var table = Table()
    private static let lock = Mutex(())
    private static let missLimit = 4

    /// Returns the objects of registrars; searches a view's surroundings for unknown ones.
    static func objects(of registrars: [ObjectIdentifier], around instance: ViewInstance?) -> [AnyObject] {
        let known = known(registrars)
        guard known.count < registrars.count, let instance, MainThread.isCurrent, SceneGraph.evaluating == nil else {
            return known
        }
        let isHopeless = lock.withLock { _ in
            registrars.allSatisfy { table.objects[$0]?.object != nil || table.misses[$0, default: 0] >= missLimit }
        }
        if isHopeless { return known }
        add(ObjectFinder.objects(around: instance))
        let new = self.known(registrars)
        lock.withLock { _ in
            for registrar in registrars where table.objects[registrar]?.object == nil {
                table.misses[registrar, default: 0] += 1
            }
        }
        return new
    }

    private static func known(_ registrars: [ObjectIdentifier]) -> [AnyObject] {
        lock.withLock { _ in registrars.compactMap { table.objects[$0]?.object } }
    }

    private static func add(_ objects: [AnyObject]) {
        let entries = objects.flatMap { object in ObjectFields.registrars(of: object).map { ($0, object) } }
        lock.withLock { _ in
            if table.objects.count > table.limit {
                table.objects = table.objects.filter { $0.value.object != nil }
                table.misses = [:]
                table.limit = max(256, table.objects.count * 2)
            }
            for (registrar, object) in entries {
                table.objects[registrar] = Known(object: object)
                table.misses[registrar] = nil
            }
        }
    }
}
