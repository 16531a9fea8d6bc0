/// What a view says of the frames of the windows that it opens.
struct PresentedWindowStyle {
    /// Whether the bar says the title; nil for what the scene says.
    var hasTitle: Bool?
}

extension View {
    /// Says what frame the windows have that views in this one open, in place of what the scenes of the windows say: those
    /// which read ``EnvironmentValues/openWindow`` there.
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        transformEnvironment(\.openWindow) { $0.style.hasTitle = style._hasTitleBar }
    }

    /// Says how the bars of the windows show their items that the view opens. The desktop's bars have one look.
    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

    /// Says which point of the window stays where it is when its content has it change its size. Desktops place windows by
    /// themselves.
    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}
