import Foundation
import Martlet
import PlatformValues

/// The orientation of a window, as UIKit calls it.
public enum UIInterfaceOrientation: Int, Sendable {
    /// None is known.
    case unknown
    /// Higher than wide.
    case portrait
    /// Higher than wide, upside down; never on a desktop.
    case portraitUpsideDown
    /// Wider than high; never on a desktop, whose windows are ``landscapeRight``.
    case landscapeLeft
    /// Wider than high.
    case landscapeRight

    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A part of the app that is shown on its own, as UIKit calls it: a window of the desktop.
@MainActor
public class UIScene: Hashable {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene shows nothing.
        case unattached = -1
        /// The window is in use.
        case foregroundActive
        /// The window is shown, and another one is in use.
        case foregroundInactive
        /// The window is minimized.
        case background
    }

    let window: CurrentWindow

    init(_ window: CurrentWindow) { self.window = window }

    /// The state of the window.
    public var activationState: ActivationState {
        switch window.phase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// Returns whether two are of one window.
    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a.window.id == b.window.id }

    /// Hashes the identity of the window.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(window.id) }
}

/// A window of the desktop with its screen, as UIKit calls it.
///
///     let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
///     let isWide = scene?.interfaceOrientation.isLandscape
@MainActor
public final class UIWindowScene: UIScene {
    /// The screen on which windows open.
    public var screen: UIScreen { .main }

    /// The orientation, by the size of the window's content.
    public var interfaceOrientation: UIInterfaceOrientation {
        let size = window.size
        return if size == .zero { .unknown } else if size.width > size.height { .landscapeRight } else { .portrait }
    }

    /// The window, the only one of its scene.
    public var windows: [UIWindow] { [UIWindow(window)] }

    /// The window, if it is in use.
    public var keyWindow: UIWindow? { window.isKey ? UIWindow(window) : nil }

    /// The surroundings of the window in use.
    public var traitCollection: UITraitCollection { .current }
}

/// A window of the desktop, as far as its size is read. It has no views and no controllers.
@MainActor
public final class UIWindow: Hashable {
    private let window: CurrentWindow

    init(_ window: CurrentWindow) { self.window = window }

    /// The rectangle of the content, in points, in its own coordinates.
    public var bounds: CGRect { CGRect(origin: .zero, size: window.size) }

    /// The rectangle of the content, in points; a desktop does not say where a window is.
    public var frame: CGRect { bounds }

    /// The parts at the edges that something covers, in points; none on a desktop.
    public var safeAreaInsets: UIEdgeInsets {
        let (insets, isFlipped) = (window.safeAreaInsets, window.isRightToLeft)
        return UIEdgeInsets(
            top: insets.top, left: isFlipped ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isFlipped ? insets.leading : insets.trailing)
    }

    /// Whether the window is in use.
    public var isKeyWindow: Bool { window.isKey }

    /// The scene of the window.
    public var windowScene: UIWindowScene? { UIWindowScene(window) }

    /// The screen on which windows open.
    public var screen: UIScreen { .main }

    /// Returns whether two are one window.
    public nonisolated static func == (a: UIWindow, b: UIWindow) -> Bool { a.window.id == b.window.id }

    /// Hashes the identity of the window.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(window.id) }
}

extension UIApplication {
    /// The windows of the app, each as a scene.
    public var connectedScenes: Set<UIScene> { Set(CurrentWindow.all.map { UIWindowScene($0) }) }

    /// The windows of the app.
    public var windows: [UIWindow] { CurrentWindow.all.map { UIWindow($0) } }
}
