// Values of UIKit for files that import it: colors, pictures and drawing into them, fonts, paths, insets, and the app, the screen and the
// clipboard. Views and controllers are not there.
@_exported import Foundation
@_exported import Martlet
@_exported import PlatformDrawing
@_exported import PlatformValues

/// A font, as UIKit calls it.
public typealias UIFont = _PlatformFont
