#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Text that an input method puts together: it is the field's when it is done, and not before.
    @MainActor
    @Suite struct InputMethods {
        struct Fields: View {
            @State private var name = ""
            @State private var note = ""

            var body: some View {
                VStack {
                    TextField("", text: $name).frame(width: 300)
                    TextEditor(text: $note).frame(width: 300, height: 80)
                    Text("[\(name)] [\(note)]")
                }
            }
        }

        private func compose(in widget: Widget, _ fixture: WindowFixture, move: () -> Void) throws {
            FakeInputMethod.install(in: widget)
            gtk_widget_grab_focus(widget)
            move()
            fixture.settle()
            let context = try #require(FakeInputMethod.context)
            FakeInputMethod.show("MMMMMM", in: context)
            fixture.settle()
            #expect(fixture.texts.contains("[] []"), "what is not done is not the field's")
            FakeInputMethod.show("", in: context)
            FakeInputMethod.commit("日本", in: context)
            fixture.settle()
        }

        @Test func aFieldTakesWhatIsPutTogether() throws {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            let text = try #require(fixture.widgets("GtkText").first)
            try compose(in: text, fixture) { gtk_editable_set_position(text.opaque, 0) }
            #expect(fixture.texts.contains("[日本] []"))
        }

        @Test func anEditorTakesWhatIsPutTogether() throws {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            let view = try #require(fixture.widgets("GtkTextView").first)
            try compose(in: view, fixture) { gtk_text_view_reset_cursor_blink(view.cast()) }
            #expect(fixture.texts.contains("[] [日本]"))
        }
    }
}

/// An input method that shows and commits what a test says.
@MainActor
private enum FakeInputMethod {
    nonisolated(unsafe) static var context: Widget?
    nonisolated(unsafe) private static var preedit = ""

    private static let name: String = {
        let type = g_type_register_static_simple(
            gtk_im_context_get_type(), "MartletFakeInputMethod", guint(MemoryLayout<GtkIMContextClass>.size),
            { type, _ in
                type!.assumingMemoryBound(to: GtkIMContextClass.self).pointee.get_preedit_string = {
                    _, text, attributes, cursor in
                    text?.pointee = g_strdup(FakeInputMethod.preedit)
                    attributes?.pointee = pango_attr_list_new()
                    cursor?.pointee = gint(FakeInputMethod.preedit.unicodeScalars.count)
                }
            },
            guint(MemoryLayout<GtkIMContext>.size),
            { instance, _ in
                FakeInputMethod.context = UnsafeMutableRawPointer(instance!).assumingMemoryBound(to: GtkWidget.self)
            }, GTypeFlags(rawValue: 0))
        g_io_extension_point_implement("gtk-im-module", type, "martlet-fake", 1)
        return "martlet-fake"
    }()

    static func install(in widget: Widget) {
        context = nil
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        g_value_set_string(&value, name)
        g_object_set_property(widget.cast(), "im-module", &value)
        g_value_unset(&value)
    }

    /// Shows a text that is not done; none for an empty one.
    static func show(_ text: String, in context: Widget) {
        let wasShown = !preedit.isEmpty
        preedit = text
        if !wasShown, !text.isEmpty { g_signal_emit_by_name_without_arguments(context, "preedit-start") }
        g_signal_emit_by_name_without_arguments(context, "preedit-changed")
        if text.isEmpty { g_signal_emit_by_name_without_arguments(context, "preedit-end") }
    }

    static func commit(_ text: String, in context: Widget) {
        let type = context.withMemoryRebound(to: GTypeInstance.self, capacity: 1) { $0.pointee.g_class.pointee.g_type }
        var values = [GValue(), GValue()]
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], context)
        g_value_init(&values[1], FundamentalType.string)
        g_value_set_string(&values[1], text)
        var result = GValue()
        g_signal_emitv(&values, g_signal_lookup("commit", type), 0, &result)
        g_value_unset(&values[0])
        g_value_unset(&values[1])
    }
}
#endif
