/// What frame a window has. The styles there are to choose from are this library's.
@MainActor @preconcurrency
public protocol WindowStyle {
    /// Whether windows of the style have a bar with their title.
    nonisolated var _hasTitleBar: Bool { get }
}

/// The frame that the desktop gives to windows.
nonisolated public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Whether windows of the style have a bar with their title.
    public var _hasTitleBar: Bool { true }
}

/// A frame with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Whether windows of the style have a bar with their title.
    public var _hasTitleBar: Bool { true }
}

/// A frame without a title: the bar is there, for the window to be moved and closed by, and says nothing.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Whether windows of the style have a bar with their title.
    public var _hasTitleBar: Bool { false }
}

/// A window without a frame's title.
nonisolated public struct PlainWindowStyle: WindowStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Whether windows of the style have a bar with their title.
    public var _hasTitleBar: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The frame that the desktop gives to windows.
    nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A frame with a title.
    nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A frame without a title.
    nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window without a frame's title.
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the bar of a window shows its items. The desktop's bars have one look.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// As the desktop has it.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// Items beside the title.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Makes the style, with or without the title.
    public init(showsTitle: Bool) {}
}

/// Items beside the title, with less room around them.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Makes the style, with or without the title.
    public init(showsTitle: Bool) {}
}

/// Items below the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Makes the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// As the desktop has it.
    nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Items beside the title.
    nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Items beside the title, which is shown or not.
    nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Items beside the title, with less room around them.
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// Items beside the title, which is shown or not, with less room around them.
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Items below the title.
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// Before which others a window stands. Desktops let their users say that, and not programs.
public struct WindowLevel: Hashable, Sendable {
    private let number: Int

    /// As suits the window.
    public static let automatic = WindowLevel(number: 0)
    /// Among the others.
    public static let normal = WindowLevel(number: 1)
    /// Before the others.
    public static let floating = WindowLevel(number: 2)
    /// Behind the others, on the desktop.
    public static let desktop = WindowLevel(number: 3)
}

/// Whether a window opens when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the scene: the first one opens.
    public static let automatic = SceneLaunchBehavior(number: 0)
    /// It opens.
    public static let presented = SceneLaunchBehavior(number: 1)
    /// It does not open.
    public static let suppressed = SceneLaunchBehavior(number: 2)

    var isPresented: Bool? { number == 0 ? nil : number == 1 }
}

extension Scene {
    /// Says what frame the windows of the scene have.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        TraitScene(content: self) { $0.hasTitle = style._hasTitleBar }
    }

    /// Says how the bars of the scene's windows show their items. The desktop's bars have one look.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// Says where windows of the scene open. Desktops place windows by themselves.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Says before which others windows of the scene stand. Desktops let their users say that, and not programs.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

    /// Says whether a window of the scene opens when the app starts.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        TraitScene(content: self) { $0.opensAtStart = behavior.isPresented }
    }
}
