import Foundation
import Martlet
import PlatformValues

/// The user's settings for accessibility, as UIKit calls them, and announcements.
@MainActor
public enum UIAccessibility {
    /// The kind of a message to assistive technology.
    public enum Notification: Sendable {
        /// A text to be spoken now.
        case announcement
        /// Some of the window has changed.
        case layoutChanged
        /// Much of the window has changed.
        case screenChanged
        /// Something has been scrolled by a page.
        case pageScrolled
    }

    /// Posts a message to assistive technology.
    ///
    /// - Parameters:
    ///   - notification: The kind of the message.
    ///   - argument: The text to speak; anything else is ignored.
    public static func post(notification: Notification, argument: Any?) {
        guard let text = argument as? String else { return }
        AccessibilityNotification.Announcement(text).post()
    }

    /// Whether a screen reader is used that the host knows of.
    public static var isVoiceOverRunning: Bool { Desktop.value(\.accessibilityVoiceOverEnabled) }
    /// Whether the user has asked for less movement.
    public static var isReduceMotionEnabled: Bool { Desktop.value(\.accessibilityReduceMotion) }
    /// Whether the user has asked for surfaces without transparency.
    public static var isReduceTransparencyEnabled: Bool { Desktop.value(\.accessibilityReduceTransparency) }
    /// Whether the user has asked for bold text.
    public static var isBoldTextEnabled: Bool { Desktop.value(\.legibilityWeight) == .bold }
    /// Whether the user has asked for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { Desktop.value(\.colorSchemeContrast) == .increased }
    /// Whether meaning must not be conveyed by color alone.
    public static var shouldDifferentiateWithoutColor: Bool { Desktop.value(\.accessibilityDifferentiateWithoutColor) }
}
