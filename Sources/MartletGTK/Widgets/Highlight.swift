#if GTK
import CGTK
import Foundation
import Martlet

/// Where something is, shown over the window's content to who looks into the app from outside.
struct Highlight {
    /// In points of the window.
    let frame: CGRect

    /// Of the outline, in points.
    private static let thickness: CGFloat = 2
    private static let fill = (red: 0.21, green: 0.52, blue: 0.89, alpha: 0.25)

    /// Draws it over what a widget shows whose origin is that of the window's content.
    func draw(on snapshot: OpaquePointer) {
        var area = graphene_rect_t(frame)
        let line = Self.fill
        var color = GdkRGBA(
            red: Float(line.red), green: Float(line.green), blue: Float(line.blue), alpha: Float(line.alpha))
        gtk_snapshot_append_color(snapshot, &color, &area)
        color.alpha = 1
        snapshot.appendBorder(frame, width: Self.thickness, color)
    }
}
#endif
