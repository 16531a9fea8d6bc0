#if GTK
import CGTK
import Charts
import Foundation
import Martlet
import MartletGTK
import Measuring

/// Times the first frame of a chart and the frames after changes, its update and its drawing by Cairo, beside the marks
/// drawn by hand.
@MainActor
struct ChartPictures {
    private let size = CGSize(width: 800, height: 400)
    /// The time that a frame may take, in nanoseconds: a display shows sixty a second.
    private static var limit: Int { 16_000_000 }
    /// The number of frames that are timed.
    var changes = 20
    let only: String?

    /// Prints the first frame of a chart, the median of those after changes, and the median of a program that draws its
    /// marks and lines with Cairo alone. Returns whether a frame is within the limit.
    func run<Content: View>(_ name: String, _ view: () -> Content, byHand: (OpaquePointer) -> Void) -> Bool {
        guard only == nil || only == name else { return true }
        Handles.change = nil
        let host = DrawnHost()
        let begin = now()
        let scene = SceneGraph(host: host, size: size, view())
        scene.update()
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        func draw() {
            _ = host.drawing.draw(
                [(scene, CGRect(origin: .zero, size: size))], size: size, background: white, isDark: false)
        }
        draw()
        let first = Int(now() - begin)
        let frame = median {
            Handles.change?()
            scene.update()
            draw()
        }
        let hand = median { HandDrawn.picture(size, byHand) }
        print(
            "{\"workload\":\"\(name)\",\"first_ns\":\(first),\"frame_ns\":\(frame),\"by_hand_ns\":\(hand)}")
        // A pipe would show nothing until the end.
        fflush(nil)
        scene.end()
        return frame <= Self.limit
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

    /// The smallest and the largest sample of each column of pixels. Cairo takes minutes to stroke a path of all samples,
    /// which crosses itself in each column.
    static func line(_ samples: [Sample], from start: Int = 0, count: Int? = nil) -> (OpaquePointer) -> Void {
        let count = count ?? samples.count
        return { cairo in
            var column = -1
            var (low, high) = (0.0, 0.0)
            func draw() {
                cairo_line_to(cairo, Double(column), low)
                cairo_line_to(cairo, Double(column), high)
            }
            for index in start..<min(start + count, samples.count) {
                let place = (index - start) * 760 / count
                let y = 400 - (samples[index].y + 1) / 3 * 380
                if place == column {
                    (low, high) = (min(low, y), max(high, y))
                    continue
                }
                if column >= 0 { draw() }
                (column, low, high) = (place, y, y)
            }
            draw()
            cairo_set_line_width(cairo, 2)
            cairo_stroke(cairo)
        }
    }

    private static func place(_ sample: Sample, of count: Int) -> (Double, Double) {
        (sample.x / Double(count) * 760, 400 - (sample.y + 1) / 3 * 380)
    }
}
#endif
