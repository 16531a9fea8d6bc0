#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Sheets that come.
    @MainActor
    @Suite struct SheetRises {
        private struct Page: View {
            @State private var isPresented = false
            @State private var isWarned = false

            var body: some View {
                VStack {
                    Button("Show") { isPresented = true }
                    Button("Warn") { isWarned = true }
                }
                .sheet(isPresented: $isPresented) {
                    Color(red: 1, green: 0, blue: 0).frame(width: 300, height: 200)
                }
                .alert("Careful", isPresented: $isWarned) {}
            }
        }

        private func present(_ index: Int, in fixture: WindowFixture) throws -> GTKWindow {
            fixture.click(fixture.widgets("GtkButton")[index])
            return try #require(fixture.window.presented?.presentedWindow)
        }

        @Test func aSheetComesToItsPlaceByTheFramesOfItsWindow() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            SheetRise.isEnabled = true
            defer { SheetRise.isEnabled = false }
            let rise = try #require(try present(0, in: fixture).tree.rise)
            fixture.wait(until: { rise.progress == nil })
            #expect(rise.progress == nil)
        }

        @Test func alertsAreThereAtOnce() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            SheetRise.isEnabled = true
            defer { SheetRise.isEnabled = false }
            #expect(try present(1, in: fixture).tree.rise == nil)
        }

        @Test func aDesktopWithoutAnimationsShowsSheetsAtOnce() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            SheetRise.isEnabled = true
            SettingsObserver.setBoolean("gtk-enable-animations", false)
            defer {
                SheetRise.isEnabled = false
                SettingsObserver.setBoolean("gtk-enable-animations", true)
            }
            #expect(try present(0, in: fixture).tree.rise == nil)
        }

        @Test func onTheWayItStandsBelowItsPlaceAndIsNotYetClear() {
            let rise = SheetRise()
            #expect(Self.column(rise).allSatisfy { $0 == 0 })
            #expect(rise.pass(to: 100))
            #expect(rise.pass(to: 100 + SheetRise.duration / 3))
            let onTheWay = Self.column(rise)
            #expect(onTheWay.first == 0)
            #expect((onTheWay.last ?? 0) > 60 && (onTheWay.last ?? 255) < 250)
            #expect(!rise.pass(to: 101))
            #expect(Self.column(rise).allSatisfy { $0 == 255 })
        }

        /// Returns the opacities of a column of drawn pixels, from the top.
        private static func column(_ rise: SheetRise) -> [Int] {
            let snapshot = gtk_snapshot_new()!
            let size = CGSize(width: 4, height: 100)
            rise.draw(snapshot, size: size) { inner in
                var color = GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1)
                var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
                gtk_snapshot_append_color(inner, &color, &bounds)
            }
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 4, 100)!
            defer { cairo_surface_destroy(surface) }
            if let node = gtk_snapshot_free_to_node(snapshot) {
                let cairo = cairo_create(surface)!
                gsk_render_node_draw(node, cairo)
                cairo_destroy(cairo)
                gsk_render_node_unref(node)
            }
            cairo_surface_flush(surface)
            let data = cairo_image_surface_get_data(surface)!
            return (0..<100).map { Int(data[$0 * Int(cairo_image_surface_get_stride(surface)) + 7]) }
        }
    }
}
#endif
