#if GTK
import CGTK
import Charts
import Foundation
import Martlet
import MartletGTK
import Measuring

/// Times the frame after a change of a chart, its update and its drawing by Cairo, beside the marks drawn by hand.
@MainActor
struct ChartPictures {
    private let size = CGSize(width: 800, height: 400)
    private let changes = 20
    let only: String?

    /// Prints the median of the frames of a chart, and of a program that draws its marks and lines with Cairo alone.
    func run<Content: View>(_ name: String, _ view: () -> Content, byHand: (OpaquePointer) -> Void) {
        guard only == nil || only == name else { return }
        Handles.change = nil
        let host = DrawnHost()
        let scene = SceneGraph(host: host, size: size, view())
        scene.update()
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        func draw() {
            _ = host.drawing.draw(
                [(scene, CGRect(origin: .zero, size: size))], size: size, background: white, isDark: false)
        }
        draw()
        let frame = median {
            Handles.change?()
            scene.update()
            draw()
        }
        let hand = median { HandDrawn.picture(size, byHand) }
        print("{\"workload\":\"\(name)\",\"frame_ns\":\(frame),\"by_hand_ns\":\(hand)}")
        scene.end()
    }

    private func median(_ body: () -> Void) -> Int {
        let samples = (0..<changes).map { _ -> UInt64 in
            let start = now()
            body()
            return now() - start
        }
        return Int(samples.sorted()[changes / 2])
    }
}

/// The host of a scene that is drawn without a window.
private final class DrawnHost: SceneHost {
    let profile = HostProfile()
    let drawing: SceneDrawing

    @MainActor
    init() { drawing = SceneDrawing(scale: 1) }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        onMainActor((drawing, text, proposal)) { $0.0.measure($0.1, proposal: $0.2) }
    }

    func chrome(of control: ControlContent) -> ControlChrome {
        onMainActor((drawing, control)) { $0.0.chrome(of: $0.1) }
    }

    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}

/// The marks of the charts, drawn with Cairo and nothing between: each datum, at its place, in a plot of known domains.
enum HandDrawn {
    /// Draws a picture with eleven lines of a grid, in a surface as the charts are drawn in.
    static func picture(_ size: CGSize, _ marks: (OpaquePointer) -> Void) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return }
        defer { cairo_destroy(cairo) }
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 0.3)
        cairo_set_line_width(cairo, 1)
        for line in 0...10 {
            cairo_move_to(cairo, 0, Double(line) * size.height / 10)
            cairo_line_to(cairo, size.width, Double(line) * size.height / 10)
        }
        cairo_stroke(cairo)
        cairo_set_source_rgb(cairo, 0, 0.48, 1)
        marks(cairo)
    }

    static func bars(_ cairo: OpaquePointer) {
        for index in 0..<1_000 {
            let height = Double(index % 37) * 10
            cairo_rectangle(cairo, Double(index) * 0.76, 400 - height, 1, height)
        }
        cairo_fill(cairo)
    }

    static func points(_ samples: [Sample]) -> (OpaquePointer) -> Void {
        { cairo in
            for sample in samples {
                let (x, y) = place(sample, of: samples.count)
                cairo_new_sub_path(cairo)
                cairo_arc(cairo, x, y, 3, 0, 2 * .pi)
                cairo_fill(cairo)
            }
        }
    }

    static func line(_ samples: [Sample]) -> (OpaquePointer) -> Void {
        { cairo in
            for sample in samples {
                let (x, y) = place(sample, of: samples.count)
                cairo_line_to(cairo, x, y)
            }
            cairo_set_line_width(cairo, 2)
            cairo_stroke(cairo)
        }
    }

    private static func place(_ sample: Sample, of count: Int) -> (Double, Double) {
        (sample.x / Double(count) * 760, 400 - (sample.y + 1) / 3 * 380)
    }
}
#endif
