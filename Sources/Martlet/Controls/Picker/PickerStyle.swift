import AttributeGraph

/// The look of pickers. Only the built-in styles, such as `.menu` and `.segmented`, have an effect.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The built-in look that the runtime applies for this style.
    nonisolated static var _look: _PickerLook { get }
}

/// The look of a picker style, outside and inside of menus.
public struct _PickerLook {
    let look: PickerLook
    /// The look in a menu.
    var inMenu: PickerLook.InMenu = .automatic
    /// Whether the app may set a palette selection effect.
    var isPalette = false
    /// Whether the options are tabs to assistive technology.
    var isTabs = false
}

/// The built-in looks of pickers.
enum PickerLook {
    case automatic, menu, segmented, radioGroup, wheel

    /// The form of a picker inside a menu.
    enum InMenu { case automatic, submenu, section }

    /// Whether the options are in a menu that a button opens.
    var isMenu: Bool { self == .automatic || self == .menu }
}

/// The key of the picker style among the attachments of the inputs.
enum PickerStyleKey {}

/// The picker style that is in effect in a subtree.
final class PickerStyleAttachment {
    let style: _PickerLook

    init(_ style: _PickerLook) { self.style = style }
}

nonisolated struct PickerStyleModifier<S: PickerStyle>: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(PickerStyleKey.self, PickerStyleAttachment(S._look))
    }
}

/// The default style: a button with a menu of the options. Inside a menu, a section of it.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .automatic) }
    /// Creates the style.
    public init() {}
}

/// A button that shows the chosen option and opens a menu of all options. Inside a menu, a submenu.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .menu, inMenu: .submenu) }
    /// Creates the style.
    public init() {}
}

/// A row of segments, of which the chosen one is drawn pressed.
///
///     Picker("Size", selection: .constant("M")) {
///         ForEach(["S", "M", "L"], id: \.self) { Text($0) }
///     }
///     .pickerStyle(.segmented)
///
/// All options are visible, so it suits a few short ones.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .segmented, inMenu: .section) }
    /// Creates the style.
    public init() {}
}

/// A row of tabs, drawn as segments. Assistive technology announces the options as tabs.
nonisolated public struct TabsPickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .segmented, inMenu: .section, isTabs: true) }
    /// Creates the style.
    public init() {}
}

/// The options among the surrounding views, as a column of radio buttons. Inside a menu, a section of it.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .radioGroup, inMenu: .section) }
    /// Creates the style.
    public init() {}
}

/// A column of radio buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .radioGroup, inMenu: .section) }
    /// Creates the style.
    public init() {}
}

/// A column of options, of which the chosen one is marked.
///
/// As on a desktop, there is no rotating wheel. Options that exceed the height of a wheel, or the picker's proposed
/// height, scroll. Inside a menu, the options are a section of it.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .wheel, inMenu: .section) }
    /// Creates the style.
    public init() {}
}

/// A button that shows the chosen option and opens all options. As on a desktop, they are in a menu.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .menu, inMenu: .submenu) }
    /// Creates the style.
    public init() {}
}

/// A row of compact options. Inside a menu they are a section of it, and elsewhere segments.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
    /// The built-in look that the runtime applies for this style.
    public static var _look: _PickerLook { _PickerLook(look: .segmented, inMenu: .section, isPalette: true) }
    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: a button with a menu of the options. Inside a menu, a section of it.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the chosen option and opens a menu of all options. Inside a menu, a submenu.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A row of segments, of which the chosen one is drawn pressed.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
    /// A row of tabs, drawn as segments. Assistive technology announces the options as tabs.
    ///
    ///     Picker("View", selection: $page) {
    ///         Text("Events").tag(Page.events)
    ///         Text("Reminders").tag(Page.reminders)
    ///     }
    ///     .pickerStyle(.tabs)
    nonisolated public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options among the surrounding views, as a column of radio buttons. Inside a menu, a section of it.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A column of radio buttons.
    nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A column of options, of which the chosen one is marked. Many options scroll. Inside a menu, a section of it.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A button that shows the chosen option and opens all options. As on a desktop, they are in a menu.
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of compact options. Inside a menu they are a section of it, and elsewhere segments.
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum HorizontalRadioGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the options of radio groups are in a row.
    var radioGroupsAreHorizontal: Bool {
        get { self[HorizontalRadioGroupKey.self] }
        set { self[HorizontalRadioGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in the view.
    ///
    ///     Picker("Size", selection: $size) { ForEach(Size.allCases) { Text($0.name) } }
    ///         .pickerStyle(.segmented)
    ///
    /// The default style is `.automatic`, which is the look of the host in the surroundings of the picker, such as a
    /// menu or a row of a form.
    ///
    /// - Parameter style: The style, which also applies to pickers in subviews that do not set their own.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(PickerStyleModifier<S>())
    }

    /// Arranges the options of radio groups in the view in a row.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        modifier(EnvironmentModifier(keyPath: \.radioGroupsAreHorizontal, value: true))
    }
}
