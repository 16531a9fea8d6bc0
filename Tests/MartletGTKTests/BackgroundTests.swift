#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Backgrounds and contrast go with the desktop's theme.
    @MainActor
    @Suite struct Backgrounds {
        /// Returns the window background of the GTK theme.
        private func windowColor(_ fixture: WindowFixture) throws -> [Int] {
            var color = GdkRGBA()
            let style = gtk_widget_get_style_context(fixture.window.window)
            try #require(gtk_style_context_lookup_color(style, "theme_bg_color", &color) != 0)
            return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
        }

        @Test func theBackgroundStyleIsTheWindows() throws {
            let fixture = WindowFixture(
                HStack(spacing: 0) {
                    Rectangle().fill(.background)
                    Rectangle().fill(.windowBackground)
                    Text("").frame(maxWidth: .infinity, maxHeight: .infinity).background()
                }
                .frame(width: 300, height: 100)
            )
            defer { fixture.close() }
            let wanted = try windowColor(fixture)
            let pixels = PixelProbe(fixture)
            let middle = CGFloat(gtk_widget_get_height(fixture.tree.rootView!.widget)) / 2
            let left = (CGFloat(gtk_widget_get_width(fixture.tree.rootView!.widget)) - 300) / 2
            for x in [50, 150, 250] {
                #expect(pixels.isNear(left + CGFloat(x), middle, wanted, within: 1), "\(x)")
            }
        }

        @Test func theOtherSchemeAndABackgroundOfOnesOwnAreNotTheWindows() throws {
            let fixture = WindowFixture(
                HStack(spacing: 0) {
                    Rectangle().fill(.background).environment(\.colorScheme, .dark)
                    Rectangle().fill(.background).backgroundStyle(.red)
                    Rectangle().fill(.windowBackground).backgroundStyle(.red)
                }
                .frame(width: 300, height: 100)
            )
            defer { fixture.close() }
            let pixels = PixelProbe(fixture)
            let middle = CGFloat(gtk_widget_get_height(fixture.tree.rootView!.widget)) / 2
            let left = (CGFloat(gtk_widget_get_width(fixture.tree.rootView!.widget)) - 300) / 2
            #expect(pixels.isNear(left + 50, middle, [0, 0, 0, 255]))
            #expect(pixels.isNear(left + 150, middle, [255, 59, 48, 255]))
            #expect(pixels.isNear(left + 250, middle, try windowColor(fixture), within: 1))
        }

        @Test func twoWindowsHaveTheirOwnTints() throws {
            func tint(_ fixture: WindowFixture) throws -> [Float] {
                var color = GdkRGBA()
                let button = try #require(fixture.widgets("GtkButton").first)
                gtk_style_context_get_color(gtk_widget_get_style_context(button), &color)
                return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
            }
            let first = WindowFixture(Button("First") {}.tint(Color(red: 1, green: 0, blue: 0)))
            defer { first.close() }
            let second = WindowFixture(Button("Second") {}.tint(Color(red: 0, green: 0, blue: 1)))
            defer { second.close() }
            #expect(try tint(first) == [255, 0, 0])
            #expect(try tint(second) == [0, 0, 255])
        }

        @Test func aTintGoesWithItsLastControl() {
            weak var tint: StyleSheet.Tint?
            let color = Color(red: 0.1, green: 0.2, blue: 0.3)
            do {
                let fixture = WindowFixture(Button("Tinted") {}.tint(color))
                tint = StyleSheet.shared.tint(color.resolved(dark: false))
                fixture.close()
            }
            #expect(tint == nil)
        }
    }
}
#endif
