#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// How buttons stand out, in the theme that comes with GTK.
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
    }
}
#endif
