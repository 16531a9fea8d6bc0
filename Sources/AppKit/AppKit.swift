// Values of AppKit for files that import it: colors, pictures and drawing into them, fonts, paths, insets, and the app, the screen and the
// clipboard. Views and controllers are not there.
@_exported import Foundation
@_exported import Martlet
@_exported import PlatformDrawing
@_exported import PlatformValues

/// A font, as AppKit calls it.
public typealias NSFont = _PlatformFont

/// Rings the desktop's bell.
@MainActor
public func NSBeep() { Desktop.play(.warning) }
