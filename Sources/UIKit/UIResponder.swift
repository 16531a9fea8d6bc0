import Foundation
import Martlet

/// The base class of some delegates of apps, as UIKit calls it. There are no views that could respond to events.
@MainActor
open class UIResponder: NSObject {
    /// Creates an object.
    nonisolated public override init() {}

    /// Posted before a keyboard covers a part of the screen; never on a desktop, whose keyboard is none of the app's.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when a keyboard covers a part of the screen; never on a desktop.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before a keyboard goes; never on a desktop.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when a keyboard has gone; never on a desktop.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before a keyboard moves; never on a desktop.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted when a keyboard has moved; never on a desktop.
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The rectangle that the keyboard had, in a notification's information.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The rectangle that the keyboard gets, in a notification's information.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the keyboard's movement, in a notification's information.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve of the keyboard's movement, in a notification's information.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is the app's, in a notification's information.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
