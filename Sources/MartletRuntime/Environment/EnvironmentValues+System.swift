import Foundation

private enum LocaleKey: GatheredKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: GatheredKey {
    static var defaultValue: LateValue<Calendar> { LateValue { .current } }
}
private enum TimeZoneKey: GatheredKey {
    static var defaultValue: LateValue<TimeZone> { LateValue { .current } }
}
enum LayoutDirectionKey: GatheredKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum ColorSchemeKey: GatheredKey { static var defaultValue: ColorScheme { .light } }
private enum SurfaceKey: GatheredKey { static var defaultValue: Surface { Surface() } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

/// The color scheme of the user interface: light on dark, or dark on light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// A scheme with dark content on a light background.
    case light
    /// A scheme with light content on a dark background.
    case dark
}

/// The contrast between foreground and background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The contrast of the system's default settings.
    case standard
    /// A contrast above the default, for users who need it.
    case increased
}

/// The color with which a host fills the background of its window.
package struct WindowBackground: Hashable, Sendable {
    package var color: ResolvedColor
    /// The color scheme to which the color applies. In the other scheme, the system's colors are used.
    package var scheme: ColorScheme

    package init(color: ResolvedColor, scheme: ColorScheme) {
        self.color = color
        self.scheme = scheme
    }
}

/// The appearance of a window as its host reports it. Styles read these values together, so they share one key.
package struct Surface: Hashable, Sendable {
    package var contrast = ColorSchemeContrast.standard
    package var background: WindowBackground?
    package var accent: ResolvedColor?
    /// The color of links, which needs more contrast than a fill; nil for the accent color.
    package var link: ResolvedColor?
}

/// A coarse measure of the available space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Limited space.
    case compact
    /// Sufficient space.
    case regular
}

/// The activity of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not on the screen.
    case background
    /// On the screen, without input.
    case inactive
    /// The scene is on the screen and active.
    case active
}

extension EnvironmentValues {
    /// The locale that text is localized and formatted in.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar that dates are shown in.
    public var calendar: Calendar {
        get { lateCalendar.value }
        set { lateCalendar = LateValue(newValue) }
    }

    /// The time zone that dates are shown in.
    public var timeZone: TimeZone {
        get { lateTimeZone.value }
        set { lateTimeZone = LateValue(newValue) }
    }

    /// The calendar, which need not have been made.
    package var lateCalendar: LateValue<Calendar> {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone, which need not have been made.
    package var lateTimeZone: LateValue<TimeZone> {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The direction in which lines of text and rows of views run.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The color scheme of the user interface.
    ///
    ///     struct Backdrop: View {
    ///         @Environment(\.colorScheme) private var colorScheme
    ///         var body: some View {
    ///             colorScheme == .dark ? Color.black : Color.white
    ///         }
    ///     }
    ///
    /// It follows the setting of the desktop or the background of the terminal, and ``View/preferredColorScheme(_:)``
    /// of the window. A body that reads it runs again when it changes. System colors adapt without it.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The appearance of the window as the host reports it.
    package var surface: Surface { self[SurfaceKey.self] }

    /// The contrast between foreground and background.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[SurfaceKey.self].contrast }
        set { self[SurfaceKey.self].contrast = newValue }
    }

    /// The background color of the window, with the color scheme it is for; nil for the system's color.
    package var windowBackground: WindowBackground? {
        get { self[SurfaceKey.self].background }
        set { self[SurfaceKey.self].background = newValue }
    }

    /// The desktop's accent color; nil for the system's.
    package var accent: ResolvedColor? {
        get { self[SurfaceKey.self].accent }
        set { self[SurfaceKey.self].accent = newValue }
    }

    /// The desktop's color of links; nil for the accent color.
    package var linkColor: ResolvedColor? {
        get { self[SurfaceKey.self].link }
        set { self[SurfaceKey.self].link = newValue }
    }

    /// The pixels to a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// A coarse measure of the available width.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// A coarse measure of the available height.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The activity of the scene.
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
    /// Sets the color scheme of the view, independent of its surroundings.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
