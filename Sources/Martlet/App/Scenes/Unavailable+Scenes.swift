// What desktops decide by themselves.

extension Scene {
    /// None: desktops maximise windows to all of the screen.
    @available(
        *, unavailable,
        message: "Desktops maximise windows to all of the screen. Use defaultSize(_:)."
    )
    nonisolated public func windowIdealSize<I>(_ idealSize: I) -> some Scene { WindowGroup { EmptyView() } }

    /// None: desktops place windows by themselves.
    @available(
        *, unavailable,
        message: "Desktops place windows by themselves. Use defaultSize(_:) for the size."
    )
    nonisolated public func defaultWindowPlacement<P>(_ makePlacement: @escaping (P, P) -> P) -> some Scene {
        WindowGroup { EmptyView() }
    }

}
