import Foundation
import Martlet
import MartletInspector

/// The environment of a view in a test, as far as it differs from the default.
///
///     let host = TestHost(in: Variation(colorScheme: .dark, locale: Locale(identifier: "ar"))) { Page() }
///
///     for variation in Variation.all(colorSchemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft]) {
///         TestHost(in: variation) { Page() }.assertAccessible()
///     }
public struct Variation: Sendable, CustomStringConvertible {
    /// The kind of device that shows the view.
    public enum Platform: Sendable, Hashable, CaseIterable {
        /// A window of the desktop. Text is measured in cells of 8 by 16 points, whatever its font; lines of text in a stack
        /// follow each other without a distance, as in windows.
        case desktop
        /// A terminal: everything is aligned to cells of 8 by 16 points.
        case terminal
        /// A phone of 390 by 844 points at three pixels a point, with the safe areas and the row heights that Apple
        /// publishes. Text has the sizes of Apple's tables of dynamic type, a line is as high as theirs are (20⅓ points for
        /// the body), and a character is half as wide as its font is large: so the dynamic type size changes frames.
        case phone
    }

    /// The kind of device that shows the view.
    public var platform: Platform
    /// The size of the window's content, in points; nil for that of the platform.
    public var size: CGSize?
    /// Light or dark.
    public var colorScheme: ColorScheme?
    /// The locale, `en_US` unless said otherwise.
    public var locale: Locale?
    /// The calendar; nil for that of the locale.
    public var calendar: Calendar?
    /// The time zone, UTC unless said otherwise.
    public var timeZone: TimeZone?
    /// The layout direction; nil for that of the locale.
    public var layoutDirection: LayoutDirection?
    /// The size of text.
    public var dynamicTypeSize: DynamicTypeSize?
    /// The contrast of colors: standard or increased.
    public var contrast: ColorSchemeContrast?
    /// Whether less moves.
    public var reduceMotion: Bool?
    /// The horizontal size class.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// The vertical size class.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The number of pixels in a point.
    public var displayScale: CGFloat?

    /// Creates the default environment of tests, with the given differences.
    public init(
        platform: Platform = .desktop, size: CGSize? = nil, colorScheme: ColorScheme? = nil, locale: Locale? = nil,
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, layoutDirection: LayoutDirection? = nil,
        dynamicTypeSize: DynamicTypeSize? = nil, contrast: ColorSchemeContrast? = nil, reduceMotion: Bool? = nil,
        horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
        displayScale: CGFloat? = nil
    ) {
        self.platform = platform
        self.size = size
        self.colorScheme = colorScheme
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.contrast = contrast
        self.reduceMotion = reduceMotion
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
    }

    /// Returns every combination of the given values; omitted ones have the default of tests.
    public static func all(
        platforms: [Platform] = [], sizes: [CGSize] = [], colorSchemes: [ColorScheme] = [], locales: [Locale] = [],
        calendars: [Calendar] = [], timeZones: [TimeZone] = [], layoutDirections: [LayoutDirection] = [],
        dynamicTypeSizes: [DynamicTypeSize] = [], contrasts: [ColorSchemeContrast] = [], reduceMotion: [Bool] = [],
        horizontalSizeClasses: [UserInterfaceSizeClass] = [], verticalSizeClasses: [UserInterfaceSizeClass] = [],
        displayScales: [CGFloat] = []
    ) -> [Variation] {
        var all = [Variation()]
        func vary<Value>(_ values: [Value], _ set: (inout Variation, Value) -> Void) {
            guard !values.isEmpty else { return }
            all = all.flatMap { variation in
                values.map { value in
                    var changed = variation
                    set(&changed, value)
                    return changed
                }
            }
        }
        vary(platforms) { $0.platform = $1 }
        vary(sizes) { $0.size = $1 }
        vary(colorSchemes) { $0.colorScheme = $1 }
        vary(locales) { $0.locale = $1 }
        vary(calendars) { $0.calendar = $1 }
        vary(timeZones) { $0.timeZone = $1 }
        vary(layoutDirections) { $0.layoutDirection = $1 }
        vary(dynamicTypeSizes) { $0.dynamicTypeSize = $1 }
        vary(contrasts) { $0.contrast = $1 }
        vary(reduceMotion) { $0.reduceMotion = $1 }
        vary(horizontalSizeClasses) { $0.horizontalSizeClass = $1 }
        vary(verticalSizeClasses) { $0.verticalSizeClass = $1 }
        vary(displayScales) { $0.displayScale = $1 }
        return all
    }

    /// The size of the window's content.
    package var windowSize: CGSize { size ?? platform.size }

    /// The number of pixels in a point.
    package var pixelsPerPoint: CGFloat {
        displayScale ?? platform.profile(safeAreaInsets: EdgeInsets()).displayScale
    }

