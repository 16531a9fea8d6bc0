import Foundation
import Martlet
import PlatformValues

/// The screen, as AppKit calls it.
@MainActor
public final class NSScreen {
    private static let shared = NSScreen()

    /// The screen on which windows open.
    public static var main: NSScreen? { shared }

    private init() {}

    /// The rectangle of the screen, in points; that of the terminal in a terminal.
    public var frame: CGRect { Desktop.screen }

    /// The rectangle of the screen without the desktop's bars, as far as the desktop says.
    public var visibleFrame: CGRect { Desktop.screen }

    /// The number of pixels per point in the window in use.
    public var backingScaleFactor: CGFloat { Desktop.value(\.displayScale) }
}
