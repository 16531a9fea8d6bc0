#if GTK
import CGTK
import Foundation
import Martlet

/// The mark of a view whose body has just run: a frame above the window's content, with the number of runs.
struct RunMarkDrawing {
    private let mark: RunMark

    /// Of the outline, in points.
    private static let thickness: CGFloat = 2
    private static let outline = GdkRGBA(red: 0.90, green: 0.38, blue: 0.04, alpha: 1)
    private static let fill = GdkRGBA(red: 0.90, green: 0.38, blue: 0.04, alpha: 0.12)
    private static let letters = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)

    init(_ mark: RunMark) { self.mark = mark }

    /// Draws the mark above the content of a widget whose origin is that of the window's content.
    func draw(on snapshot: OpaquePointer, in widget: Widget) {
        var area = graphene_rect_t(mark.frame)
        var color = Self.fill
        gtk_snapshot_append_color(snapshot, &color, &area)
        snapshot.appendBorder(mark.frame, width: Self.thickness, Self.outline)
        guard let layout = gtk_widget_create_pango_layout(widget, "\(mark.count)") else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        let size = CGSize(width: CGFloat(width) + 6, height: CGFloat(height))
        let label = CGRect(origin: CGPoint(x: mark.frame.maxX - size.width, y: mark.frame.minY), size: size)
        area = graphene_rect_t(label)
        color = Self.outline
        gtk_snapshot_append_color(snapshot, &color, &area)
        var point = graphene_point_t(x: Float(label.minX + 3), y: Float(label.minY))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &point)
        color = Self.letters
        gtk_snapshot_append_layout(snapshot, layout, &color)
        gtk_snapshot_restore(snapshot)
    }
}
#endif
