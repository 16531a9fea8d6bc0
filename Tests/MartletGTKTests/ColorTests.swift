#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// GTK's color button, and the accessible value of gauges.
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
                    fixture.tree.view(holding: $0)?.node.reading.label == "Green"
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

        private struct Ring: View {
            let value: Double

            var body: some View {
                Gauge(value: value) {
                    Text("UV")
                } currentValueLabel: {
                    Text("A value that is too long")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)]))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }

        /// The ring begins at the lower left and ends at the lower right; the mark is in a gap.
        @Test func anOpenRingHasTheGradientAlongItAndAMark() {
            let fixture = WindowFixture(Ring(value: 0.5))
            defer { fixture.close() }
            let pixels = PixelProbe(fixture)
            let (start, end, middle) = (pixels[13, 51], pixels[51, 51], pixels[32, 5])
            #expect(start[2] > 200 && start[0] < 60, "\(start)")
            #expect(end[0] > 180 && end[2] < 80, "\(end)")
            #expect(abs(middle[0] - middle[2]) < 60 && middle[3] > 200, "\(middle)")
            // On both sides of the mark, and the other way.
            #expect(pixels[25, 5][3] < 120 && pixels[38, 5][3] < 120)
            #expect(pixels[6, 26][3] > 200 && pixels[58, 26][3] > 200)
        }
    }
}
#endif
