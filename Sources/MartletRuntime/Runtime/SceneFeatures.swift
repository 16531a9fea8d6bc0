/// A feature that acts on every scene, even one without any of its views: it sets environment values, or handles keys.
package protocol SceneFeature {
    /// Prepares a new scene, before it has content.
    ///
    /// - Parameter isPresented: Whether a view presents the scene, and passes its environment on.
    @MainActor static func prepare(_ scene: SceneGraph, isPresented: Bool)

    /// The key handlers of the feature.
    static var keyHandlers: [KeyHandler] { get }
}

extension SceneFeature {
    @MainActor package static func prepare(_ scene: SceneGraph, isPresented: Bool) {}

    package static var keyHandlers: [KeyHandler] { [] }
}

/// The features of an app. The creator of a group's first scene passes them in; the runtime itself names none.
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
