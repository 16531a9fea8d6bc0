import Foundation

/// The part of a container to which content margins apply.
public struct ContentMarginPlacement: Sendable {
    /// Whether the margins apply to the content, as opposed to the indicators.
    fileprivate var isOfContent = true

    /// The default part of the container: the content of a scroll view.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
    /// The content of a scroll view; its indicators stay at the edges.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
    /// The indicators of a scroll view: the content keeps its margins.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isOfContent: false) }
}

private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}

private enum DefaultScrollAnchorKey: EnvironmentKey {
    static let defaultValue = ScrollAnchors()
}

private enum ScrollClipKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// The space around the content of scroll views, in points.
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// The anchors of the content of scroll views.
    var defaultScrollAnchors: ScrollAnchors {
        get { self[DefaultScrollAnchorKey.self] }
        set { self[DefaultScrollAnchorKey.self] = newValue }
    }

    /// Whether scroll views clip their content to their bounds.
    var clipsScrollContent: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}

extension View {
    /// Adds space around the content of the scroll views in the view.
    ///
    /// The space scrolls with the content.
    ///
    /// - Parameters:
    ///   - edges: The edges of the space; other edges keep theirs.
    ///   - insets: The space, in points.
    ///   - placement: The part of the scroll views to which it is added.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement.isOfContent else { return }
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && insets[edge].isFinite {
                margins[edge] = insets[edge]
            }
        }
    }

    /// Adds the same amount of space at some edges of the content of the scroll views in the view.
    ///
    /// - Parameters:
    ///   - edges: The edges of the space; other edges keep theirs.
    ///   - length: The space, in points; nil for no change.
    ///   - placement: The part of the scroll views to which it is added.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(length == nil ? [] : edges, EdgeInsets(length ?? 0), for: placement)
    }

    /// Adds the same amount of space around the content of the scroll views in the view.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Shows the content of scroll views beyond their bounds, instead of clipping it.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.clipsScrollContent, !disabled)
    }
}
