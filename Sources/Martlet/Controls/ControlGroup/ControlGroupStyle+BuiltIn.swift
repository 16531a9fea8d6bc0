// The styles that there are.

/// The look that suits the place: controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.row) }

    /// Makes the style.
    nonisolated public init() {}

    /// The group itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The look that suits the place: controls beside each other.
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls beside each other, as those that lead through pages.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.row) }

    /// Makes the style.
    nonisolated public init() {}

    /// The group itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls beside each other, as those that lead through pages.
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls beside each other, to be chosen from at a glance.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.row) }

    /// Makes the style.
    nonisolated public init() {}

    /// The group itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Controls beside each other, to be chosen from at a glance.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A button that opens a menu of the controls; in a menu, a menu of its own.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.menu) }

    /// Makes the style.
    nonisolated public init() {}

    /// The group itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button that opens a menu of the controls; in a menu, a menu of its own.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A button that opens a menu of the controls; in a menu, a menu of its own.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ControlGroupLook.menu) }

    /// Makes the style.
    nonisolated public init() {}

    /// The group itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A button that opens a menu of the controls; in a menu, a menu of its own.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
