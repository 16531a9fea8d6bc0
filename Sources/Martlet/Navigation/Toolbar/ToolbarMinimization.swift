/// The scrolling that minimizes a bar.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private let number: Int

    /// The default, which never minimizes.
    public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(number: 0) }
    /// Minimizes while scrolling down.
    public static let onScrollDown = ToolbarMinimizationBehavior(number: 1)
    /// Minimizes while scrolling up.
    public static let onScrollUp = ToolbarMinimizationBehavior(number: 2)
    /// Never minimizes.
    public static let never = ToolbarMinimizationBehavior(number: 3)
}

/// The scrolling that restores a minimized bar.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    private let number: Int

    /// The default, which restores when the user scrolls the other way.
    public static let automatic = ToolbarMinimizationRestoration(number: 0)
    /// Restores at the end of the content.
    public static let atScrollEdge = ToolbarMinimizationRestoration(number: 1)
}

/// The adjustment of the safe area to a minimized bar.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    private let number: Int

    /// The default.
    public static let automatic = ToolbarMinimizationSafeAreaAdjustment(number: 0)
    /// The safe area grows as the bar is minimized.
    public static let enabled = ToolbarMinimizationSafeAreaAdjustment(number: 1)
    /// The safe area stays as it is.
    public static let disabled = ToolbarMinimizationSafeAreaAdjustment(number: 2)
}

extension View {
    /// Sets the scrolling that minimizes bars. No effect: as on a Mac, bars keep their size, since a header bar has the
    /// window's buttons.
    nonisolated public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Sets the scrolling that restores minimized bars. No effect: bars are not minimized here.
    nonisolated public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Sets the adjustment of the safe area to minimized bars. No effect: bars are not minimized here.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View { self }
}
