import Foundation
import Martlet
import MartletRuntime

/// The code that creates the host of a recorded test.
@MainActor
package enum RecordedHost {
    /// The size of a test host's content, unless a test gives another.
    package nonisolated static let usualSize = CGSize(width: 400, height: 600)

    /// Returns the code for scenes, with the app or the outermost view declared by the developer, and the size of the
    /// first window.
    static func code(for scenes: [SceneGraph]) -> String {
        let types = (scenes.first?.inspection.views() ?? []).map(\.type.type)
        // The scene of an app itself has no size.
        let size = scenes.lazy.map(\.size).first { $0.width > 0 && $0.height > 0 } ?? usualSize
        let code = "CGSize(width: \(Int(size.width)), height: \(Int(size.height)))"
        let isUsual = size == usualSize
        if let app = types.first(where: { $0 is any App.Type }) {
            return "TestHost(\(isUsual ? "" : "size: \(code), ")app: \(app)())"
        }
        let own = types.first { ViewTypeEntry(number: 0, type: $0).isOwn }
        return "TestHost\(isUsual ? "" : "(size: \(code))") { \(own.map { "\($0)" } ?? "ContentView")() }"
    }
}
