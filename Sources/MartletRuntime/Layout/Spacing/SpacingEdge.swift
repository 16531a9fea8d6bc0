import Foundation

/// What a view wants of the distance to its neighbours at one of its edges, by the kind of what stands there.
package struct SpacingEdge: Equatable, Sendable {
    /// What is no text.
    package enum Plain: Equatable, Sendable {
        /// Keeps its neighbours at no distance, whatever they want.
        case none
        /// Wants what the host keeps between views.
        case standard
        /// Wants so much, in points.
        case points(CGFloat)
    }

    /// What stands at the edge and is no text; nil where there is only text.
    package var plain: Plain?
    /// How far the letters of text at the edge lie inside of it, in points; nil where there is no text.
    ///
    /// Distances are kept to what is seen: above a line that is the top of its capitals, below it the edge.
    package var textInset: CGFloat?

    package init(plain: Plain?, textInset: CGFloat? = nil) {
        self.plain = plain
        self.textInset = textInset
    }

    /// Nothing of its own.
    package static let standard = SpacingEdge(plain: .standard)

    /// The edge of text whose letters lie so far inside of it, in points.
    package static func text(inset: CGFloat) -> SpacingEdge { SpacingEdge(plain: nil, textInset: inset) }

    /// The distance to an edge that faces this one, in points.
    ///
    /// Lines of text follow each other without a distance, as the lines of a paragraph do.
    /// - Parameter standard: What the host keeps between views.
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

    /// What is wanted where this edge and another end a container together.
    /// - Parameter standard: What the host keeps between views, in points.
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

    /// The edge of what holds a view that wants this: what keeps neighbours together within does not outside.
    package var ofContainer: SpacingEdge { plain == .some(.none) ? .standard : self }

    /// The edge of what need not have the letters of its text there.
    package var withoutText: SpacingEdge { SpacingEdge(plain: plain ?? .standard) }

    private func points(_ standard: CGFloat) -> CGFloat? {
        switch plain {
        case nil, .some(.none): nil
        case .standard: standard
        case .points(let points): points
        }
    }
}

/// When a layout says something of the distance to its neighbours.
package enum OwnSpacing: Sendable {
    /// Never: the host's default holds.
    case never
    /// Where the host keeps distances to text by its font.
    case byFont
    /// Wherever it stands.
    case always
}

extension NodeLayout {
    /// What several nodes want together at an edge of their container.
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
    /// What the node wants of the distance to its neighbours at an edge.
    func spacing(at edge: Edge) -> SpacingEdge {
        mayWantSpacing ? layout.spacing(of: self, at: edge) : .standard
    }
}

extension Edge {
    /// The edge at which views begin, or end, along an axis.
    static func first(_ axis: Axis) -> Edge { axis == .vertical ? .top : .leading }
    static func last(_ axis: Axis) -> Edge { axis == .vertical ? .bottom : .trailing }
}
