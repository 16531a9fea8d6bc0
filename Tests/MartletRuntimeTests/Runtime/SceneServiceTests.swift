import Foundation
import Testing
import Martlet
import MartletRuntime

/// Takes part in every phase and notes them.
private final class Witness: SceneService {
    static let slot = ServiceSlot()
    static let phases = UpdatePhase.allCases.reduce(into: UpdatePhases()) { $0.formUnion(UpdatePhases($1)) }

    var log: [UpdatePhase] = []

    init(scene: SceneGraph) {}

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        log.append(phase)
        scene.finish(phase)
    }
}

private final class Attached: NodeAttachment {}
private final class OtherAttached: NodeAttachment {}

private class Base: NodeAttachment {
    typealias Slot = Base
}

private final class Derived: Base {}

@MainActor
@Suite struct SceneServiceTests {
    /// State that only a feature needs belongs to a service; the scene only has the state for every update.
    @Test func aSceneHasFewStoredProperties() {
        let laid = Laid { Text("a") }
        let names = Mirror(reflecting: laid.scene).children.compactMap(\.label)
        #expect(names.count <= 22, "\(names)")
    }

    @Test func phasesComeInTheirOrder() {
        let laid = Laid { Text("a") }
        let witness = laid.scene.service(Witness.self)
        laid.scene.ask(for: [.beginTransitions, .scroll, .collectPreferences, .appear])
        laid.scene.eventEnd.isAwaited = true
        laid.scene.layoutWork.rootNeedsPlacing = true
        laid.scene.update()
        // Nothing was written.
        #expect(witness.log == UpdatePhase.allCases.filter { $0 != .applyWrites })
    }

    @Test func aQuietUpdateHasOneRound() {
        let laid = Laid { Text("a") }
        let witness = laid.scene.service(Witness.self)
        laid.scene.update()
        #expect(
            witness.log == [
                .lookOutside, .tick, .runRules, .measure, .place, .showRows, .applySafeArea, .pinTransitioningViews,
                .matchGeometry, .checkGeometry, .finishTransitions, .settleFocus, .act, .present, .complete,
            ])
    }

    @Test func aServiceIsMadeOnceAndEndsWithItsScene() {
        weak var known: Witness?
        do {
            let laid = Laid { Text("a") }
            #expect(laid.scene.existingService(Witness.self) == nil)
            let made = laid.scene.service(Witness.self)
            #expect(laid.scene.service(Witness.self) === made)
            let other = Laid { Text("b") }
            #expect(other.scene.service(Witness.self) !== made)
            known = made
        }
        #expect(known == nil)
    }

    @Test func roundsThatDoNotSettleAreReported() throws {
        let laid = Laid { Text("a") }
        let graph = laid.scene.graph
        let input = graph.makeInput(0, in: laid.scene.scope)
        _ = graph.makeRule(in: laid.scene.scope, isEager: true) { graph in _ = graph[input] }
        // Geometry seems to change in every round, so that a rule runs in each.
        var count = 0
        laid.scene.observeGeometry { [unowned graph] in
            count += 1
            graph.set(input, to: count)
        }
        laid.scene.update()
        let issue = try #require(laid.scene.diagnostics.issues.first)
        #expect(issue.message.contains("did not settle after 100 rounds"), "\(issue.message)")
        #expect(laid.scene.diagnostics.consume(containing: "did not settle"))
    }

    @Test func aNodeKeepsOneAttachmentInEachSlot() {
        let laid = Laid { Text("a").tagged("a") }
        let node = laid.scene.root!
        #expect(node.attachment(Attached.self) == nil && !node.hasAttachment(Attached.self))
        let (first, other) = (Attached(), OtherAttached())
        node.setAttachment(first)
        node.setAttachment(other)
        node.setAttachment(Derived())
        #expect(node.attachment(Attached.self) === first && node.attachment(OtherAttached.self) === other)
        #expect(node.attachment(Base.self) is Derived)
        let second = Attached()
        node.setAttachment(second)
        #expect(node.attachment(Attached.self) === second)
        #expect(node.attachment(Attached.self, orMake: Attached()) === second)
        node.removeAttachment(Attached.self)
        #expect(node.attachment(Attached.self) == nil && node.attachment(OtherAttached.self) === other)
        #expect(node.attachment(Base.self) != nil)
    }
}
