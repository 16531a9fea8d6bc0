#if GTK
import CGTK
import Foundation
import Martlet

/// Shows the presentations of a window's views.
protocol PresentationHost: AnyObject {
    func show(_ presentation: Presentation)
    func remove(_ presentation: Presentation)
}

/// The surface of a presentation above a window: a window of its own, or a popover.
protocol PresentedSurface: AnyObject {
    var presentation: Presentation? { get }
    /// Whether the surface is about to get the keyboard focus.
    var isOpening: Bool { get }
    /// The surface as a window; nil for other kinds.
    var presentedWindow: GTKWindow? { get }
    /// The surface as a popover; nil for other kinds.
    var presentedPopover: GTKWindow? { get }

    /// Shows the surface. Called at the end of the update that has made it.
    func open()
    /// Moves the surface after the content below it was placed.
    func follow()
    /// Closes the surface immediately; its lifetimes have ended.
    func close()
}

extension GTKWindow: PresentationHost {
    func show(_ presentation: Presentation) {
        let limit = roomForPresentations
        let isCover = presentation.kind == .cover
        let size = isCover ? scene.size : limit
        let shown = GTKWindow(presentation, by: self) { host in
            onMain((presentation, host, size)) { presentation, host, size in
                presentation.makeScene(host: host, limit: size, standard: PresentedSizes.standard(in: limit))
            }
        }
        presented = shown
        openSoon(shown)
    }

    private func openSoon(_ surface: any PresentedSurface) {
        let surface = Unchecked(value: WeakSurface(surface))
        onIdle { surface.value.surface?.open() }
    }

    func remove(_ presentation: Presentation) {
        guard let shown = presented, shown.presentation === presentation else { return presentation.hasGone() }
        presented = nil
        if let sheet = shown.presentedWindow, SheetLeave.isWanted(for: sheet) { return leave(sheet, presentation) }
        // Widgets are not to leave in the middle of an update.
        if scene.isUpdating {
            let surface = Unchecked(value: shown)
            onIdle { surface.value.close() }
        } else {
            shown.close()
        }
        presentation.hasGone()
    }

    /// Closes a sheet with an animation. The next presentation waits for its end.
    private func leave(_ sheet: GTKWindow, _ presentation: Presentation) {
        let parts = Unchecked(value: (above: self, sheet: sheet, presentation: presentation))
        // Widgets are not to leave in the middle of an update.
        onIdle {
            let (window, sheet, presentation) = parts.value
            guard window.isOpen else {
                sheet.close()
                return presentation.hasGone()
            }
            window.leaving = sheet.leave {
                window.leaving = nil
                presentation.hasGone()
                if window.isOpen { window.updateSoonIfNeeded() }
            }
        }
    }

    /// The available size on the window's screen, in points.
    private var roomForPresentations: CGSize {
        var geometry = GdkRectangle()
        guard let display = gdk_display_get_default(), let surface = self.surface,
            let monitor = gdk_display_get_monitor_at_surface(display, surface)
        else { return WindowSizes.common }
        gdk_monitor_get_geometry(monitor, &geometry)
        return CGSize(
            width: max(200, CGFloat(geometry.width) - PresentedSizes.margin),
            height: max(200, CGFloat(geometry.height) - 2 * PresentedSizes.margin))
    }
}

/// The sizes of sheets.
enum PresentedSizes {
    /// The margin between a presentation and the edges of the screen.
    static let margin: CGFloat = 64

    /// The size of content that takes any.
    static func standard(in limit: CGSize) -> CGSize {
        CGSize(width: min(480, limit.width), height: min(440, limit.height))
    }
}

private final class WeakSurface {
    weak var surface: (any PresentedSurface)?

    init(_ surface: any PresentedSurface) { self.surface = surface }
}
#endif
