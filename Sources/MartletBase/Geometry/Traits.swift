/// How the lines of a paragraph stand to one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}

/// The direction in which a locale lays views out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// How content of a fixed aspect ratio takes up the space it is given.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of the content is inside of the space, which may not be filled.
    case fit
    /// All of the space is filled by the content, which may reach beyond it.
    case fill
}

/// Whether an element is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the element's surroundings decide.
    case automatic
    /// Shown, where it can be.
    case visible
    /// Hidden, where it can be.
    case hidden
}

/// The size classes of controls.
public enum ControlSize: CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Smaller than regular.
    case small
    /// The default.
    case regular
    /// Larger than regular.
    case large
    /// The largest.
    case extraLarge
}
