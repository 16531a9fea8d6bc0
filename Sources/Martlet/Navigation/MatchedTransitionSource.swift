import Foundation

/// The appearance of a transition's source view during the transition. No effect here: pages replace each other at
/// once.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The unchanged appearance, which a closure modifies.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    init() {}
}

extension MatchedTransitionSourceConfiguration {
    /// Sets a background during the transition.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Clips the view to a rounded rectangle during the transition.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Adds a shadow during the transition.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Marks the view as the source of a page's transition. No effect here: pages replace each other at once.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}

extension ToolbarContent {
    /// Marks the item as the source of a page's transition. No effect here: pages replace each other at once.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Marks the item as the source of a page's transition. No effect here: pages replace each other at once.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent { self }
}
