import Foundation
import Martlet
import PlatformValues

/// The screen, as UIKit calls it.
///
/// A window of a desktop is smaller than the screen: layouts by the screen's size are wider than their window. Use
/// `GeometryReader` or `containerRelativeFrame` where that matters.
@MainActor
public final class UIScreen {
    /// The screen on which windows open.
    public static let main = UIScreen()

    private init() {}

    /// The rectangle of the screen, in points; that of the terminal in a terminal.
    public var bounds: CGRect { Desktop.screen }

    /// The number of pixels per point in the window in use.
    public var scale: CGFloat { Desktop.value(\.displayScale) }

    /// The rectangle of the screen, in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

    /// The number of pixels per point in the window in use.
    public var nativeScale: CGFloat { scale }

    /// The surroundings of the window in use.
    public var traitCollection: UITraitCollection { .current }
}
