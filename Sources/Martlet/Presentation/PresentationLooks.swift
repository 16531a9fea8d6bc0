import Foundation

/// The background of a presentation's content.
enum PresentationBackgroundKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }

    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the background of the enclosing sheet or popover to a style.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Sets the background of the enclosing sheet or popover to a view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(
            ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return transformPreference(PresentationBackgroundKey.self) { $0 = view }
    }
}

// MARK: - Settings without effect on a desktop

/// The adaptation of a presentation to a compact size class.
public struct PresentationAdaptation: Sendable {
    private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

    private let kind: Kind

    /// The host's default.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// No adaptation.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    /// Adapts to a popover.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    /// Adapts to a sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    /// Adapts to a full-screen cover.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// The interaction with the view behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    private enum Kind: Sendable {
        case automatic, disabled, enabled
        case enabledUpThrough(PresentationDetent)
    }

    private let kind: Kind

    /// The host's default.
    public static var automatic: PresentationBackgroundInteraction { Self(kind: .automatic) }
    /// The view behind the sheet can be operated.
    public static var enabled: PresentationBackgroundInteraction { Self(kind: .enabled) }
    /// The view behind the sheet cannot be operated.
    public static var disabled: PresentationBackgroundInteraction { Self(kind: .disabled) }

    /// Returns an interaction that is enabled while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        Self(kind: .enabledUpThrough(detent))
    }
}

/// The first effect of a swipe over a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }

    private let kind: Kind

    /// The host's default.
    public static var automatic: PresentationContentInteraction { Self(kind: .automatic) }
    /// Resizes the sheet.
    public static var resizes: PresentationContentInteraction { Self(kind: .resizes) }
    /// Scrolls the content.
    public static var scrolls: PresentationContentInteraction { Self(kind: .scrolls) }
}

extension View {
    /// Sets the adaptation to a compact size class. No effect: as on macOS, presentations are never adapted.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Sets the adaptation to a compact size class in each direction. No effect: as on macOS, presentations are never
    /// adapted.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Shows or hides the drag indicator of a sheet. No effect: as on macOS, sheets cannot be dragged.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Sets the corner radius of a sheet. No effect: as on macOS, sheets have the corners of the desktop's windows.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Sets the interaction with the view behind a sheet. No effect: as on macOS, that view is disabled.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Sets the first effect of a swipe over a sheet. No effect: as on macOS, swipes scroll and do not resize.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }
}
