#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// GTK draws the same picture with a graphics card, or its software replacement, as with Cairo.
    @MainActor
    @Suite struct RendererComparisons {
        private struct Effects: View {
            var body: some View {
                VStack(spacing: 16) {
                    HStack(spacing: 24) {
                        RoundedRectangle(cornerRadius: 12).fill(.orange).frame(width: 60, height: 40).shadow(radius: 6)
                        Circle().fill(.blue).frame(width: 40, height: 40).blur(radius: 3)
                        Text("Text").padding(8).background(.regularMaterial, in: Capsule())
                        Color.green.frame(width: 40, height: 40).opacity(0.5)
                    }
                    HStack(spacing: 24) {
                        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                            .frame(width: 60, height: 40)
                        Rectangle().fill(.red).frame(width: 40, height: 40)
                            .overlay { Circle().fill(.green).blendMode(.multiply) }
                        Image(systemName: "cloud.sun.fill").font(.largeTitle).symbolRenderingMode(.multicolor)
                        Rectangle().fill(.purple).frame(width: 30, height: 30).rotationEffect(.degrees(30))
                    }
                    HStack(spacing: 24) {
                        Color.orange.frame(width: 50, height: 30).saturation(0.2)
                        Color.orange.frame(width: 50, height: 30).hueRotation(.degrees(90))
                        Color.blue.frame(width: 50, height: 30).mask { Circle() }
                        Canvas { context, size in
                            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.pink))
                            context.stroke(Path(CGRect(x: 8, y: 4, width: 20, height: 16)), with: .color(.black))
                        }
                        .frame(width: 50, height: 30)
                    }
                }
                .padding(30)
                .frame(width: 360, height: 220)
                .background(.white)
            }
        }

        private struct Controls: View {
            @State private var isOn = true
            @State private var value = 0.4
            @State private var name = "Ada"

            var body: some View {
                VStack(spacing: 12) {
                    HStack {
                        Button("Plain") {}
                        Button("Prominent") {}.buttonStyle(.borderedProminent)
                        Button("Delete", role: .destructive) {}
                    }
                    Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                    Toggle("Box", isOn: $isOn)
                    Slider(value: $value)
                    ProgressView(value: value)
                    TextField("Name", text: $name)
                    Picker("Choice", selection: $isOn) {
                        Text("Yes").tag(true)
                        Text("No").tag(false)
                    }
                    .pickerStyle(.segmented)
                }
                .padding(20)
                .frame(width: 360, height: 340)
                .background(.white)
            }
        }

        /// Pixels of a node by a renderer, four bytes each.
        private func pixels(
            of node: OpaquePointer, size: CGSize, by renderer: OpaquePointer
        ) -> [UInt8] {
            var viewport = graphene_rect_t(CGRect(origin: .zero, size: size))
            let texture = gsk_renderer_render_texture(renderer, node, &viewport)!
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            var bytes = [UInt8](repeating: 0, count: Int(size.width) * Int(size.height) * 4)
            gdk_texture_download(texture, &bytes, gsize(size.width) * 4)
            return bytes
        }

        private typealias Maker = @convention(c) () -> OpaquePointer?

        /// GTK's renderer by OpenGL, begun; nil where there is none.
        private static func glRenderer() -> OpaquePointer? {
            // The C signature of the function: no parameters, and a renderer as its result.
            guard let symbol = dlsym(nil, "gsk_gl_renderer_new"),
                let renderer = unsafeBitCast(symbol, to: Maker.self)()
            else { return nil }
            guard gsk_renderer_realize(renderer, nil, nil) != 0 else {
                g_object_unref(UnsafeMutableRawPointer(renderer))
                return nil
            }
            return renderer
        }

        /// Returns the number of pixels in which the two renderers differ for a window.
        private func compare(_ view: some View) throws -> (different: Int, all: Int)? {
            guard let gl = Self.glRenderer() else { return nil }
            defer {
                gsk_renderer_unrealize(gl)
                g_object_unref(UnsafeMutableRawPointer(gl))
            }
            let cairo = try #require(gsk_cairo_renderer_new())
            #expect(gsk_renderer_realize(cairo, nil, nil) != 0)
            defer {
                gsk_renderer_unrealize(cairo)
                g_object_unref(UnsafeMutableRawPointer(cairo))
            }
            let fixture = WindowFixture(view)
            defer { fixture.close() }
            let root = try #require(fixture.tree.rootView?.widget)
            gtk_test_widget_wait_for_draw(fixture.window.window)
            let (width, height) = (gtk_widget_get_width(root), gtk_widget_get_height(root))
            let size = CGSize(width: CGFloat(width), height: CGFloat(height))
            func shown(by renderer: OpaquePointer, isCairo: Bool) throws -> [UInt8] {
                SoftEdges.assumesCairo = isCairo
                defer { SoftEdges.assumesCairo = nil }
                fixture.tree.redrawAll()
                gtk_test_widget_wait_for_draw(fixture.window.window)
                let paintable = gtk_widget_paintable_new(root)!
                let snapshot = gtk_snapshot_new()!
                gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
                g_object_unref(UnsafeMutableRawPointer(paintable))
                let node = try #require(gtk_snapshot_free_to_node(snapshot))
                defer { gsk_render_node_unref(node) }
                return pixels(of: node, size: size, by: renderer)
            }
            let (a, b) = (try shown(by: gl, isCairo: false), try shown(by: cairo, isCairo: true))
            #expect(a.count == b.count && Set(a).count > 20)
            // Edges are smoothed in ways of their own: what counts is what differs from all around a place too.
            func differs(_ x: Int, _ y: Int) -> Bool {
                let width = Int(width)
                let mine = Array(a[((y * width + x) * 4)..<((y * width + x) * 4 + 4)])
                for dy in -1...1 {
                    for dx in -1...1 {
                        let start = ((y + dy) * width + x + dx) * 4
                        if zip(mine, b[start..<start + 4]).allSatisfy({ abs(Int($0) - Int($1)) <= 24 }) { return false }
                    }
                }
                return true
            }
            var different = 0
            for y in 1..<Int(height) - 1 {
                for x in 1..<Int(width) - 1 where differs(x, y) { different += 1 }
            }
            return (different, Int(width * height))
        }

        @Test func effectsAreTheSameWithAGraphicsCardAndWithout() throws {
            guard let result = try compare(Effects()) else { return }
            #expect(result.different * 500 < result.all, "\(result)")
        }

        @Test func controlsAreTheSameWithAGraphicsCardAndWithout() throws {
            guard let result = try compare(Controls()) else { return }
            #expect(result.different * 500 < result.all, "\(result)")
        }
    }
}
#endif
