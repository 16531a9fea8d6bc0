#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    @MainActor
    @Suite struct Choices {
        struct Letters: View {
            @State private var letter = "b"

            var body: some View {
                Picker("Letter", selection: $letter) {
                    Text("Alpha").tag("a")
                    Text("Beta").tag("b")
                    Text("Gamma").tag("c")
                }
                Text("Chosen: \(letter)")
            }
        }

        @Test func aPickersButtonOpensAMenuOfItsOptions() throws {
            let fixture = WindowFixture(Letters())
            defer { fixture.close() }
            #expect(fixture.texts == ["Letter", "Beta", "Chosen: b"])
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            let popover = try #require(fixture.widgets("GtkPopoverMenu").first)
            #expect(fixture.widgets("GtkModelButton").count >= 3)
            try choose("0-2", in: fixture.window)
            fixture.settle()
            #expect(fixture.texts == ["Letter", "Gamma", "Chosen: c"])
            gtk_popover_popdown(popover.cast())
            fixture.settle()
            #expect(fixture.window.contextMenu == nil)
            #expect(fixture.widgets("GtkPopoverMenu").isEmpty)
        }

        @Test func anItemOfAMenuIsActivated() throws {
            let fixture = WindowFixture(Letters())
            defer { fixture.close() }
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            let items = fixture.widgets("GtkModelButton")
            #expect(items.count >= 3)
            #expect(gtk_widget_activate(items[items.count - 1]) != 0)
            fixture.settle()
            #expect(fixture.texts == ["Letter", "Gamma", "Chosen: c"])
        }

        @Test func segmentsAreToggleButtonsOfWhichOneIsDown() throws {
            let fixture = WindowFixture(Letters().pickerStyle(.segmented))
            defer { fixture.close() }
            let buttons = fixture.widgets("GtkToggleButton")
            #expect(buttons.map { gtk_toggle_button_get_active($0.cast()) } == [0, 1, 0])
            #expect(gtk_widget_has_css_class(buttons[0], "martlet-first") != 0)
            #expect(gtk_widget_has_css_class(buttons[2], "martlet-last") != 0)
            gtk_toggle_button_set_active(buttons[0].cast(), 1)
            fixture.settle()
            #expect(buttons.map { gtk_toggle_button_get_active($0.cast()) } == [1, 0, 0])
            #expect(fixture.texts.last == "Chosen: a")
            // A pressed segment stays pressed.
            gtk_toggle_button_set_active(buttons[0].cast(), 0)
            fixture.settle()
            #expect(buttons.map { gtk_toggle_button_get_active($0.cast()) } == [1, 0, 0])
        }

        @Test func radioGroupsAreRoundCheckButtons() throws {
            let fixture = WindowFixture(Letters().pickerStyle(.radioGroup))
            defer { fixture.close() }
            let buttons = fixture.widgets("GtkCheckButton")
            #expect(buttons.map { gtk_check_button_get_active($0.cast()) } == [0, 1, 0])
            gtk_check_button_set_active(buttons[2].cast(), 1)
            fixture.settle()
            #expect(buttons.map { gtk_check_button_get_active($0.cast()) } == [0, 0, 1])
            #expect(fixture.texts.last == "Chosen: c")
        }

        final class Model { var log: [String] = [] }

        struct Menus: View {
            let model: Model

            var body: some View {
                Menu("Add") {
                    Section("Things") { Button("Two") { model.log.append("two") } }
                } primaryAction: {
                    model.log.append("one")
                }
                Menu("Nothing") {}
            }
        }

        @Test func aMenuMayDoSomethingByItself() throws {
            let model = Model()
            let fixture = WindowFixture(Menus(model: model))
            defer { fixture.close() }
            let buttons = fixture.widgets("GtkButton")
            #expect(buttons.count == 3)
            fixture.click(buttons[0])
            #expect(model.log == ["one"])
            fixture.click(buttons[1])
            let popover = try #require(fixture.widgets("GtkPopoverMenu").first)
            try choose("0-1", in: fixture.window)
            #expect(model.log == ["one", "two"])
            gtk_popover_popdown(popover.cast())
            fixture.settle()
            fixture.click(buttons[2])
            #expect(fixture.widgets("GtkPopoverMenu").isEmpty, "a menu without items is not opened")
        }

        /// Does what an item of the menu that is open does.
        private func choose(_ name: String, in window: GTKWindow) throws {
            let actions = try #require(window.contextMenu?.actions)
            #expect(g_action_group_get_action_enabled(actions, name) != 0)
            let isChoice = g_action_group_get_action_parameter_type(actions, name) != nil
            g_action_group_activate_action(actions, name, isChoice ? g_variant_new_string(MenuActions.chosen) : nil)
        }
    }
}
#endif
