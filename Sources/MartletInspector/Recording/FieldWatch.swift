import Martlet
import MartletRuntime

/// A service that calls back after each update of a scene while a test is recorded, because the update may have
/// created text fields.
final class FieldWatch: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .present

    /// The callback; `nil` while nothing is recorded.
    var look: (@MainActor () -> Void)?

    init(scene: SceneGraph) {}

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        if let look { onMainActor(look) { $0() } }
    }
}
