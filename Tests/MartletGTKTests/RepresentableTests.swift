#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Widgets of the app's own.
    @MainActor
    @Suite struct Representables {
        @MainActor final class Log {
            var made = 0
            var updates: [String] = []
            var dismantled = 0
        }

        final class Owner {
            let log: Log
            init(_ log: Log) { self.log = log }
        }

        private struct Labeled: GTKViewRepresentable {
            let text: String
            let log: Log
            @Environment(\.layoutDirection) private var layoutDirection

            func makeCoordinator() -> Owner { Owner(log) }

            func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
                context.coordinator.log.made += 1
                return gtk_label_new(nil)
            }

            func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
                log.updates.append("\(text) \(context.environment.dynamicTypeSize)")
                gtk_label_set_text(OpaquePointer(widget), text)
            }

            static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Owner) {
                coordinator.log.dismantled += 1
            }
        }

        private struct Calendar: GTKViewRepresentable {
            var expands = false

            func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
                let calendar = gtk_calendar_new()!
                gtk_widget_set_hexpand(calendar, expands ? 1 : 0)
                return calendar
            }

            func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
        }

        private struct Sized: GTKViewRepresentable {
            func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_drawing_area_new() }
            func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
            func sizeThatFits(
                _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
            ) -> CGSize? { CGSize(width: (proposal.width ?? 100) / 2, height: 30) }
        }

        private struct Page: View {
            let log: Log
            @State var text = "one"
            @State var isShown = true
            @State var size = DynamicTypeSize.large

            var body: some View {
                VStack {
                    if isShown { Labeled(text: text, log: log).dynamicTypeSize(size) }
                    Button("Change") { text = "two" }
                    Button("Larger") { size = .xxLarge }
                    Button("Remove") { isShown = false }
                }
            }
        }

        @Test func aWidgetIsMadeOnceUpdatedAndDismantled() throws {
            let log = Log()
            let fixture = WindowFixture(Page(log: log))
            defer { fixture.close() }
            let label = try #require(
                fixture.widgets("GtkLabel").first { label in
                    String(cString: gtk_label_get_text(OpaquePointer(label))) == "one"
                })
            #expect(gtk_widget_get_mapped(label) != 0 && gtk_widget_get_width(label) > 0)
            #expect(log.made == 1 && log.updates == ["one large"])
            fixture.click(fixture.widgets("GtkButton")[0])
            #expect(String(cString: gtk_label_get_text(OpaquePointer(label))) == "two")
            #expect(log.made == 1 && log.updates == ["one large", "two large"])
            fixture.click(fixture.widgets("GtkButton")[1])
            #expect(log.updates.last == "two xxLarge")
            fixture.click(fixture.widgets("GtkButton")[2])
            #expect(log.dismantled == 1 && log.made == 1)
        }

        @Test func aWidgetHasItsNaturalSizeAndFillsWhereItExpands() throws {
            let natural = WindowFixture(Calendar().frame(width: 600, height: 400))
            defer { natural.close() }
            let filling = WindowFixture(Calendar(expands: true).frame(width: 600, height: 400))
            defer { filling.close() }
            let small = try #require(natural.widgets("GtkCalendar").first)
            let large = try #require(filling.widgets("GtkCalendar").first)
            #expect(gtk_widget_get_width(small) < 500)
            // The calendar has a border, which its width does not count.
            #expect(gtk_widget_get_width(large) > 590)
        }

        @Test func theViewMayNameItsSize() throws {
            let fixture = WindowFixture(Sized().frame(width: 300, height: 200))
            defer { fixture.close() }
            let area = try #require(fixture.widgets("GtkDrawingArea").first)
            #expect(gtk_widget_get_width(area) == 150 && gtk_widget_get_height(area) == 30)
        }

        private struct Long: View {
            let log: Log

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        Labeled(text: "top", log: log)
                        ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
                    }
                }
                .frame(width: 300, height: 200)
            }
        }

        @Test func aWidgetComesBackFromOutOfSight() throws {
            let log = Log()
            let fixture = WindowFixture(Long(log: log))
            defer { fixture.close() }
            func label() -> Widget? {
                fixture.widgets("GtkLabel").first { String(cString: gtk_label_get_text(OpaquePointer($0))) == "top" }
            }
            let before = try #require(label())
            let view = try #require(fixture.scrollView)
            fixture.window.scroll(view, by: CGSize(width: 0, height: -15_000))
            fixture.settle()
            #expect(label() == nil)
            fixture.window.scroll(view, by: CGSize(width: 0, height: 15_000))
            fixture.settle()
            #expect(label() == before)
            #expect(log.made == 1 && log.dismantled == 0)
        }
    }
}
#endif
