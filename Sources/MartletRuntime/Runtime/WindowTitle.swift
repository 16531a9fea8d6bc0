/// What a scene's window is called.
final class WindowTitle: SceneService {
    static let slot = ServiceSlot()

    /// The title that the app declares for the window.
    var declared = ""
    /// The title that a view in the window has set for what is shown.
    var ofPage: String?

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    /// The title of the window: that of the page that is shown, or else the one that the app declares.
    package var title: String { pageTitle ?? declaredTitle }

    /// The title that the app declares for the window.
    package var declaredTitle: String {
        get { existingService(WindowTitle.self)?.declared ?? "" }
        set {
            service(WindowTitle.self).declared = newValue
            wasReached = true
        }
    }

    /// The title that a view in the window has set for what is shown.
    package var pageTitle: String? {
        get { existingService(WindowTitle.self)?.ofPage }
        set {
            service(WindowTitle.self).ofPage = newValue
            wasReached = true
        }
    }
}
