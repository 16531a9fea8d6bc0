#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Pages that follow each other.
    @MainActor
    @Suite struct PageSlides {
        private struct Pages: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Button("On") { path.append(1) }
                        Color(red: 0, green: 0, blue: 1)
                    }
                    .navigationDestination(for: Int.self) { _ in Color(red: 1, green: 0, blue: 0) }
                }
                .frame(width: 400, height: 300)
            }
        }

        private func slide(_ fixture: WindowFixture) throws -> PageSlide {
            var found: PageSlide?
            fixture.window.scene.root.forEachInSubtree { found = found ?? fixture.tree.view(of: $0)?.slide }
            return try #require(found)
        }

        private func isRed(_ pixel: [Int]) -> Bool { pixel.count == 4 && pixel[0] > 200 && pixel[2] < 60 }
        private func isBlue(_ pixel: [Int]) -> Bool { pixel.count == 4 && pixel[2] > 200 && pixel[0] < 60 }

        @Test func aPageSlidesInBesideTheOneBeforeIt() throws {
            let fixture = WindowFixture(Pages())
            defer { fixture.close() }
            PageSlide.isEnabled = true
            defer { PageSlide.isEnabled = false }
            let slide = try slide(fixture)
            let y = fixture.window.scene.size.height / 2
            let width = fixture.window.scene.size.width
            let (left, right) = (width / 2 - 190, width / 2 + 190)
            // Drawn once, so that there is something to be seen beside the new page.
            #expect(fixture.comesToShow { isBlue($0[left, y]) })
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(slide.progress != nil)
            fixture.wait(until: { slide.progress == nil })
            #expect(fixture.comesToShow { isRed($0[left, y]) && isRed($0[right, y]) })
        }

        @Test func onTheWayBothAreSeen() throws {
            let fixture = WindowFixture(Pages())
            defer { fixture.close() }
            PageSlide.isEnabled = true
            defer { PageSlide.isEnabled = false }
            let target = try #require(fixture.tree.rootView?.widget)
            for (isForward, isMirrored) in [(true, false), (false, false), (true, true)] {
                let slide = PageSlide()
                slide.show((1, isForward ? 1 : 2), in: target)
                _ = picture(slide, isMirrored, GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1))
                slide.show((2, isForward ? 2 : 1), in: target)
                #expect(slide.pass(to: 100))
                #expect(slide.pass(to: 100 + PageSlide.duration / 5))
                let pixels = picture(slide, isMirrored, GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1))
                // The new page comes from the trailing side, and on the way back from the leading one.
                let comesFromRight = isForward != isMirrored
                #expect(isBlue(comesFromRight ? pixels.first : pixels.last))
                #expect(isRed(comesFromRight ? pixels.last : pixels.first))
                #expect(!slide.pass(to: 101))
                #expect(slide.progress == nil)
                let end = picture(slide, isMirrored, GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1))
                #expect(isRed(end.first) && isRed(end.last))
            }
        }

        /// Returns the pixels at both ends of a slide's drawing, for a page of one color.
        private func picture(_ slide: PageSlide, _ isMirrored: Bool, _ color: GdkRGBA) -> (first: [Int], last: [Int]) {
            let snapshot = gtk_snapshot_new()!
            let size = CGSize(width: 100, height: 4)
            slide.draw(snapshot, size: size, isMirrored: isMirrored) { inner in
                var color = color
                var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
                gtk_snapshot_append_color(inner, &color, &bounds)
            }
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 4)!
            defer { cairo_surface_destroy(surface) }
            if let node = gtk_snapshot_free_to_node(snapshot) {
                let cairo = cairo_create(surface)!
                gsk_render_node_draw(node, cairo)
                cairo_destroy(cairo)
                gsk_render_node_unref(node)
            }
            cairo_surface_flush(surface)
            func pixel(_ x: Int) -> [Int] {
                guard let data = cairo_image_surface_get_data(surface) else { return [] }
                let start = data + x * 4
                return [Int(start[2]), Int(start[1]), Int(start[0]), Int(start[3])]
            }
            return (pixel(1), pixel(98))
        }

        @Test func aDesktopWithoutAnimationsShowsPagesAtOnce() throws {
            let fixture = WindowFixture(Pages())
            defer { fixture.close() }
            PageSlide.isEnabled = true
            SettingsObserver.setBoolean("gtk-enable-animations", false)
            defer {
                PageSlide.isEnabled = false
                SettingsObserver.setBoolean("gtk-enable-animations", true)
            }
            let slide = try slide(fixture)
            let y = fixture.window.scene.size.height / 2
            #expect(fixture.comesToShow { isBlue($0[fixture.window.scene.size.width / 2, y]) })
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(slide.progress == nil)
        }
    }
}
#endif
