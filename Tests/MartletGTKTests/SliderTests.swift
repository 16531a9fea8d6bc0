#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// `GtkScale` and the binding: each follows the other, and neither echoes.
    @MainActor
    @Suite struct Sliders {
        final class Model { var log: [String] = [] }

        struct Mixer: View {
            let model: Model
            @State private var volume = 0.25

            var body: some View {
                let binding = Binding(
                    get: { volume },
                    set: {
                        model.log.append("\($0)")
                        volume = $0
                    })
                VStack {
                    Slider(value: binding, in: 0...1, step: 0.25) {
                        Text("Volume")
                    } onEditingChanged: {
                        model.log.append($0 ? "begin" : "end")
                    }
                    Text("\(volume)")
                    Button("Loud") { volume = 1 }
                }
            }
        }

        private func value(_ scale: Widget) -> Double { gtk_range_get_value(scale.cast()) }

        /// The wheel is for the page, which would change each slider below the pointer otherwise.
        @Test func theWheelScrollsThePage() throws {
            let fixture = WindowFixture(Slider(value: .constant(0.5)))
            defer { fixture.close() }
            let scale = try #require(fixture.widgets("GtkScale").first)
            let controllers = gtk_widget_observe_controllers(scale)!
            defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
            let types = (0..<g_list_model_get_n_items(controllers)).compactMap { index -> String? in
                guard let object = g_list_model_get_item(controllers, index) else { return nil }
                defer { g_object_unref(object) }
                let instance = object.assumingMemoryBound(to: GTypeInstance.self)
                return String(cString: g_type_name_from_instance(instance))
            }
            #expect(!types.isEmpty && !types.contains("GtkEventControllerScroll"), "\(types)")
        }

        @Test func theScaleWritesTheBindingInSteps() throws {
            let model = Model()
            let fixture = WindowFixture(Mixer(model: model))
            defer { fixture.close() }
            let scale = try #require(fixture.widgets("GtkScale").first)
            #expect(value(scale) == 0.25)
            gtk_range_set_value(scale.cast(), 0.7)
            fixture.settle()
            #expect(model.log == ["begin", "0.75", "end"])
            #expect(fixture.texts.contains("0.750000"))
            #expect(value(scale) == 0.75, "the knob goes to what has been chosen")
            gtk_range_set_value(scale.cast(), 0.8)
            fixture.settle()
            #expect(value(scale) == 0.75)
            #expect(model.log.filter { $0 == "0.75" }.count == 1, "the same choice is not written again")
        }

        @Test func theBindingMovesTheScaleAndHearsNothingBack() throws {
            let model = Model()
            let fixture = WindowFixture(Mixer(model: model))
            defer { fixture.close() }
            let scale = try #require(fixture.widgets("GtkScale").first)
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(value(scale) == 1)
            #expect(model.log.isEmpty)
        }

        @Test func whatThePointerDoesIsOneChange() throws {
            let model = Model()
            let fixture = WindowFixture(Mixer(model: model))
            defer { fixture.close() }
            let scale = try #require(fixture.widgets("GtkScale").first)
            let view = try #require(fixture.tree.view(holding: scale))
            fixture.window.operate(.edit(true), view)
            for number in [0.3, 0.5, 0.6, 0.9] {
                gtk_range_set_value(scale.cast(), number)
                fixture.settle()
            }
            fixture.window.operate(.edit(false), view)
            #expect(model.log == ["begin", "0.5", "1.0", "end"])
        }

        struct Capped: View {
            @State private var value = 0.0

            var body: some View {
                Slider(value: Binding(get: { value }, set: { value = min($0, 0.5) })).tint(.red)
            }
        }

        @Test func aBindingThatLimitsHoldsTheScale() throws {
            let fixture = WindowFixture(Capped())
            defer { fixture.close() }
            let scale = try #require(fixture.widgets("GtkScale").first)
            for number in [0.4, 0.9, 0.8] {
                gtk_range_set_value(scale.cast(), number)
                fixture.settle()
            }
            #expect(value(scale) == 0.5)
        }

        struct Mirrored: View {
            var body: some View {
                Slider(value: .constant(0.5)) { Text("Label") }
                    .environment(\.layoutDirection, .rightToLeft)
                    .disabled(true)
            }
        }

        @Test func theScaleStandsWhereItsTrackIs() throws {
            let fixture = WindowFixture(Mirrored())
            defer { fixture.close() }
            let scale = try #require(fixture.widgets("GtkScale").first)
            #expect(gtk_widget_get_direction(scale) == GTK_TEXT_DIR_RTL)
            #expect(gtk_widget_is_sensitive(scale) == 0)
            let view = try #require(fixture.tree.view(holding: scale))
            let label = try #require(view.node.reading.children.first)
            #expect(view.node.parts.trackFrame.minX == 0)
            #expect(CGFloat(gtk_widget_get_allocated_width(scale)) == view.node.parts.trackFrame.width)
            #expect(label.frame.minX > view.node.parts.trackFrame.maxX)
        }

        struct Marked: View {
            var hasMarks = true

            var body: some View {
                VStack(spacing: 0) {
                    Slider(value: .constant(0.5)) {
                        EmptyView()
                    } ticks: {
                        if hasMarks {
                            SliderTick(0) { Text("least") }
                            SliderTick(1)
                        }
                    }
                    Text("below")
                }
            }
        }

        @Test func marksMakeRoomBelowTheTrack() throws {
            let (bare, marked) = (WindowFixture(Marked(hasMarks: false)), WindowFixture(Marked()))
            defer {
                bare.close()
                marked.close()
            }
            func scale(_ fixture: WindowFixture) throws -> Widget { try #require(fixture.widgets("GtkScale").first) }
            #expect(marked.texts == ["least", "below"])
            #expect(gtk_widget_get_height(try scale(marked)) > gtk_widget_get_height(try scale(bare)))
        }
    }
}
#endif
