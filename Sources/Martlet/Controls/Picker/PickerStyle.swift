import AttributeGraph

/// How pickers show their options: one of the built-in values such as `.menu` and `.segmented`.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// What the style is to the runtime.
    nonisolated static var _look: _PickerLook { get }
}

/// How a style of pickers shows the options.
public struct _PickerLook {
    let look: PickerLook
    /// How it does so in a menu.
    var inMenu: PickerLook.InMenu = .automatic
    /// Whether the app may say how what is chosen stands out.
    var isPalette = false
}

/// How a picker shows its options.
enum PickerLook {
    case automatic, menu, segmented, radioGroup, wheel

    /// How it stands in a menu.
    enum InMenu { case automatic, submenu, section }

    /// Whether the options are in a menu that a button opens.
    var isMenu: Bool { self == .automatic || self == .menu }
}

/// The key under which a picker finds its style.
enum PickerStyleKey {}

/// The style that pickers find around them.
final class PickerStyleAttachment {
    let style: _PickerLook

    init(_ style: _PickerLook) { self.style = style }
}

nonisolated struct PickerStyleModifier<S: PickerStyle>: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(PickerStyleKey.self, PickerStyleAttachment(S._look))
    }
}

/// The style that suits the place: a button with a menu; in a menu, a section of it.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .automatic) }
    /// Makes the style.
    public init() {}
}

/// A button that shows the chosen option, with a menu of all; in a menu, a menu of its own.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .menu, inMenu: .submenu) }
    /// Makes the style.
    public init() {}
}

/// The options beside each other, of which one is held down.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .segmented, inMenu: .section) }
    /// Makes the style.
    public init() {}
}

/// The options among the other views, as on a desktop: round boxes below each other. In a menu, a section of it.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .radioGroup, inMenu: .section) }
    /// Makes the style.
    public init() {}
}

/// Round boxes below each other, of which one is marked.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .radioGroup, inMenu: .section) }
    /// Makes the style.
    public init() {}
}

/// Options of which one is marked: as on a desktop, which has no wheels, they stand below each other. Where they are too
/// many for the height of a wheel, or for the height that the picker is given, they scroll. In a menu, a section of it.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .wheel, inMenu: .section) }
    /// Makes the style.
    public init() {}
}

/// A button that shows the chosen option, and leads to all of them: as on a desktop, in a menu.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .menu, inMenu: .submenu) }
    /// Makes the style.
    public init() {}
}

/// A row of compact options: a section of a menu, and segments everywhere else.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
    /// What the style is to the runtime.
    public static var _look: _PickerLook { _PickerLook(look: .segmented, inMenu: .section, isPalette: true) }
    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits the place: a button with a menu; in a menu, a section of it.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the chosen option, with a menu of all; in a menu, a menu of its own.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The options beside each other, of which one is held down.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options among the other views, as on a desktop: round boxes below each other. In a menu, a section of it.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Round boxes below each other, of which one is marked.
    nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// Options below each other, of which one is marked; many of them scroll. In a menu, a section of it.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A button that shows the chosen option, and leads to all of them: as on a desktop, in a menu.
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of compact options: a section of a menu, and segments everywhere else.
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum HorizontalRadioGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the options of radio groups stand beside each other.
    var radioGroupsAreHorizontal: Bool {
        get { self[HorizontalRadioGroupKey.self] }
        set { self[HorizontalRadioGroupKey.self] = newValue }
    }
}

extension View {
    /// Says how the pickers in the view show their options.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(PickerStyleModifier<S>())
    }

    /// Puts the options of the radio groups in the view beside each other.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        modifier(EnvironmentModifier(keyPath: \.radioGroupsAreHorizontal, value: true))
    }
}
