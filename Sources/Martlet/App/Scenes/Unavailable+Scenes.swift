// Settings that desktops control themselves.

extension Scene {
    /// Unavailable: desktops maximize windows to the whole screen.
    @available(
        *, unavailable,
        message: "Desktops maximise windows to all of the screen. Use defaultSize(_:)."
    )
    nonisolated public func windowIdealSize<I>(_ idealSize: I) -> some Scene { WindowGroup { EmptyView() } }
}
