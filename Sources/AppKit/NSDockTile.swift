import Foundation
import MartletBase

/// The app's icon in the desktop's dock, as AppKit calls it.
///
///     NSApp.dockTile.badgeLabel = "3"
@MainActor
public final class NSDockTile {
    fileprivate static let shared = NSDockTile()

    private init() {}

    /// The text on the icon; `nil` for none. A number is shown by docks that know the launcher interface of Unity, such as
    /// those of Ubuntu and KDE; they show nothing for another text.
    public var badgeLabel: String? {
        didSet { DesktopNotifications.badge = badgeLabel.flatMap { Int($0) } ?? 0 }
    }

    /// Does nothing: the icon is drawn by the desktop.
    public func display() {}
}

extension NSApplication {
    /// The app's icon in the desktop's dock.
    public var dockTile: NSDockTile { .shared }
}
