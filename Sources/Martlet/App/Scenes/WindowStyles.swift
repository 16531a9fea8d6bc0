/// The frame style of windows. Only the built-in styles are supported.
@MainActor @preconcurrency
public protocol WindowStyle {
    /// Whether windows of the style show their title.
    nonisolated var _hasTitleBar: Bool { get }
}

/// The desktop's default frame.
nonisolated public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Whether windows of the style show their title.
    public var _hasTitleBar: Bool { true }
}

/// A frame with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Whether windows of the style show their title.
    public var _hasTitleBar: Bool { true }
}

/// A frame without a title. The title bar is still there for moving and closing the window.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Whether windows of the style show their title.
    public var _hasTitleBar: Bool { false }
}

/// A plain window without a title.
nonisolated public struct PlainWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Whether windows of the style show their title.
    public var _hasTitleBar: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The desktop's default frame.
    nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A frame with a title.
    nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A frame without a title. The title bar is still there for moving and closing the window.
    nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A plain window without a title.
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The style of a window's toolbar. No effect: the desktop's toolbars have only one look.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The desktop's default.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Items next to the title.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Creates the style. The parameter is ignored.
    public init(showsTitle: Bool) {}
}

/// Items next to the title, in a compact bar.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Creates the style. The parameter is ignored.
    public init(showsTitle: Bool) {}
}

/// Items below the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The desktop's default.
    nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Items next to the title.
    nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Items next to the title. The parameter is ignored.
    nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Items next to the title, in a compact bar.
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// Items next to the title, in a compact bar. The parameter is ignored.
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Items below the title.
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The level of a window. No effect: desktops let users control it, and not apps.
public struct WindowLevel: Hashable, Sendable {
    private let number: Int

    /// The default of the window.
    public static let automatic = WindowLevel(number: 0)
    /// The level of ordinary windows.
    public static let normal = WindowLevel(number: 1)
    /// Above ordinary windows.
    public static let floating = WindowLevel(number: 2)
    /// Behind all windows, on the desktop.
    public static let desktop = WindowLevel(number: 3)
}

/// The behavior of a scene at launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let number: Int

    /// The default: the first scene opens.
    public static let automatic = SceneLaunchBehavior(number: 0)
    /// A window of the scene opens.
    public static let presented = SceneLaunchBehavior(number: 1)
    /// No window of the scene opens.
    public static let suppressed = SceneLaunchBehavior(number: 2)

    var isPresented: Bool? { number == 0 ? nil : number == 1 }
}

extension Scene {
    /// Sets the frame style of the scene's windows.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        TraitScene(content: self) { $0.hasTitle = style._hasTitleBar }
    }

    /// Sets the toolbar style of the scene's windows. No effect: the desktop's toolbars have only one look.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// Sets the initial position of the scene's windows. No effect: desktops place windows themselves.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets the level of the scene's windows. No effect: desktops let users control it, and not apps.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

    /// Sets whether a window of the scene opens at launch.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        TraitScene(content: self) { $0.opensAtStart = behavior.isPresented }
    }
}
