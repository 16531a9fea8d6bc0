#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    @MainActor
    @Suite struct Controls {
        final class Model { var log: [String] = [] }

        struct Fields: View {
            let model: Model
            @State private var name = "Ada"
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($isFocused)
                        .onSubmit { model.log.append("submitted \(name)") }
                    Text("Hello, \(name)\(isFocused ? "!" : "")")
                    Button("Shout") { name = name.uppercased() }
                    Button("Focus") { isFocused = true }
                }
            }
        }

        @Test func typingWritesTheBindingAndTheBindingWritesTheEntry() throws {
            let model = Model()
            let fixture = WindowFixture(Fields(model: model))
            defer { fixture.close() }
            let entry = try #require(fixture.widgets("GtkEntry").first)
            #expect(String(borrowed: gtk_editable_get_text(entry.opaque)) == "Ada")
            var position: Int32 = 3
            gtk_editable_insert_text(entry.opaque, " L", 2, &position)
            fixture.settle()
            #expect(fixture.texts.contains { $0.hasPrefix("Hello, Ada L") })
            let shout = fixture.widgets("GtkButton")[0]
            fixture.click(shout)
            #expect(String(borrowed: gtk_editable_get_text(entry.opaque)) == "ADA L")
        }

        @Test func returnSubmits() throws {
            let model = Model()
            let fixture = WindowFixture(Fields(model: model))
            defer { fixture.close() }
            let entry = try #require(fixture.widgets("GtkEntry").first)
            gtk_widget_grab_focus(entry)
            fixture.settle()
            g_signal_emit_by_name_without_arguments(entry, "activate")
            fixture.settle()
            #expect(model.log == ["submitted Ada"])
        }

        @Test func focusMovesBothWays() throws {
            let fixture = WindowFixture(Fields(model: Model()))
            defer { fixture.close() }
            let focus = fixture.widgets("GtkButton")[1]
            gtk_widget_grab_focus(focus)
            fixture.settle()
            #expect(fixture.window.scene.focus.focused?.reading.label == "Focus")
            fixture.click(focus)
            let entry = try #require(fixture.widgets("GtkEntry").first)
            let focused = gtk_window_get_focus(fixture.window.window.cast())
            #expect(focused.flatMap { fixture.tree.view(holding: $0)?.part?.behind } == entry)
            #expect(fixture.texts.contains("Hello, Ada!"))
        }

        struct Note: View {
            @State private var note = "One\nTwo"

            var body: some View {
                VStack {
                    TextField("Note", text: $note, axis: .vertical).frame(width: 200)
                    Text("\(note.count)")
                }
            }
        }

        @Test func aFieldOfSeveralLinesGrowsWithThem() throws {
            let fixture = WindowFixture(Note())
            defer { fixture.close() }
            let area = try #require(fixture.widgets("GtkTextView").first)
            let view = try #require(fixture.tree.view(holding: area))
            let height = view.node.frame.height
            gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(area.cast()), "Zero\n", -1)
            fixture.settle()
            #expect(fixture.texts.last == "12")
            #expect(view.node.frame.height > height + 10)
        }

        struct Refusing: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Never", isOn: Binding(get: { isOn }, set: { _ in }))
            }
        }

        @Test func aBindingThatRefusesTurnsTheControlBack() throws {
            let fixture = WindowFixture(Refusing())
            defer { fixture.close() }
            let check = try #require(fixture.widgets("GtkCheckButton").first)
            gtk_check_button_set_active(check.cast(), 1)
            fixture.settle()
            #expect(gtk_check_button_get_active(check.cast()) == 0)
        }

        struct Switches: View {
            @State private var isOn = false
            @State private var steps = 1

            var body: some View {
                VStack {
                    Toggle("Check", isOn: $isOn)
                    Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                    Toggle("Button", isOn: $isOn).toggleStyle(.button)
                    Stepper("Steps \(steps)", value: $steps, in: 0...2)
                }
            }
        }

        @Test func controlsOfOneValueFollowEachOther() throws {
            let fixture = WindowFixture(Switches())
            defer { fixture.close() }
            let check = try #require(fixture.widgets("GtkCheckButton").first)
            let turn = try #require(fixture.widgets("GtkSwitch").first)
            let button = try #require(fixture.widgets("GtkToggleButton").first)
            gtk_switch_set_active(turn.opaque, 1)
            fixture.settle()
            #expect(gtk_check_button_get_active(check.cast()) == 1)
            #expect(gtk_toggle_button_get_active(button.cast()) == 1)
            gtk_toggle_button_set_active(button.cast(), 0)
            fixture.settle()
            #expect(gtk_switch_get_active(turn.opaque) == 0)
        }

        @Test func aStepperStopsAtItsBounds() throws {
            let fixture = WindowFixture(Switches())
            defer { fixture.close() }
            let buttons = fixture.widgets("GtkButton").filter { gtk_button_get_icon_name($0.cast()) != nil }
            try #require(buttons.count == 2)
            fixture.click(buttons[1])
            #expect(fixture.texts.contains("Steps 2"))
            fixture.click(buttons[1])
            #expect(fixture.texts.contains("Steps 2"))
            fixture.click(buttons[0])
            #expect(fixture.texts.contains("Steps 1"))
        }

        @Test func aDisabledButtonIsInsensitive() throws {
            let fixture = WindowFixture(Button("No") {}.disabled(true))
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            #expect(gtk_widget_is_sensitive(button) == 0)
        }

        struct Tapped: View {
            @State private var taps = 0

            var body: some View {
                Text("Taps \(taps)").padding().background(.blue).onTapGesture { taps += 1 }
            }
        }

        @Test func whatHasNoWidgetOfGTKsIsOperatedByThePointer() throws {
            let fixture = WindowFixture(Tapped())
            defer { fixture.close() }
            let size = fixture.window.scene.size
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            let input = try #require(fixture.window.input)
            #expect(input.press(at: middle))
            input.release(at: middle)
            fixture.settle()
            #expect(fixture.texts == ["Taps 1"])
        }

        struct Moving: View {
            @State private var isAway = false

            var body: some View {
                VStack {
                    Button("Go") { withAnimation(.linear(duration: 0.2)) { isAway.toggle() } }
                    Color.red.frame(width: 20, height: 20).offset(x: isAway ? 100 : 0)
                }
            }
        }

        @Test func whatAnimatesAsksForFramesUntilItIsThere() async throws {
            let fixture = WindowFixture(Moving())
            defer { fixture.close() }
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            let scene = fixture.window.scene
            #expect(scene.needsFrame)
            let end = ContinuousClock.now + .seconds(10)
            while scene.needsFrame, ContinuousClock.now < end {
                fixture.settle()
                await Task.yield()
            }
            #expect(!scene.needsFrame)
        }

        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme

            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }

        @Test func theDesktopsColoursReachTheEnvironment() {
            let settings = gtk_settings_get_default()!
            func prefer(dark: Bool) {
                var value = GValue()
                g_value_init(&value, FundamentalType.boolean)
                g_value_set_boolean(&value, dark ? 1 : 0)
                g_object_set_property(
                    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
                    "gtk-application-prefer-dark-theme", &value)
                g_value_unset(&value)
            }
            let fixture = WindowFixture(Scheme())
            defer { fixture.close() }
            #expect(fixture.texts == ["light"])
            prefer(dark: true)
            fixture.settle()
            #expect(fixture.texts == ["dark"])
            prefer(dark: false)
            fixture.settle()
            #expect(fixture.texts == ["light"])
        }
    }
}
#endif
