import Foundation

// Names of Apple's other frameworks and devices: each says what to do instead.

/// Puts a window in the place of another.
@available(
    *, unavailable,
    message: "It is of headsets. Use openWindow."
)
public struct PushWindowAction {}

/// A view that knows its volume.
@available(
    *, unavailable,
    message: "It is of headsets. Use GeometryReader."
)
public struct GeometryReader3D<Content: View> {}

/// Puts views into one volume.
@available(
    *, unavailable,
    message: "It is of headsets. Use ZStack."
)
public struct SpatialContainer<Content: View> {}

/// A button that opens a menu.
@available(
    *, unavailable,
    message: "SwiftUI took it out in favour of Menu."
)
public struct MenuButton<Label: View, Content: View> {}

/// Follows hands.
@available(
    *, unavailable,
    message: "It is of headsets. Use DragGesture or SpatialTapGesture."
)
public struct SpatialEventGesture {}

/// A view controller that shows a view.
@available(
    *, unavailable,
    message: "Linux has no UIKit. Show the view itself, in a WindowGroup."
)
public class UIHostingController<Content: View> {}

/// A view controller that shows a view.
@available(
    *, unavailable,
    message: "Linux has no AppKit. Show the view itself, in a WindowGroup."
)
public class NSHostingController<Content: View> {}

/// A view of AppKit that shows a view.
@available(
    *, unavailable,
    message: "Linux has no AppKit. Show the view itself, in a WindowGroup."
)
public class NSHostingView<Content: View> {}

/// A view of WatchKit.
@available(
    *, unavailable,
    message: "Linux has no WatchKit. Write the view in SwiftUI."
)
public protocol WKInterfaceObjectRepresentable {}

/// What a person does, for other devices to go on with.
@available(
    *, unavailable,
    message: "Handoff is of Apple's systems. Keep what a window shows in SceneStorage."
)
public final class NSUserActivity {
    /// None.
    public init(activityType: String) {}
    /// None.
    public var activityType: String { fatalError() }
    /// None.
    public var title: String?
    /// None.
    public var userInfo: [AnyHashable: Any]?
    /// None.
    public var requiredUserInfoKeys: Set<String>?
    /// None.
    public var keywords: Set<String> = []
    /// None.
    public var webpageURL: URL?
    /// None.
    public var targetContentIdentifier: String?
    /// None.
    public var persistentIdentifier: String?
    /// None.
    public var needsSave = false
    /// None.
    public var isEligibleForHandoff = false
    /// None.
    public var isEligibleForSearch = false
    /// None.
    public var isEligibleForPublicIndexing = false
    /// None.
    public var isEligibleForPrediction = false
    /// None.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
    /// None.
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {}
    /// None.
    public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T { fatalError() }
    /// None.
    public func becomeCurrent() {}
    /// None.
    public func resignCurrent() {}
    /// None.
    public func invalidate() {}
}

extension View {
    /// Offers what is done to other devices: there is none of that here.
    @available(
        *, unavailable,
        message: "Handoff is of Apple's systems. Keep what a window shows in SceneStorage."
    )
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { EmptyView() }

    /// Offers what is done with something to other devices: there is none of that here.
    @available(
        *, unavailable,
        message: "Handoff is of Apple's systems. Keep what a window shows in SceneStorage."
    )
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { EmptyView() }

    /// Goes on with what was begun on another device: there is none of that here.
    @available(
        *, unavailable,
        message: "Handoff is of Apple's systems. Use onOpenURL(perform:)."
    )
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { EmptyView() }

    /// Runs by a gesture of the hand: there is none of that here.
    @available(
        *, unavailable,
        message: "It is of watches. Use keyboardShortcut(_:modifiers:)."
    )
    nonisolated public func handGestureShortcut<S>(_ shortcut: S, isEnabled: Bool = true) -> some View { EmptyView() }

    /// Runs by a key of a remote control: there is none of that here.
    @available(
        *, unavailable,
        message: "It is of television sets. Use onKeyPress(.space)."
    )
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { EmptyView() }

    /// Scrolls by a crown: there is none of that here.
    @available(
        *, unavailable,
        message: "It is of wrists and headsets."
    )
    nonisolated public func scrollInputBehavior<B, I>(_ behavior: B, for input: I) -> some View { EmptyView() }

    /// Lights up under a look: there is none of that here.
    @available(
        *, unavailable,
        message: "It is of headsets. Use onHover(perform:)."
    )
    nonisolated public func listRowHoverEffect<E>(_ effect: E) -> some View { EmptyView() }

    /// Does not light up under a look: there is none of that here.
    @available(
        *, unavailable,
        message: "It is of headsets."
    )
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { EmptyView() }

    /// Runs by a gesture of the hand: there is none of that here.
    @available(
        *, unavailable,
        message: "It is of watches. Use accessibilityAction(named:_:)."
    )
    nonisolated public func accessibilityQuickAction<S, C>(style: S, @ViewBuilder content: () -> C) -> some View {
        EmptyView()
    }

    /// Takes touches past the screen reader: there is none of that here.
    @available(
        *, unavailable,
        message: "It is of touch screens."
    )
    nonisolated public func accessibilityDirectTouch<O>(_ isDirectTouchArea: Bool = true, options: O) -> some View {
        EmptyView()
    }
}

extension Scene {
    /// Runs when the system wakes the app: it does not here.
    @available(
        *, unavailable,
        message: "Desktops do not wake apps. Use task(priority:_:) while a window is open."
    )
    nonisolated public func backgroundTask<D, R>(_ task: D, action: @escaping () async -> R) -> some Scene {
        WindowGroup { EmptyView() }
    }

    /// How the app stands in the bar of the screen: it does not here.
    @available(
        *, unavailable,
        message: "Desktops have no place for items of apps in a bar. Use a Window."
    )
    nonisolated public func menuBarExtraStyle<S>(_ style: S) -> some Scene { WindowGroup { EmptyView() } }
}

extension EnvironmentValues {
    /// Which window it is that is pushed: none here.
    @available(
        *, unavailable,
        message: "It is of headsets. Use openWindow."
    )
    public var pushWindow: OpenWindowAction { openWindow }

    /// Whether the screen is recorded: desktops do not tell.
    @available(
        *, unavailable,
        message: "Desktops do not tell whether the screen is recorded. Use privacySensitive(_:) and redacted(reason:)."
    )
    public var isSceneCaptured: Bool { false }
}
