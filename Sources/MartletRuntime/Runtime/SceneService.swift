import Synchronization

/// State that a part of the runtime or a feature keeps for a scene, and its part in updates. Examples are navigation
/// stacks, views in transition, and the undo manager.
///
/// A scene names none of its services. It creates a service at the first access (``SceneGraph/service(_:)``), stores it
/// in the slot of its type, calls it in the phases that it declares, and releases it at its own end.
///
///     final class TabViews: SceneService {
///         static let slot = ServiceSlot()
///         init(scene: SceneGraph) {}
///     }
///
/// A service must not retain its scene.
package protocol SceneService: AnyObject {
    /// The slot under which scenes store the service.
    static var slot: ServiceSlot { get }
    /// The phases of an update in which the service takes part. Those that name none cost an update nothing.
    static var phases: UpdatePhases { get }

    init(scene: SceneGraph)

    /// Returns the service for a scene without one: a new one, or that of the presenting scene.
    static func make(for scene: SceneGraph) -> Self

    /// Does the service's part of a phase.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph)

    /// Releases references to the scene, at its end.
    func sceneEnds()
}

extension SceneService {
    package static var phases: UpdatePhases { [] }

    package static func make(for scene: SceneGraph) -> Self { Self(scene: scene) }

    package func takePart(in phase: UpdatePhase, of scene: SceneGraph) {}

    package func sceneEnds() {}
}

/// The index under which scenes store a type of service, unique in the process.
package struct ServiceSlot: Sendable {
    let index: Int

    private static let count = Mutex(0)

    package init() {
        index = Self.count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}

/// The services of one scene.
struct SceneServices {
    /// By slot.
    private var slots: ContiguousArray<AnyObject?> = []
    /// The services that declare phases, in the order of their creation.
    private(set) var participants: ContiguousArray<Participant> = []
    /// The phases in which some service takes part.
    private(set) var phases: UpdatePhases = []
    private var all: ContiguousArray<any SceneService> = []
    /// The end of the event that causes the next update, which services may await.
    let eventEnd = EventEnd()

    struct Participant {
        let phases: UpdatePhases
        let service: any SceneService
    }

    @inline(__always)
    func find<Service: SceneService>(_ type: Service.Type) -> Service? {
        let index = type.slot.index
        guard index < slots.count, let service = slots[index] else { return nil }
        // Only services of the type are kept in its slot.
        return unsafeDowncast(service, to: Service.self)
    }

    mutating func add<Service: SceneService>(_ service: Service) {
        let index = Service.slot.index
        while slots.count <= index { slots.append(nil) }
        assert(slots[index] == nil, "a scene has one \(Service.self)")
        slots[index] = service
        all.append(service)
        guard Service.phases != [] else { return }
        participants.append(Participant(phases: Service.phases, service: service))
        phases.formUnion(Service.phases)
    }

    /// Calls `sceneEnds()` of every service.
    func end() {
        for service in all { service.sceneEnds() }
    }
}

extension SceneGraph {
    /// Returns the scene's service of a type, created on the first call.
    ///
    /// Complexity: a load and a comparison, except for the first call.
    @inline(__always)
    package func service<Service: SceneService>(_ type: Service.Type) -> Service {
        services.find(type) ?? makeService(type)
    }

    /// Returns the scene's service of a type, if it exists.
    @inline(__always)
    package func existingService<Service: SceneService>(_ type: Service.Type) -> Service? { services.find(type) }

    @inline(never)
    private func makeService<Service: SceneService>(_ type: Service.Type) -> Service {
        let made = type.make(for: self)
        services.add(made)
        return made
    }

    /// Runs a phase of the services that declare it.
    @inline(__always)
    func run(_ phase: UpdatePhase) {
        if services.phases.contains(phase) { runParticipants(in: phase) }
    }

    @inline(never)
    private func runParticipants(in phase: UpdatePhase) {
        // A service that is made meanwhile takes part from the next time on.
        for participant in services.participants where participant.phases.contains(phase) {
            participant.service.takePart(in: phase, of: self)
        }
    }
}
