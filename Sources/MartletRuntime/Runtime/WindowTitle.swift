/// The title of a scene's window.
final class WindowTitle: SceneService {
    static let slot = ServiceSlot()

    /// The title that the app declares for the window.
    var declared = ""
    /// The title that a shown view has set.
    var ofPage: String?

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    /// The title of the window: set by the shown page, or else declared by the app.
    package var title: String { pageTitle ?? declaredTitle }

    /// The title that the app declares for the window.
    package var declaredTitle: String {
        get { existingService(WindowTitle.self)?.declared ?? "" }
        set {
            service(WindowTitle.self).declared = newValue
            wasReached = true
        }
    }

    /// The title that a shown view has set.
    package var pageTitle: String? {
        get { existingService(WindowTitle.self)?.ofPage }
        set {
            service(WindowTitle.self).ofPage = newValue
            wasReached = true
        }
    }
}
