#if GTK
import CGTK
import Foundation
import Martlet

/// A highlighted rectangle above the window's content, for an inspector.
struct Highlight {
    /// In points of the window.
    let frame: CGRect

    /// Of the outline, in points.
    private static let thickness: CGFloat = 2
    private static let fill = (red: 0.21, green: 0.52, blue: 0.89, alpha: 0.25)

    /// Draws the highlight above the content of a widget whose origin is that of the window's content.
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
