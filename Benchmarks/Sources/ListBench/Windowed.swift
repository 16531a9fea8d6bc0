#if GTK
import CGTK
import Foundation
import Martlet
import MartletGTK
import Measuring

/// Opens lists in a window of the desktop.
@MainActor
func runInWindow() -> Never {
    guard GTKApp.isAvailable() else { fatalError("There is no display.") }
    GTKApp.run(BenchApp())
}

private struct BenchApp: App {
    var body: some Scene {
        WindowGroup("Lists") {
            // The page changes its only element, whose task would begin anew.
            ZStack { Page() }.task { await measure() }
        }
    }
}

@MainActor
private func measure() async {
    await painted()
    for kind in ListKind.allCases {
        var opening: [Double] = []
        for _ in 0..<7 {
            let start = now()
            Handles.setKind(kind)
            await painted()
            opening.append(Double(now() - start))
            Handles.setKind(nil)
            await painted()
        }
        report("window", kind, opening: opening, stepping: [])
    }
    exit(0)
}

/// Waits until the window has drawn its next frame.
@MainActor
private func painted() async {
    let windows = gtk_window_get_toplevels()
    guard let window = g_list_model_get_item(windows, 0) else { return }
    defer { g_object_unref(window) }
    guard let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self)) else { return }
    let painted: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { clock, _ in
        g_signal_handler_disconnect(clock, Paint.handler)
        Paint.continuation?.resume()
    }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        Paint.continuation = continuation
        Paint.handler = g_signal_connect_data(
            UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self), nil, nil,
            G_CONNECT_DEFAULT)
    }
}

private enum Paint {
    nonisolated(unsafe) static var continuation: CheckedContinuation<Void, Never>?
    nonisolated(unsafe) static var handler: gulong = 0
}
#endif
