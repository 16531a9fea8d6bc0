#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    @MainActor
    @Suite struct ContextMenus {
        final class Model { var log: [String] = [] }

        struct Content: View {
            let model: Model

            var body: some View {
                Text("Song").frame(width: 200, height: 100).focusable()
                    .contextMenu {
                        Button("Play") { model.log.append("play") }
                        Divider()
                        Button("Remove") {}.disabled(true)
                    }
            }
        }

        @Test func aMenuOpensOverTheContentAndGoesAgain() throws {
            let model = Model()
            let fixture = WindowFixture(Content(model: model))
            defer { fixture.close() }
            let window = fixture.window
            #expect(!window.openContextMenu(at: CGPoint(x: -5, y: -5)))
            #expect(fixture.widgets("GtkPopoverMenu").isEmpty)
            let size = window.scene.size
            #expect(window.openContextMenu(at: CGPoint(x: size.width / 2, y: size.height / 2)))
            fixture.settle()
            let popover = try #require(fixture.widgets("GtkPopoverMenu").first)
            #expect(fixture.widgets("GtkModelButton").count >= 2)
            #expect(gtk_widget_activate_action_variant(popover, "items.0-0") != 0)
            #expect(model.log == ["play"])
            gtk_popover_popdown(popover.cast())
            fixture.settle()
            #expect(window.contextMenu == nil)
            #expect(fixture.widgets("GtkPopoverMenu").isEmpty)
        }

        @Test func theKeyOpensTheMenuOfTheFocus() throws {
            let fixture = WindowFixture(Content(model: Model()))
            defer { fixture.close() }
            // GTK focuses the first widget.
            if fixture.window.scene.focus.focused == nil { _ = fixture.window.scene.focusMoves.focusNext() }
            #expect(fixture.window.openContextMenuOfFocus())
            fixture.settle()
            #expect(fixture.window.contextMenu != nil)
        }
    }

    @MainActor
    @Suite struct InputDetails {
        struct Fields: View {
            @State private var text = "one\ntwo"
            @State private var number = ""

            var body: some View {
                TextField("Number", text: $number).keyboardType(.decimalPad).autocorrectionDisabled()
                TextEditor(text: $text).frame(width: 200, height: 60)
                Button("Pill") {}.buttonBorderShape(.capsule)
            }
        }

        @Test func fieldsSayWhatIsTypedInThem() throws {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            let entry = try #require(fixture.widgets("GtkEntry").first)
            #expect(gtk_entry_get_input_purpose(entry.cast()) == GTK_INPUT_PURPOSE_NUMBER)
            #expect(gtk_entry_get_input_hints(entry.cast()).rawValue & GTK_INPUT_HINT_NO_SPELLCHECK.rawValue != 0)
            let pill = try #require(fixture.widgets("GtkButton").first)
            #expect(gtk_widget_has_css_class(pill, "martlet-pill") != 0)
        }

        @Test func anEditorScrolls() throws {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            #expect(fixture.widgets("GtkScrolledWindow").count == 1)
            #expect(fixture.widgets("GtkTextView").count == 1)
        }

        struct Scheme: View {
            @State private var wanted: ColorScheme? = .dark
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                Text(verbatim: "\(scheme)").preferredColorScheme(wanted)
                Button("system") { wanted = nil }
            }
        }

        @Test func aWindowIsDarkWhereItsViewsWantThat() throws {
            let before = SettingsObserver.boolean("gtk-application-prefer-dark-theme")
            let fixture = WindowFixture(Scheme())
            defer { fixture.close() }
            fixture.settle()
            #expect(fixture.texts.contains("dark"))
            #expect(SettingsObserver.boolean("gtk-application-prefer-dark-theme"))
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            fixture.settle()
            #expect(SettingsObserver.boolean("gtk-application-prefer-dark-theme") == before)
        }
    }
}

/// Does what an action of a widget does; 0 if it has none of that name.
private func gtk_widget_activate_action_variant(_ widget: Widget, _ name: String) -> gboolean {
    CGTK.gtk_widget_activate_action_variant(widget, name, nil)
}
#endif
