#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// The parts of a date as numbers of GTK's, and its calendar.
    @MainActor
    @Suite struct DatePickers {
        struct Due: View {
            @State private var date = Date(timeIntervalSince1970: 1_709_649_012)

            var body: some View {
                VStack {
                    DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 1_709_000_000)...)
                    Text(date.formatted(.iso8601))
                }
                .environment(\.timeZone, TimeZone(identifier: "GMT")!)
                .environment(\.calendar, Calendar(identifier: .gregorian))
                .environment(\.locale, Locale(identifier: "en_US"))
            }
        }

        private func segments(_ fixture: WindowFixture) -> [Widget] {
            fixture.widgets("MartletStepper").filter { gtk_widget_has_css_class($0, "martlet-number") != 0 }
        }

        @Test func thePartsAreNumbersThatAssistiveTechnologySets() throws {
            let fixture = WindowFixture(Due())
            defer { fixture.close() }
            let parts = segments(fixture)
            try #require(parts.count == 6)
            #expect(parts.map { gtk_range_get_value($0.cast()) } == [3, 5, 2024, 14, 30, 1])
            gtk_range_set_value(parts[1].cast(), 17)
            fixture.settle()
            #expect(fixture.texts.last == "2024-03-17T14:30:12Z")
            gtk_range_set_value(parts[0].cast(), 1)
            fixture.settle()
            #expect(fixture.texts.last == "2024-02-27T02:13:20Z", "no earlier than the limit")
        }

        @Test func theCalendarOfTheButtonChoosesTheDay() throws {
            let fixture = WindowFixture(Due())
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkMenuButton").first)
            let popover = try #require(gtk_menu_button_get_popover(button.opaque))
            let calendar = try #require(gtk_popover_get_child(popover))
            let shown = try #require(gtk_calendar_get_date(calendar.opaque))
            #expect(g_date_time_get_day_of_month(shown) == 5)
            g_date_time_unref(shown)
            let wanted = try #require(g_date_time_new_local(2024, 4, 9, 0, 0, 0))
            gtk_calendar_select_day(calendar.opaque, wanted)
            g_date_time_unref(wanted)
            fixture.settle()
            #expect(fixture.texts.last == "2024-04-09T14:30:12Z", "at the time of the day before")
        }

        @Test func aPressGivesAPartTheFocus() throws {
            let fixture = WindowFixture(Due())
            defer { fixture.close() }
            let part = segments(fixture)[1]
            let view = try #require(fixture.tree.view(holding: part))
            let frame = view.node.frameInWindow
            let input = try #require(fixture.window.input)
            #expect(input.press(at: CGPoint(x: frame.midX, y: frame.midY)))
            input.release(at: CGPoint(x: frame.midX, y: frame.midY))
            fixture.settle()
            #expect(gtk_window_get_focus(fixture.window.window.cast()) == part)
            fixture.window.scene.send(.key(KeyInput(key: .upArrow)))
            fixture.settle()
            #expect(fixture.texts.last == "2024-03-06T14:30:12Z")
        }
    }
}
#endif
