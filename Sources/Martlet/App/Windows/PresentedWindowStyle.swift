/// A view's settings for the frames of windows that it opens.
struct PresentedWindowStyle {
    /// Whether the bar shows the title; `nil` for the setting of the window's scene.
    var hasTitle: Bool?
}

extension View {
    /// Sets the frame style of windows that are opened by ``EnvironmentValues/openWindow`` in the view. It takes
    /// precedence over the style of the window's scene.
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        transformEnvironment(\.openWindow) { $0.style.hasTitle = style._hasTitleBar }
    }

    /// Sets the toolbar style of windows that the view opens. No effect: the desktop's toolbars have only one look.
    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

    /// Sets the point of the window that stays fixed when its content resizes it. No effect: desktops place windows
    /// themselves.
    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}
