import AVFoundation
import Martlet

#if GTK
import CGTK
import MartletGTK

// Unsafe pointers: widgets as GTK has them.
/// The frames of a player's item: a picture whose paintable is the stream. Other hosts than windows show nothing.
struct VideoPicture: GTKViewRepresentable {
    let player: AVPlayer

    func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
        let widget = gtk_picture_new()!
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        return widget
    }

    func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
        let media = player.currentItem?.playback.engine as? GTKMedia
        gtk_picture_set_paintable(OpaquePointer(widget), media.map { OpaquePointer($0.stream) })
    }
}
#else
/// Without windows there are no frames.
struct VideoPicture: View {
    let player: AVPlayer

    var body: some View { EmptyView() }
}
#endif
