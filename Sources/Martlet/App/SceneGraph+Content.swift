import Foundation

extension SceneFeatures {
    /// All features. Of those that use a key at the same stage, the first is asked first.
    static var all: SceneFeatures {
        SceneFeatures([
            UndoFeature.self, NavigationFeature.self, ListFeature.self, PresentationFeature.self,
            TransferFeature.self,
        ])
    }
}

extension SceneGraph {
    /// Makes a scene that shows a view in a window of a host.
    ///
    /// - Parameter other: A scene of the same app, in whose surroundings this one stands, and which is updated with it.
    @MainActor
    package convenience init<Content: View>(
        host: any SceneHost, size: CGSize, sharing other: SceneGraph? = nil, _ content: Content
    ) {
        self.init(host: host, size: size, sharing: other, around: nil, features: .all)
        show(content)
    }
}
