// The built-in control group styles.

/// A row of adjacent controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.row) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a control group that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// A row of adjacent controls.
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A row of adjacent controls for navigation, such as back and forward.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.row) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a control group that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A row of adjacent controls for navigation, such as back and forward.
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A row of adjacent controls, as a palette to choose from.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.row) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a control group that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of adjacent controls, as a palette to choose from.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A button that opens a menu of the controls; inside a menu, a submenu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.menu) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a control group that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button that opens a menu of the controls; inside a menu, a submenu.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A button that opens a menu of the controls; inside a menu, a submenu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.menu) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a control group that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A button that opens a menu of the controls; inside a menu, a submenu.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
