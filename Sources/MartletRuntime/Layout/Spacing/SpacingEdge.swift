import Foundation

/// The preferred distance of a view to its neighbor at one edge, by the kind of content at the edge.
package struct SpacingEdge: Equatable, Sendable {
    /// The preference of content other than text.
    package enum Plain: Equatable, Sendable {
        /// Prefers no distance, and overrides the preference of the neighbor.
        case none
        /// The host's default distance between views.
        case standard
        /// Wants so much, in points.
        case points(CGFloat)
    }

    /// The preference of content other than text at the edge; nil if there is only text.
    package var plain: Plain?
    /// The distance of the visible glyphs from the edge, in points; nil if there is no text.
    ///
    /// Distances are measured to the visible glyphs: the tops of capitals above a line, and the edge below it.
    package var textInset: CGFloat?

    package init(plain: Plain?, textInset: CGFloat? = nil) {
        self.plain = plain
        self.textInset = textInset
    }

    /// The preference of content without a special one.
    package static let standard = SpacingEdge(plain: .standard)

    /// Returns the preference of text whose visible glyphs begin at a distance from the edge, in points.
    package static func text(inset: CGFloat) -> SpacingEdge { SpacingEdge(plain: nil, textInset: inset) }

    /// Returns the distance to an edge that faces this one, in points.
    ///
    /// Lines of text follow each other without a distance, as the lines of a paragraph do.
    /// - Parameter standard: The host's default spacing between views.
    package func distance(to next: SpacingEdge, standard: CGFloat) -> CGFloat {
        if plain == .some(.none) || next.plain == .some(.none) { return 0 }
        let (own, other) = (points(standard), next.points(standard))
        var distance: CGFloat?
        func include(_ candidate: CGFloat) { distance = distance.map { max($0, candidate) } ?? candidate }
        if let own, let other { include(max(own, other)) }
        if let own, let inset = next.textInset { include(max(0, max(own, standard) - inset)) }
        if let inset = textInset, let other { include(max(0, max(other, standard) - inset)) }
        if textInset != nil, next.textInset != nil { include(0) }
        return distance ?? standard
    }

    /// Returns the combined preference of two views at the same edge of a container.
    ///
    /// - Parameter standard: The host's default distance between views, in points.
    package func union(_ other: SpacingEdge, standard: CGFloat) -> SpacingEdge {
        if plain == .some(.none) { return other }
        if other.plain == .some(.none) { return self }
        var result = self
        if let theirs = other.points(standard) {
            result.plain = .points(points(standard).map { max($0, theirs) } ?? theirs)
        }
        if let inset = other.textInset { result.textInset = textInset.map { min($0, inset) } ?? inset }
        return result
    }

    /// The preference of a container whose child has this one: the zero distance of a spacer does not extend beyond its
    /// container.
    package var ofContainer: SpacingEdge { plain == .some(.none) ? .standard : self }

    /// The preference of an edge that text need not touch.
    package var withoutText: SpacingEdge { SpacingEdge(plain: plain ?? .standard) }

    private func points(_ standard: CGFloat) -> CGFloat? {
        switch plain {
        case nil, .some(.none): nil
        case .standard: standard
        case .points(let points): points
        }
    }
}

/// The condition under which a layout has its own spacing preference.
package enum OwnSpacing: Sendable {
    /// Never: the host's default holds.
    case never
    /// If the host derives distances to text from its font.
    case byFont
    /// Under all hosts.
    case always
}

extension NodeLayout {
    /// Returns the combined preference of several nodes at an edge of their container.
    func spacing(of nodes: ContiguousArray<RenderNode>, at edge: Edge, in container: RenderNode) -> SpacingEdge {
        let standard = container.withScene { $0.profile.defaultSpacing[edge.axis] }
        var result = SpacingEdge.standard
        nodes.forEachUnretained { index, node in
            let own = node.spacing(at: edge)
            result = index == 0 ? own : result.union(own, standard: standard)
        }
        return result.ofContainer
    }
}

extension RenderNode {
    /// Returns the node's preference for the distance to its neighbor at an edge.
    func spacing(at edge: Edge) -> SpacingEdge {
        mayWantSpacing ? layout.spacing(of: self, at: edge) : .standard
    }
}

extension Edge {
    /// The edge at which views begin, or end, along an axis.
    static func first(_ axis: Axis) -> Edge { axis == .vertical ? .top : .leading }
    static func last(_ axis: Axis) -> Edge { axis == .vertical ? .bottom : .trailing }
}
