import Foundation

// API of Apple's other frameworks and devices, with messages that name an alternative.

/// Replaces a window by another one. Unavailable on Linux.
@available(
    *, unavailable,
    message: "It is of headsets. Use openWindow."
)
public struct PushWindowAction {}

/// A view that provides its volume. Unavailable on Linux.
@available(
    *, unavailable,
    message: "It is of headsets. Use GeometryReader."
)
public struct GeometryReader3D<Content: View> {}

/// Arranges views in one volume. Unavailable on Linux.
@available(
    *, unavailable,
    message: "It is of headsets. Use ZStack."
)
public struct SpatialContainer<Content: View> {}

/// A button that opens a menu. Removed from SwiftUI.
@available(
    *, unavailable,
    message: "SwiftUI took it out in favour of Menu."
)
public struct MenuButton<Label: View, Content: View> {}

/// A gesture of the hands. Unavailable on Linux.
@available(
    *, unavailable,
    message: "It is of headsets. Use DragGesture or SpatialTapGesture."
)
public struct SpatialEventGesture {}

/// A UIKit view controller that shows a SwiftUI view. Unavailable on Linux.
@available(
    *, unavailable,
    message:
        "Linux has no UIKit. Show the view itself, in a WindowGroup, or in a program of GTK by GTKHostingWidget of MartletGTK."
)
public class UIHostingController<Content: View> {}

/// An AppKit view controller that shows a SwiftUI view. Unavailable on Linux.
@available(
    *, unavailable,
    message:
        "Linux has no AppKit. Show the view itself, in a WindowGroup, or in a program of GTK by GTKHostingWidget of MartletGTK."
)
public class NSHostingController<Content: View> {}

/// An AppKit view that shows a SwiftUI view. Unavailable on Linux.
@available(
    *, unavailable,
    message:
        "Linux has no AppKit. Show the view itself, in a WindowGroup, or in a program of GTK by GTKHostingWidget of MartletGTK."
)
public class NSHostingView<Content: View> {}

/// A WatchKit object in a SwiftUI view. Unavailable on Linux.
@available(
    *, unavailable,
    message: "Linux has no WatchKit. Write the view in SwiftUI."
)
public protocol WKInterfaceObjectRepresentable {}

/// An activity that the user can continue on another device. Unavailable on Linux.
@available(
    *, unavailable,
    message: "Handoff is of Apple's systems. Keep what a window shows in SceneStorage."
)
public final class NSUserActivity {
    /// Unavailable on Linux.
    public init(activityType: String) {}
    /// Unavailable on Linux.
    public var activityType: String { fatalError() }
    /// Unavailable on Linux.
    public var title: String?
    /// Unavailable on Linux.
    public var userInfo: [AnyHashable: Any]?
    /// Unavailable on Linux.
    public var requiredUserInfoKeys: Set<String>?
    /// Unavailable on Linux.
    public var keywords: Set<String> = []
    /// Unavailable on Linux.
    public var webpageURL: URL?
    /// Unavailable on Linux.
    public var targetContentIdentifier: String?
    /// Unavailable on Linux.
    public var persistentIdentifier: String?
    /// Unavailable on Linux.
    public var needsSave = false
    /// Unavailable on Linux.
    public var isEligibleForHandoff = false
    /// Unavailable on Linux.
    public var isEligibleForSearch = false
    /// Unavailable on Linux.
    public var isEligibleForPublicIndexing = false
    /// Unavailable on Linux.
    public var isEligibleForPrediction = false
    /// Unavailable on Linux.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
    /// Unavailable on Linux.
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {}
    /// Unavailable on Linux.
    public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T { fatalError() }
    /// Unavailable on Linux.
    public func becomeCurrent() {}
    /// Unavailable on Linux.
    public func resignCurrent() {}
    /// Unavailable on Linux.
    public func invalidate() {}
}

extension View {
    /// Unavailable: activities cannot be continued on other devices.
    @available(
        *, unavailable,
        message: "Handoff is of Apple's systems. Keep what a window shows in SceneStorage."
    )
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { EmptyView() }

    /// Unavailable: activities cannot be continued on other devices.
    @available(
        *, unavailable,
        message: "Handoff is of Apple's systems. Keep what a window shows in SceneStorage."
    )
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { EmptyView() }

    /// Unavailable: activities cannot be continued from other devices.
    @available(
        *, unavailable,
        message: "Handoff is of Apple's systems. Use onOpenURL(perform:)."
    )
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { EmptyView() }

    /// Unavailable: there are no hand gestures.
    @available(
        *, unavailable,
        message: "It is of watches. Use keyboardShortcut(_:modifiers:)."
    )
    nonisolated public func handGestureShortcut<S>(_ shortcut: S, isEnabled: Bool = true) -> some View { EmptyView() }

    /// Unavailable: there is no remote control.
    @available(
        *, unavailable,
        message: "It is of television sets. Use onKeyPress(.space)."
    )
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { EmptyView() }

    /// Unavailable: there is no crown.
    @available(
        *, unavailable,
        message: "It is of wrists and headsets."
    )
    nonisolated public func scrollInputBehavior<B, I>(_ behavior: B, for input: I) -> some View { EmptyView() }

    /// Unavailable: there is no gaze tracking.
    @available(
        *, unavailable,
        message: "It is of headsets. Use onHover(perform:)."
    )
    nonisolated public func listRowHoverEffect<E>(_ effect: E) -> some View { EmptyView() }

    /// Unavailable: there is no gaze tracking.
    @available(
        *, unavailable,
        message: "It is of headsets."
    )
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { EmptyView() }

    /// Unavailable: there are no hand gestures.
    @available(
        *, unavailable,
        message: "It is of watches. Use accessibilityAction(named:_:)."
    )
    nonisolated public func accessibilityQuickAction<S, C>(style: S, @ViewBuilder content: () -> C) -> some View {
        EmptyView()
    }

    /// Unavailable: the desktop's screen readers do not intercept touches.
    @available(
        *, unavailable,
        message: "It is of touch screens."
    )
    nonisolated public func accessibilityDirectTouch<O>(_ isDirectTouchArea: Bool = true, options: O) -> some View {
        EmptyView()
    }
}

extension Scene {
    /// Unavailable: desktops do not wake apps in the background.
    @available(
        *, unavailable,
        message: "Desktops do not wake apps. Use task(priority:_:) while a window is open."
    )
    nonisolated public func backgroundTask<D, R>(_ task: D, action: @escaping () async -> R) -> some Scene {
        WindowGroup { EmptyView() }
    }

    /// Unavailable: desktops have no menu bar for items of apps.
    @available(
        *, unavailable,
        message: "GNOME has no status area for apps, and that of other desktops is not implemented. Use a Window."
    )
    nonisolated public func menuBarExtraStyle<S>(_ style: S) -> some Scene { WindowGroup { EmptyView() } }
}

extension EnvironmentValues {
    /// Unavailable: a feature of headsets.
    @available(
        *, unavailable,
        message: "It is of headsets. Use openWindow."
    )
    public var pushWindow: OpenWindowAction { openWindow }

    /// Unavailable: desktops do not report screen recording.
    @available(
        *, unavailable,
        message: "Desktops do not tell whether the screen is recorded. Use privacySensitive(_:) and redacted(reason:)."
    )
    public var isSceneCaptured: Bool { false }
}
