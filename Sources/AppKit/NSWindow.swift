import Foundation
import Martlet
import PlatformValues

/// A window of the desktop, as far as its size is read and as it is closed and shown. It has no views and no controllers.
@MainActor
public final class NSWindow: Hashable {
    private let window: CurrentWindow

    init(_ window: CurrentWindow) { self.window = window }

    /// The rectangle of the content, in points; a desktop does not say where a window is.
    public var frame: CGRect { CGRect(origin: .zero, size: window.size) }

    /// The number of pixels per point.
    public var backingScaleFactor: CGFloat { Desktop.value(\.displayScale) }

    /// The screen on which windows open.
    public var screen: NSScreen? { .main }

    /// Whether the window is in use.
    public var isKeyWindow: Bool { window.isKey }

    /// Whether the window is in use.
    public var isMainWindow: Bool { window.isKey }

    /// Whether the window is shown, and not minimized.
    public var isVisible: Bool { window.phase != .background }

    /// Whether the window is minimized.
    public var isMiniaturized: Bool { window.phase == .background }

    /// Closes the window as its button does: views and documents may ask first.
    ///
    /// - Parameter sender: Without effect.
    public func performClose(_ sender: Any?) { window.close() }

    /// Closes the window.
    public func close() { window.close() }

    /// Brings the window to the front.
    ///
    /// - Parameter sender: Without effect.
    public func makeKeyAndOrderFront(_ sender: Any?) { window.bringForward() }

    /// Returns whether two are one window.
    public nonisolated static func == (a: NSWindow, b: NSWindow) -> Bool { a.window.id == b.window.id }

    /// Hashes the identity of the window.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(window.id) }
}

extension NSApplication {
    /// The windows of the app.
    public var windows: [NSWindow] { CurrentWindow.all.map { NSWindow($0) } }

    /// The window in use.
    public var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }

    /// The window in use.
    public var mainWindow: NSWindow? { keyWindow }

    /// Brings the app's window to the front, as far as the desktop lets an app do that.
    public func activate() { (keyWindow ?? windows.last)?.makeKeyAndOrderFront(nil) }

    /// Brings the app's window to the front, as far as the desktop lets an app do that.
    ///
    /// - Parameter flag: Without effect.
    public func activate(ignoringOtherApps flag: Bool) { activate() }
}
