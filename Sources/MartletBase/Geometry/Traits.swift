/// The horizontal alignment of the lines of a paragraph.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Aligned at the leading edge.
    case leading
    /// Centered.
    case center
    /// Aligned at the trailing edge.
    case trailing
}

/// The direction in which a locale lays out views.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// The way in which content with a fixed aspect ratio uses the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole content fits into the space, and may leave a part of it empty.
    case fit
    /// The content fills the whole space, and may extend beyond it.
    case fill
}

/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Visible or hidden as the context of the element decides.
    case automatic
    /// Visible, if possible.
    case visible
    /// Hidden, if possible.
    case hidden
}

/// The size classes of controls, in ascending order.
public enum ControlSize: CaseIterable, Comparable, Sendable {
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
