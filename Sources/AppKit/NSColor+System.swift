import Foundation
import Martlet
import PlatformValues

// The colors of AppKit's controls. Where the desktop has no such color, the closest one.
extension NSColor {
    /// The text of a control: that of labels.
    public static var controlTextColor: NSColor { .labelColor }
    /// The text of a control that can't be used.
    public static var disabledControlTextColor: NSColor { .tertiaryLabelColor }
    /// The text of a selected control: that of labels.
    public static var selectedControlTextColor: NSColor { .labelColor }
    /// The text on ``selectedContentBackgroundColor``: white.
    public static var alternateSelectedControlTextColor: NSColor { .white }
    /// The text of a selected item of a menu: white.
    public static var selectedMenuItemTextColor: NSColor { .white }
    /// The text of a table's header: that of labels.
    public static var headerTextColor: NSColor { .labelColor }
    /// The text of a window's frame: that of labels.
    public static var windowFrameTextColor: NSColor { .labelColor }
    /// Selected text: that of labels.
    public static var selectedTextColor: NSColor { .labelColor }
    /// Selected text in a window that is not in use: that of labels.
    public static var unemphasizedSelectedTextColor: NSColor { .labelColor }
    /// The least visible label.
    public static var quinaryLabel: NSColor { .labelColor.withAlphaComponent(0.06) }

    /// The face of a control.
    public static var controlColor: NSColor { .systemFill }
    /// The face of a selected control: a tint of the accent color.
    public static var selectedControlColor: NSColor { .controlAccentColor.withAlphaComponent(0.3) }
    /// The background of selected text: a tint of the accent color.
    public static var selectedTextBackgroundColor: NSColor { .controlAccentColor.withAlphaComponent(0.3) }
    /// The background of selected text in a window that is not in use.
    public static var unemphasizedSelectedTextBackgroundColor: NSColor { .systemFill }
    /// The background of selected rows: the accent color.
    public static var selectedContentBackgroundColor: NSColor { .controlAccentColor }
    /// The background of selected rows in a window that is not in use.
    public static var unemphasizedSelectedContentBackgroundColor: NSColor { .systemFill }
    /// The backgrounds of rows, in turn.
    public static var alternatingContentBackgroundColors: [NSColor] {
        [.controlBackgroundColor, .secondarySystemBackground]
    }

    /// The ring around the focused control: a tint of the accent color.
    public static var keyboardFocusIndicatorColor: NSColor { .controlAccentColor.withAlphaComponent(0.5) }
    /// The insertion point of text: the accent color.
    public static var textInsertionPointColor: NSColor { .controlAccentColor }
    /// The background of text that was found.
    public static var findHighlightColor: NSColor { .systemYellow }
    /// Light that falls on an edge: white.
    public static var highlightColor: NSColor { .white }
    /// Shadows: black.
    public static var shadowColor: NSColor { .black }
}
