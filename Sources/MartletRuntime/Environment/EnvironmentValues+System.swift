import Foundation

private enum LocaleKey: GatheredKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: GatheredKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: GatheredKey { static var defaultValue: TimeZone { .current } }
enum LayoutDirectionKey: GatheredKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum ColorSchemeKey: GatheredKey { static var defaultValue: ColorScheme { .light } }
private enum SurfaceKey: GatheredKey { static var defaultValue: Surface { Surface() } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

/// Whether what is shown is light on dark, or dark on light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How strongly the foreground stands out from the background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As the system has it.
    case standard
    /// More than usual, for people who need it.
    case increased
}

/// What a host fills its window with where nothing is drawn.
package struct WindowBackground: Hashable, Sendable {
    package var color: ResolvedColor
    /// The scheme in which it is so. What is shown in the other has the system's colours.
    package var scheme: ColorScheme

    package init(color: ResolvedColor, scheme: ColorScheme) {
        self.color = color
        self.scheme = scheme
    }
}

/// What hosts say of a window's looks, under one key since styles ask for both.
package struct Surface: Hashable, Sendable {
    package var contrast = ColorSchemeContrast.standard
    package var background: WindowBackground?
    package var accent: ResolvedColor?
}

/// How much room there is along an axis, roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Ordinary room.
    case regular
}

/// What a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not on the screen.
    case background
    /// On the screen, without input.
    case inactive
    /// On the screen, and the one that is used.
    case active
}

extension EnvironmentValues {
    /// The locale that text is localised and formatted in.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar that dates are shown in.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that dates are shown in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The direction in which lines of text and rows of views run.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Whether what is shown is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// What the host says of the window's looks.
    package var surface: Surface { self[SurfaceKey.self] }

    /// How strongly the foreground stands out from the background.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[SurfaceKey.self].contrast }
        set { self[SurfaceKey.self].contrast = newValue }
    }

    /// What the window is filled with, and for which scheme; nil for the system's colours.
    package var windowBackground: WindowBackground? {
        get { self[SurfaceKey.self].background }
        set { self[SurfaceKey.self].background = newValue }
    }

    /// The desktop's accent colour; nil for the system's.
    package var accent: ResolvedColor? {
        get { self[SurfaceKey.self].accent }
        set { self[SurfaceKey.self].accent = newValue }
    }

    /// The pixels to a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// How much room there is horizontally.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is vertically.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// What the scene is doing.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether controls can be operated.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Shows the view light or dark, whatever is around it.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
