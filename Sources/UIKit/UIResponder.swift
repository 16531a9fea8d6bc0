import Foundation

/// A namespace of the keyboard's notifications, as UIKit calls it. There are no views that could respond to events.
public enum UIResponder {
    /// Posted before a keyboard covers a part of the screen; never on a desktop, whose keyboard is none of the app's.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when a keyboard covers a part of the screen; never on a desktop.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before a keyboard goes; never on a desktop.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when a keyboard has gone; never on a desktop.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
}
