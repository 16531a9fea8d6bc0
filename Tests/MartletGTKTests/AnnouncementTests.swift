#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Announcements, which an older GTK receives as the description of the focused widget.
    @MainActor
    @Suite struct AnnouncementsInWindows {
        private struct Page: View {
            var body: some View {
                VStack {
                    Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
                        .accessibilityHint("Keeps the note")
                    Button("Other") {}
                }
            }
        }

        @Test func theDescriptionOfWhatHasTheKeysSaysItUntilTheFocusMoves() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            let buttons = fixture.widgets("GtkButton")
            try #require(buttons.count == 2)
            gtk_widget_grab_focus(buttons[0])
            fixture.settle()
            fixture.click(buttons[0])
            guard Announcements.call == nil else { return }
            #expect(fixture.window.announcement?.text == "Saved")
            #expect(fixture.window.announcement?.target == buttons[0])
            fixture.click(buttons[0])
            #expect(fixture.window.announcement?.text == "Saved")
            gtk_widget_grab_focus(buttons[1])
            fixture.settle()
            #expect(fixture.window.announcement == nil)
        }

        private static func text(_ string: String, _ priority: AnnouncementPriority) -> AttributedString {
            var text = AttributedString(string)
            text.accessibilitySpeechAnnouncementPriority = priority
            return text
        }

        @Test func whatIsLessImportantDoesNotCutOffWhatIsMore() {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            guard Announcements.call == nil else { return }
            func announced(_ string: String, _ priority: AnnouncementPriority) -> String? {
                AccessibilityNotification.Announcement(Self.text(string, priority)).post()
                return fixture.window.announcement?.text
            }
            #expect(announced("one", .low) == "one")
            #expect(announced("two", .default) == "two")
            #expect(announced("three", .high) == "three")
            #expect(announced("four", .default) == "three")
            #expect(announced("five", .low) == "three")
            #expect(announced("six", .high) == "six")
        }
    }
}
#endif
