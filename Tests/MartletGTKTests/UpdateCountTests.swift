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
        @MainActor private final class Counter {
            var count = 0
        }

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

        @Test(arguments: ["click", "toggle", "slider", "text", "step", "write", "gesture"])
        func oneUpdateForEachOperation(_ operation: String) throws {
            let fixture = WindowFixture(Controls())
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            let updates = Counter()
            let window = fixture.window
            let updated = Unchecked(value: window)
            window.host.onUpdate {
                MainActor.assumeIsolated { updates.count += 1 }
                updated.value.update()
            }
            let before = fixture.texts
            switch operation {
            case "click":
                let button = try #require(fixture.widgets("GtkButton").first)
                g_signal_emit_by_name_without_arguments(button, "clicked")
            case "toggle":
                let box = try #require(fixture.widgets("GtkCheckButton").first)
                gtk_check_button_set_active(box.cast(), 1)
            case "slider":
                let scale = try #require(fixture.widgets("GtkScale").first)
                gtk_range_set_value(scale.cast(), 0.75)
            case "text":
                let field = try #require(fixture.widgets("GtkText").first)
                gtk_editable_set_text(field.opaque, "a")
            case "step":
                let button = try #require(fixture.widgets("GtkButton").last)
                g_signal_emit_by_name_without_arguments(button, "clicked")
            case "write":
                window.host.requestUpdate()
                window.host.updateSoon()
                window.host.requestUpdate()
            default:
                let node = try #require(fixture.node(saying: "tapped"))
                let place = CGPoint(x: node.frameInWindow.midX, y: node.frameInWindow.midY)
                let scene = window.scene
                for phase in [PointerEvent.Phase.down, .up] {
                    _ = scene.send(.pointer(PointerEvent(phase: phase, location: place, time: scene.time)))
                }
                window.updateSoonIfNeeded()
            }
            fixture.settle()
            #expect(updates.count == 1)
            #expect((fixture.texts != before) == (operation != "write"))
        }
    }
}

extension WindowFixture {
    fileprivate func node(saying text: String) -> RenderNode? {
        var found: RenderNode?
        window.scene.root.forEachInSubtree {
            if case .text(let content) = $0.content, content.string == text { found = $0 }
        }
        return found
    }
}
#endif
