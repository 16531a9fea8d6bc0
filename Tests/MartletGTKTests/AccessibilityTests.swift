#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Accessible properties, as far as GTK exposes them in the same process; others are checked over AT-SPI.
    @MainActor @Suite struct AccessibilityTests {
        struct Level: View {
            @State var level = 1.0
            var body: some View { Stepper("Level \(level)", value: $level, in: 0...2, step: 0.5) }
        }

        @Test func aStepperIsASpinButtonWithAValue() throws {
            let fixture = WindowFixture(Level())
            defer { fixture.close() }
            let stepper = try #require(fixture.widgets("MartletStepper").first)
            #expect(role(of: stepper) == GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
            let adjustment = gtk_range_get_adjustment(stepper.cast())
            #expect(gtk_adjustment_get_value(adjustment) == 1)
            #expect(gtk_adjustment_get_upper(adjustment) == 2)
            #expect(gtk_adjustment_get_step_increment(adjustment) == 0.5)
            gtk_adjustment_set_value(adjustment, 2)
            fixture.settle()
            #expect(fixture.texts == ["Level 2.000000"])
        }

        @Test func theButtonsOfAStepperAreOffAtItsEnds() throws {
            let fixture = WindowFixture(Level(level: 0.5))
            defer { fixture.close() }
            let buttons = fixture.widgets("GtkButton")
            func areSensitive() -> [Bool] { buttons.map { gtk_widget_is_sensitive($0) != 0 } }
            #expect(areSensitive() == [true, true])
            fixture.click(buttons[0])
            #expect(areSensitive() == [false, true])
            fixture.click(buttons[1])
            #expect(areSensitive() == [true, true])
        }

        @Test func theFocusIsInTheStepperAndNotInItsParts() throws {
            let fixture = WindowFixture(Level())
            defer { fixture.close() }
            let stepper = try #require(fixture.widgets("MartletStepper").first)
            let focusable = fixture.widgets.filter { gtk_widget_get_focusable($0) != 0 }
            #expect(focusable == [stepper])
        }

        struct Tapped: View {
            @State private var taps = 0

            var body: some View {
                VStack {
                    Text("Taps")
                    Text("\(taps)")
                }
                .onTapGesture { taps += 1 }
                Text("key").padding().focusable()
            }
        }

        @Test func whatIsOperatedIsAGroupWithItsAction() throws {
            let fixture = WindowFixture(VStack { Tapped() })
            defer { fixture.close() }
            let groups = fixture.widgets.filter { role(of: $0) == GTK_ACCESSIBLE_ROLE_GROUP }
            try #require(groups.count == 2)
            #expect(gtk_widget_activate_action_variant(groups[0], "do.activate", nil) != 0)
            fixture.settle()
            #expect(fixture.texts == ["Taps", "1", "key"])
            #expect(gtk_widget_get_focusable(groups[1]) != 0)
        }

        struct Rows: View {
            @State private var hasBoth = false

            var body: some View {
                List {
                    ForEach(0..<1) { _ in
                        HStack {
                            Button("One") { hasBoth = true }
                            if hasBoth { Button("Two") {} }
                        }
                    }
                    .onDelete { _ in }
                }
            }
        }

        @Test func aRowHasTheFocusWhereItHasSeveralControls() throws {
            let fixture = WindowFixture(Rows())
            defer { fixture.close() }
            let row = try #require(fixture.widgets.first { role(of: $0) == GTK_ACCESSIBLE_ROLE_LIST_ITEM })
            #expect(gtk_widget_get_focusable(row) == 0)
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(gtk_widget_get_focusable(row) != 0)
        }

        @Test func aStateThatIsNoMoreIsTakenBack() throws {
            struct Choice: View {
                @State private var isChosen = true

                var body: some View {
                    Button("Choose") { isChosen.toggle() }.accessibilityAddTraits(isChosen ? .isSelected : [])
                }
            }
            let fixture = WindowFixture(Choice())
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            let view = try #require(fixture.tree.view(holding: button))
            #expect(view.reported.isSelected == true)
            fixture.click(button)
            #expect(view.reported.isSelected == false)
        }

        private func role(of widget: Widget) -> GtkAccessibleRole {
            gtk_accessible_get_accessible_role(widget.opaque)
        }
    }
}
#endif
