/// A feature that has something to do with scenes that show none of its views: it sets values around all that they
/// show, or it uses keys.
package protocol SceneFeature {
    /// Gets a new scene ready, before it has content.
    ///
    /// - Parameter isPresented: Whether the scene stands in the surroundings of a view, whose values reach it.
    @MainActor static func prepare(_ scene: SceneGraph, isPresented: Bool)

    /// What the feature does with keys.
    static var keyHandlers: [KeyHandler] { get }
}

extension SceneFeature {
    @MainActor package static func prepare(_ scene: SceneGraph, isPresented: Bool) {}

    package static var keyHandlers: [KeyHandler] { [] }
}

/// The features of an app: whoever makes the first scene of a group says which there are, and the runtime names none.
package struct SceneFeatures {
    private let features: [any SceneFeature.Type]
    /// By stage, and in each in the order of the features.
    private let keyHandlers: [[KeyHandler]]

    package init(_ features: [any SceneFeature.Type] = []) {
        self.features = features
        let handlers = features.flatMap { $0.keyHandlers }
        keyHandlers = KeyStage.allCases.map { stage in handlers.filter { $0.stage == stage } }
    }

    @MainActor
    func prepare(_ scene: SceneGraph, isPresented: Bool) {
        for feature in features { feature.prepare(scene, isPresented: isPresented) }
    }

    /// Asks the handlers of a stage, until one uses the key.
    @MainActor
    func handle(_ key: KeyInput, at stage: KeyStage, in scene: SceneGraph) -> Bool {
        keyHandlers[stage.rawValue].contains { $0.handle(key, scene) }
    }
}
