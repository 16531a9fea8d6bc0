import Foundation

/// What stands behind the content of what is presented.
enum PresentationBackgroundKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }

    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

extension View {
    /// Fills what stands behind the content of the sheet or popover that the view stands in.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Says what stands behind the content of the sheet or popover that the view stands in.
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

// MARK: - What a desktop has no use for

/// How a presentation changes where there is little room.
public struct PresentationAdaptation: Sendable {
    private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

    private let kind: Kind

    /// As the host has it.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// Not at all.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    /// To a popover.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    /// To a sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    /// To content in place of the window's.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// Whether a person can operate what lies behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    private enum Kind: Sendable {
        case automatic, disabled, enabled
        case enabledUpThrough(PresentationDetent)
    }

    private let kind: Kind

    /// As the host has it.
    public static var automatic: PresentationBackgroundInteraction { Self(kind: .automatic) }
    /// A person can.
    public static var enabled: PresentationBackgroundInteraction { Self(kind: .enabled) }
    /// A person can't.
    public static var disabled: PresentationBackgroundInteraction { Self(kind: .disabled) }

    /// A person can while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        Self(kind: .enabledUpThrough(detent))
    }
}

/// What a swipe over a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }

    private let kind: Kind

    /// As the host has it.
    public static var automatic: PresentationContentInteraction { Self(kind: .automatic) }
    /// It changes the height of the sheet.
    public static var resizes: PresentationContentInteraction { Self(kind: .resizes) }
    /// It scrolls the content.
    public static var scrolls: PresentationContentInteraction { Self(kind: .scrolls) }
}

extension View {
    /// Says how a presentation changes where there is little room. As on a Mac, windows and terminals show everything as
    /// it was asked for, so that nothing changes.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Says how a presentation changes where there is little room, for each direction. As on a Mac, windows and
    /// terminals show everything as it was asked for, so that nothing changes.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Says whether a sheet shows that it can be dragged to other heights. As on a Mac, it can't be dragged, and there is
    /// nothing to show.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Says how round the corners of a sheet are. As on a Mac, they are as round as the desktop's windows.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Says whether a person can operate what lies behind a sheet. As on a Mac, a person can't while it is open.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Says what a swipe over a sheet does first. As on a Mac, sheets are not resized by swipes, which scroll.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }
}
