import Foundation

/// How the view looks that a page grows out of, on its way. Pages follow each other at once here, so that it is not seen.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// How the view looks as it is, for a closure to change.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    init() {}
}

extension MatchedTransitionSourceConfiguration {
    /// A background on the way.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Round corners on the way.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// A shadow on the way.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Names the view that a page grows out of, and says how it looks on the way. Pages follow each other at once here.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}

extension ToolbarContent {
    /// Names the item as what a page grows out of. Pages follow each other at once here.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Names the item as what a page grows out of. Pages follow each other at once here.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent { self }
}