    /// The differences from the default environment: `phone dark ar`.
    public var description: String {
        var words: [String] = []
        if platform != .desktop { words.append("\(platform)") }
        if let size { words.append("\(Int(size.width))×\(Int(size.height))") }
        if let colorScheme { words.append("\(colorScheme)") }
        if let locale { words.append(locale.identifier) }
        if let calendar { words.append("\(calendar.identifier)") }
        if let timeZone { words.append(timeZone.identifier) }
        if let layoutDirection { words.append("\(layoutDirection)") }
        if let dynamicTypeSize { words.append("\(dynamicTypeSize)") }
        if let contrast { words.append("\(contrast) contrast") }
        if let reduceMotion { words.append(reduceMotion ? "reduced motion" : "full motion") }
        if let horizontalSizeClass { words.append("\(horizontalSizeClass) across") }
        if let verticalSizeClass { words.append("\(verticalSizeClass) along") }
        if let displayScale { words.append("@\(Int(displayScale))") }
        return words.isEmpty ? "as in all tests" : words.joined(separator: " ")
    }
}

extension Variation.Platform {
    /// The default size of a window.
    var size: CGSize {
        switch self {
        case .desktop: RecordedHost.usualSize
        case .terminal: CGSize(width: 80 * 8, height: 24 * 16)
        case .phone: CGSize(width: 390, height: 844)
        }
    }

    /// Whether the size of text is that of its font.
    var measuresByFont: Bool { self == .phone }

    /// The minimum size of controls.
    var leastTarget: CGSize {
        switch self {
        case .desktop: CGSize(width: 16, height: 16)
        case .terminal: CGSize(width: 8, height: 16)
        case .phone: CGSize(width: 44, height: 44)
        }
    }

    func profile(safeAreaInsets: EdgeInsets) -> HostProfile {
        var profile = standardProfile(safeAreaInsets: safeAreaInsets)
        // As in windows, and in pictures.
        profile.spacesTextByFont = self != .terminal
        profile.keepsWordsWhole = self == .desktop
        return profile
    }

    private func standardProfile(safeAreaInsets: EdgeInsets) -> HostProfile {
        switch self {
        case .desktop: HostProfile(safeAreaInsets: safeAreaInsets)
        case .terminal:
            HostProfile(
                pixelSize: CGSize(width: 8, height: 16), distanceStep: CGSize(width: 8, height: 16),
                defaultSpacing: CGSize(width: 8, height: 0),
                dividerThickness: CGSize(width: 8, height: 16),
                list: ListMetrics(
                    rowInsets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16), minimumRowHeight: 16,
                    separatorThickness: 0, groupsSections: true, sideInset: 0),
                compactBelow: CGSize(width: 60 * 8, height: 20 * 16), safeAreaInsets: safeAreaInsets)
        case .phone:
            HostProfile(
                pixelSize: CGSize(width: 1 / 3.0, height: 1 / 3.0), displayScale: 3,
                dividerThickness: CGSize(width: 1 / 3.0, height: 1 / 3.0),
                list: ListMetrics(
                    rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), minimumRowHeight: 44,
                    separatorThickness: 1 / 3.0, sectionSpacing: 35, groupsSections: true, sideInset: 16),
                compactBelow: CGSize(width: 500, height: 500),
                safeAreaInsets: safeAreaInsets == EdgeInsets()
                    ? EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) : safeAreaInsets)
        }
    }
}

extension SceneGraph {
    /// Gives the scene surroundings.
    @MainActor
    func set(_ variation: Variation) {
        let locale = variation.locale ?? Locale(identifier: "en_US")
        setLocale(locale, timeZone: LateValue(variation.timeZone ?? .gmt))
        setEnvironment(\.colorScheme, variation.colorScheme ?? .light)
        if let calendar = variation.calendar { setEnvironment(\.calendar, calendar) }
        if let direction = variation.layoutDirection { setEnvironment(\.layoutDirection, direction) }
        if let size = variation.dynamicTypeSize { setEnvironment(\.dynamicTypeSize, size) }
        if let contrast = variation.contrast { setEnvironment(\.colorSchemeContrast, contrast) }
        if let isReduced = variation.reduceMotion { setEnvironment(\.accessibilityReduceMotion, isReduced) }
        if let sizeClass = variation.horizontalSizeClass { setEnvironment(\.horizontalSizeClass, sizeClass) }
        if let sizeClass = variation.verticalSizeClass { setEnvironment(\.verticalSizeClass, sizeClass) }
        if let scale = variation.displayScale { setEnvironment(\.displayScale, scale) }
    }
}

extension TestHost {
    /// Mounts a view in surroundings of its own, and makes the first update.
    public convenience init(
        in variation: Variation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        @ViewBuilder _ view: () -> some View
    ) {
        self.init(
            size: variation.size ?? variation.platform.size, sceneFolder: nil, variation: variation, fileID: fileID,
            filePath: filePath, line: line, column: column, view)
    }
}

extension CGSize {
    /// The size, with lengths of another size in place of invalid ones (law C6).
    func valid(or other: CGSize) -> CGSize {
        CGSize(
            width: LengthKind.length.admits(width) ? width : other.width,
            height: LengthKind.length.admits(height) ? height : other.height)
    }
}
