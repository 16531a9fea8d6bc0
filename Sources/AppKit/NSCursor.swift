import Foundation
import Martlet

/// A shape of the pointer, as AppKit calls it.
///
///     .onHover { isInside in
///         if isInside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
///     }
///
/// A shape applies to all windows of the app, and has precedence over those that views set by `pointerStyle`, until it is
/// popped, or ``arrow`` is set. Terminals have no shapes.
public final class NSCursor: Hashable, Sendable {
    /// The CSS name of the shape.
    let name: String

    private init(_ name: String) { self.name = name }

    /// The usual pointer.
    public static let arrow = NSCursor("default")
    /// The pointer over text.
    public static let iBeam = NSCursor("text")
    /// The pointer over text in columns.
    public static let iBeamCursorForVerticalLayout = NSCursor("vertical-text")
    /// The pointer for exact positions.
    public static let crosshair = NSCursor("crosshair")
    /// A hand that drags.
    public static let closedHand = NSCursor("grabbing")
    /// A hand over content that can be dragged.
    public static let openHand = NSCursor("grab")
    /// A hand over a link.
    public static let pointingHand = NSCursor("pointer")
    /// The pointer for moving an edge to the left.
    public static let resizeLeft = NSCursor("w-resize")
    /// The pointer for moving an edge to the right.
    public static let resizeRight = NSCursor("e-resize")
    /// The pointer for moving an edge sideways.
    public static let resizeLeftRight = NSCursor("ew-resize")
    /// The pointer for moving an edge up.
    public static let resizeUp = NSCursor("n-resize")
    /// The pointer for moving an edge down.
    public static let resizeDown = NSCursor("s-resize")
    /// The pointer for moving an edge up and down.
    public static let resizeUpDown = NSCursor("ns-resize")
    /// The pointer for resizing a column.
    public static let columnResize = NSCursor("col-resize")
    /// The pointer for resizing a row.
    public static let rowResize = NSCursor("row-resize")
    /// The pointer where nothing can be dropped.
    public static let operationNotAllowed = NSCursor("not-allowed")
    /// The pointer while a drop would make a link.
    public static let dragLink = NSCursor("alias")
    /// The pointer while a drop would make a copy.
    public static let dragCopy = NSCursor("copy")
    /// The pointer over content with a context menu.
    public static let contextualMenu = NSCursor("context-menu")
    /// The pointer for zooming in.
    public static let zoomIn = NSCursor("zoom-in")
    /// The pointer for zooming out.
    public static let zoomOut = NSCursor("zoom-out")

    /// The shape that the app has set; the arrow without one.
    @MainActor public static var current: NSCursor { cursors.last ?? base }

    /// Shows the shape, instead of the last one that was pushed.
    @MainActor
    public func set() {
        if Self.cursors.isEmpty { Self.base = self } else { Self.cursors[Self.cursors.count - 1] = self }
        Self.show()
    }

    /// Shows the shape until it is popped.
    @MainActor
    public func push() {
        Self.cursors.append(self)
        Self.show()
    }

    /// Shows the shape from before the last push. Has no effect without one.
    @MainActor
    public static func pop() {
        _ = cursors.popLast()
        show()
    }

    /// Shows the shape from before the last push. Has no effect without one.
    @MainActor
    public func pop() { Self.pop() }

    /// Hides the pointer over the app's windows. Each call requires one of ``unhide()``.
    @MainActor
    public static func hide() {
        hidings += 1
        show()
    }

    /// Shows the pointer again after ``hide()``.
    @MainActor
    public static func unhide() {
        hidings = max(0, hidings - 1)
        show()
    }

    @MainActor private static var cursors: [NSCursor] = []
    @MainActor private static var base = NSCursor.arrow
    @MainActor private static var hidings = 0

    @MainActor
    private static func show() {
        // An arrow that was not pushed leaves the pointer to the views.
        let shape = cursors.last ?? (base === arrow ? nil : base)
        ProgramPointer.show(hidings > 0 ? "none" : shape?.name)
    }

    /// Returns whether two are the same shape.
    public static func == (a: NSCursor, b: NSCursor) -> Bool { a === b }

    /// Hashes the shape.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
