#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Emphasized buttons, in GTK's default theme.
    @MainActor
    @Suite struct ButtonLooks {
        private struct Page: View {
            var body: some View {
                Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent).padding(20)
            }
        }

        @Test(arguments: [false, true])
        func whatDestroysIsSeenOnRed(_ isDark: Bool) throws {
            SettingsObserver.setBoolean("gtk-application-prefer-dark-theme", isDark)
            defer { SettingsObserver.setBoolean("gtk-application-prefer-dark-theme", false) }
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            var bounds = graphene_rect_t()
            let root = try #require(fixture.tree.rootView?.widget)
            #expect(gtk_widget_compute_bounds(button, root, &bounds) != 0)
            // Beside the label.
            let place = CGPoint(x: CGFloat(bounds.origin.x) + 6, y: CGFloat(bounds.origin.y + bounds.size.height / 2))
            let pixels = PixelProbe(fixture)
            #expect(pixels.isNear(place.x, place.y, [224, 27, 36, 255], within: 12), "\(pixels[place.x, place.y])")
        }

        /// The tint of a page does not replace the color of a destructive button.
        @Test func whatDestroysKeepsItsColourUnderATint() throws {
            let fixture = WindowFixture(
                HStack {
                    Button("Remove", role: .destructive) {}
                    Button("Clear", role: .destructive) {}.buttonStyle(.borderedProminent)
                    Button("Other") {}
                }
                .tint(Color(red: 0, green: 0, blue: 1)))
            defer { fixture.close() }
            let colors = fixture.widgets("GtkButton").map { button in
                var color = GdkRGBA()
                gtk_style_context_get_color(gtk_widget_get_style_context(button), &color)
                return color
            }
            #expect(colors.count == 3)
            #expect(colors[0].red > 0.6 && colors[0].blue < 0.3)
            #expect(colors[1].red > 0.95 && colors[1].green > 0.95 && colors[1].blue > 0.95)
            #expect(colors[2].blue > 0.9 && colors[2].red < 0.1)
        }

        /// Returns the luminance of a color, by WCAG.
        private func luminance(_ color: GdkRGBA) -> Double {
            func linear(_ part: Float) -> Double {
                part <= 0.04045 ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }

        @Test(arguments: [false, true])
        func linksCanBeRead(_ isDark: Bool) throws {
            SettingsObserver.setBoolean("gtk-application-prefer-dark-theme", isDark)
            defer { SettingsObserver.setBoolean("gtk-application-prefer-dark-theme", false) }
            let fixture = WindowFixture(Link("swift.org", destination: URL(string: "https://swift.org")!))
            defer { fixture.close() }
            let link = try #require(fixture.widgets.first { gtk_widget_has_css_class($0, "martlet-link") != 0 })
            var (text, window) = (GdkRGBA(), GdkRGBA())
            gtk_style_context_get_color(gtk_widget_get_style_context(link), &text)
            let style = gtk_widget_get_style_context(fixture.window.window)
            #expect(gtk_style_context_lookup_color(style, "theme_bg_color", &window) != 0)
            let (one, other) = (luminance(text) + 0.05, luminance(window) + 0.05)
            #expect(max(one, other) / min(one, other) >= 4.5)
        }
    }
}
#endif
