#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// A window opens as large as it was left.
    @MainActor
    @Suite struct WindowMemories {
        private struct Notes: App {
            var body: some Scene {
                WindowGroup { Color.red.frame(minWidth: 200, minHeight: 150) }.defaultSize(width: 500, height: 400)
            }
        }

        private func size(after change: CGSize? = nil, in folder: String) throws -> CGSize {
            let fixture = AppFixture(Notes(), sceneFolder: folder)
            let window = try #require(fixture.windows.first)
            if let change {
                let width = window.scene.size.width
                gtk_window_set_default_size(window.window.cast(), Int32(change.width), Int32(change.height))
                // The display server has a say, and then GTK's next frame.
                while window.scene.size.width == width { g_main_context_iteration(nil, 1) }
                fixture.settle()
            }
            let size = window.scene.size
            fixture.end()
            return size
        }

        @Test func aWindowComesBackInTheSizeThatItWasLeftIn() throws {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("martlet-sizes-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let first = try size(in: folder.path)
            #expect(try size(in: folder.path) == first)
            let left = try size(after: CGSize(width: 640, height: 480), in: folder.path)
            #expect(left.width == first.width + 140)
            #expect(left.height != first.height)
            #expect(try size(in: folder.path) == left)
        }
    }
}
#endif
