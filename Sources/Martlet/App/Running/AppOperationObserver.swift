/// The callbacks of a recording of the user's operations on an app as a whole.
@MainActor
package struct AppOperationObserver {
    /// Called before an item of the menus runs its action, with the titles on the way to the item and its own.
    package var menuItemChosen: @MainActor ([String]) -> Void
    /// Called before a window closes on the user's request, except by an item of the menus.
    package var windowClosing: @MainActor (AppWindow) -> Void
    /// Called after a window has been opened or closed.
    package var windowsChanged: @MainActor () -> Void

    package init(
        menuItemChosen: @escaping @MainActor ([String]) -> Void,
        windowClosing: @escaping @MainActor (AppWindow) -> Void,
        windowsChanged: @escaping @MainActor () -> Void
    ) {
        self.menuItemChosen = menuItemChosen
        self.windowClosing = windowClosing
        self.windowsChanged = windowsChanged
    }
}
