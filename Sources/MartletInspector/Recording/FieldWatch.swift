import Martlet
import MartletRuntime

/// Tells while a test is recorded when a scene has been brought up to date: fields may be new then.
final class FieldWatch: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .present

    /// What is done then; nil while nothing is recorded.
    var look: (@MainActor () -> Void)?

    init(scene: SceneGraph) {}

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        if let look { onMainActor(look) { $0() } }
    }
}
