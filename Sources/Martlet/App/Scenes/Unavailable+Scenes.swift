// What desktops decide by themselves.

extension Scene {
    /// None: desktops maximise windows to all of the screen.
    @available(
        *, unavailable,
        message: "Desktops maximise windows to all of the screen. Use defaultSize(_:)."
    )
    nonisolated public func windowIdealSize<I>(_ idealSize: I) -> some Scene { WindowGroup { EmptyView() } }
}
