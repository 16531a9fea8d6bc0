import Foundation

extension SceneFeatures {
    /// All features. Among key handlers of the same stage, the order is that of this list.
    static var all: SceneFeatures {
        SceneFeatures([
            UndoFeature.self, NavigationFeature.self, ListFeature.self, PresentationFeature.self,
            TransferFeature.self, CurrentSceneFeature.self,
        ])
    }
}

extension SceneGraph {
    /// Creates a scene that shows a view in a window of a host.
    ///
    /// - Parameter other: A scene of the same app, whose environment the new scene inherits and with which it is
    ///   updated.
    @MainActor
    package convenience init<Content: View>(
        host: any SceneHost, size: CGSize, sharing other: SceneGraph? = nil, _ content: Content
    ) {
        self.init(host: host, size: size, sharing: other, around: nil, features: .all)
        show(content)
    }
}
