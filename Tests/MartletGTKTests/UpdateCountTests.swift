#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// One operation of the user causes one update, however many parts of the host request it.
    @MainActor
    @Suite struct UpdateCounts {
        struct Controls: View {
            @State private var count = 0
            @State private var isOn = false
            @State private var volume = 0.5
            @State private var text = ""

            var body: some View {
                VStack {
                    Text("\(count) \(isOn) \(volume) \(text)")
                    Button("Count") { count += 1 }
                    Toggle("On", isOn: $isOn)
                    Slider(value: $volume)
                    TextField("Text", text: $text).textFieldStyle(.plain)
                    Stepper("Step", value: $count)
                    Text("tapped").onTapGesture { count += 1 }
                }
            }
        }

        struct ControlsApp: App {
            var body: some Scene { WindowGroup("Controls") { Controls() } }
        }

        private nonisolated static let operations = ["click", "toggle", "slider", "text", "step", "write", "gesture"]

        @Test(arguments: operations)
        func oneUpdateForEachOperation(_ operation: String) throws {
            let fixture = WindowFixture(Controls())
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            try expectOneUpdate(operation, in: fixture.window, of: [fixture.window.scene]) { fixture.settle() }
        }

        /// In an app, writes request updates of the app, and operations those of their window.
        @Test(arguments: operations)
        func oneUpdateForEachOperationInAnApp(_ operation: String) throws {
            let app = AppFixture(ControlsApp())
            defer { app.end() }
            let window = try #require(app.windows.first)
            let scenes = [app.session.runtime.scene, window.scene]
            try expectOneUpdate(operation, in: window, of: scenes) { app.settle() }
        }

        /// Two windows of an app share an update.
        @Test func twoWindowsShareAnUpdate() throws {
            let app = AppFixture(ControlsApp())
            defer { app.end() }
            app.choose("New Window")
            let windows = app.windows
            try #require(windows.count == 2)
            app.settle()
            let scenes = [app.session.runtime.scene] + windows.map(\.scene)
            let before = scenes.map(\.updateCount).reduce(0, +)
            for window in windows {
                let button = try #require(window.widgets("GtkButton").first)
                g_signal_emit_by_name_without_arguments(button, "clicked")
            }
            app.settle()
            #expect(scenes.map(\.updateCount).reduce(0, +) == before + 1)
            for window in windows { #expect(window.scene.root.reading.texts.first?.hasPrefix("1 ") == true) }
        }

        private func expectOneUpdate(
            _ operation: String, in window: GTKWindow, of scenes: [SceneGraph], settle: () -> Void
        ) throws {
            let before = scenes.map(\.updateCount).reduce(0, +)
            let texts = window.scene.root.reading.texts
            switch operation {
            case "click":
                let button = try #require(window.widgets("GtkButton").first)
                g_signal_emit_by_name_without_arguments(button, "clicked")
            case "toggle":
                let box = try #require(window.widgets("GtkCheckButton").first)
                gtk_check_button_set_active(box.cast(), 1)
            case "slider":
                let scale = try #require(window.widgets("GtkScale").first)
                gtk_range_set_value(scale.cast(), 0.75)
            case "text":
                let field = try #require(window.widgets("GtkText").first)
                gtk_editable_set_text(field.opaque, "a")
            case "step":
                let button = try #require(window.widgets("GtkButton").last)
                g_signal_emit_by_name_without_arguments(button, "clicked")
            case "write":
                window.host.requestUpdate()
                window.updateSoon()
                window.host.requestUpdate()
            default:
                let node = try #require(window.node(saying: "tapped"))
                let place = CGPoint(x: node.frameInWindow.midX, y: node.frameInWindow.midY)
                let scene = window.scene
                for phase in [PointerEvent.Phase.down, .up] {
                    _ = scene.send(.pointer(PointerEvent(phase: phase, location: place, time: scene.time)))
                }
                window.updateSoonIfNeeded()
            }
            settle()
            #expect(scenes.map(\.updateCount).reduce(0, +) == before + 1)
            #expect((window.scene.root.reading.texts != texts) == (operation != "write"))
        }
    }
}

extension GTKWindow {
    fileprivate func node(saying text: String) -> RenderNode? {
        var found: RenderNode?
        scene.root.forEachInSubtree {
            if case .text(let content) = $0.content, content.string == text { found = $0 }
        }
        return found
    }
}
#endif
