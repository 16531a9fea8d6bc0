#if GTK
import CGTK
import Foundation
import Testing

/// The tests that need a display; one after the other, since GTK is one.
@Suite(.serialized, .enabled(if: Display.isThere))
enum Desktop {}

enum Display {
    static let isThere: Bool =
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0] != nil }
        && gtk_init_check() != 0
}
#endif
