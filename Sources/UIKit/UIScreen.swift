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

    /// The brightness of the screen's light, from 0 to 1, as the kernel reports it; 1 for a screen without such a report.
    ///
    /// A program can't set it: an issue says so once, and the brightness stays.
    public var brightness: CGFloat {
        get { Backlight.first?.level ?? 1 }
        set { Desktop.report("UIScreen.brightness: a program can't set the brightness of a desktop's screen.") }
    }

    /// The surroundings of the window in use.
    public var traitCollection: UITraitCollection { .current }
}

/// The light of a screen, as the kernel has it in a folder.
struct Backlight {
    let folder: URL

    /// The light of the first screen; `nil` if the kernel knows none.
    static var first: Backlight? { first(in: URL(fileURLWithPath: "/sys/class/backlight")) }

    static func first(in lights: URL) -> Backlight? {
        let folders = try? FileManager.default.contentsOfDirectory(at: lights, includingPropertiesForKeys: nil)
        return folders?.min { $0.path < $1.path }.map { Backlight(folder: $0) }
    }

    /// The brightness, from 0 to 1; `nil` if the folder does not say it.
    var level: CGFloat? {
        guard let level = number("brightness"), let maximum = number("max_brightness"), maximum > 0 else { return nil }
        return min(max(level / maximum, 0), 1)
    }

    private func number(_ name: String) -> CGFloat? { folder.line(of: name).flatMap { Double($0) }.map { CGFloat($0) } }
}
