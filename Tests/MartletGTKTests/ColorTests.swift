#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// GTK's button for colours, and what tells of a gauge.
    @MainActor
    @Suite struct ColorsAndGauges {
        struct Paint: View {
            @State private var color = Color(red: 1, green: 0, blue: 0)

            var body: some View {
                VStack {
                    ColorPicker("Paint", selection: $color, supportsOpacity: false)
                    Text(color.description)
                    Gauge(value: 0.25) { Text("Part") }
                    Button("Green") { color = Color(red: 0, green: 1, blue: 0) }
                }
            }
        }

        @Test func theButtonAndTheBindingFollowEachOther() throws {
            let fixture = WindowFixture(Paint())
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkColorButton").first)
            #expect(gtk_color_chooser_get_use_alpha(button.opaque) == 0)
            var color = GdkRGBA()
            gtk_color_chooser_get_rgba(button.opaque, &color)
            #expect(color.red > 0.99 && color.green < 0.01)
            color = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
            gtk_color_chooser_set_rgba(button.opaque, &color)
            g_signal_emit_by_name_without_arguments(button, "color-set")
            fixture.settle()
            #expect(fixture.texts.contains("#0000FFFF"))
            let green = try #require(
                fixture.widgets("GtkButton").first {
                    fixture.tree.view(holding: $0)?.node.accessibilityLabel == "Green"
                })
            fixture.click(green)
            gtk_color_chooser_get_rgba(button.opaque, &color)
            #expect(color.green > 0.99 && color.blue < 0.01)
        }

        @Test func aGaugeHasANumber() throws {
            let fixture = WindowFixture(Paint())
            defer { fixture.close() }
            let bars = fixture.widgets("GtkProgressBar")
            #expect(bars.map { gtk_progress_bar_get_fraction($0.opaque) } == [0.25, 0.25])
            #expect(gtk_widget_get_opacity(bars[0]) == 0)
        }
    }
}
#endif
