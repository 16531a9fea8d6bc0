import Foundation

/// A frame with a fixed width, height or both, in which the content is aligned.
nonisolated struct FrameModifier: WrappingModifier, WrappingLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func checked(for node: RenderNode) -> FrameModifier {
        FrameModifier(
            width: node.valid(width, "the width of frame(width:height:)"),
            height: node.valid(height, "the height of frame(width:height:)"), alignment: alignment)
    }

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        alignment.origin(of: child, in: size)
    }

    // Along an axis with a fixed length, the content need not touch the edge, so its text spacing does not apply.
    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        guard let child = node.onlyChild else { return .standard }
        let isOpen = (edge.axis == .horizontal ? width : height) == nil
        return isOpen ? child.spacing(at: edge) : child.spacing(at: edge).withoutText
    }

    var ownTraits: SizeTraits {
        var traits: SizeTraits = []
        if width != nil { traits.formUnion(.rigid(.horizontal)) }
        if height != nil { traits.formUnion(.rigid(.vertical)) }
        return traits
    }
}

/// A frame with ranges for its lengths, in which the content is aligned.
nonisolated struct FlexibleFrameModifier: WrappingModifier, WrappingLayout {
    /// The range along one axis.
    struct Range: Equatable {
        let least: CGFloat?
        let ideal: CGFloat?
        let most: CGFloat?

        init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
            self.least = least
            self.ideal = ideal
            self.most = most
        }

        /// Returns the proposal for the content: that of the frame, or else the ideal length, clamped to the range.
        func proposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let length = proposed ?? ideal else { return nil }
            return clamp(length, least ?? -.infinity, most ?? .infinity)
        }

        /// Returns the proposal for the content of a frame with a known length. If nothing was proposed and the frame
        /// has its minimum length, the content is offered that minimum.
        func proposal(_ proposed: CGFloat?, length: CGFloat) -> CGFloat? {
            if proposed == nil, ideal == nil, let least, length <= least { return least }
            return proposal(proposed)
        }

        /// The length of the frame around content of a length.
        ///
        /// The offer, within the bounds that were given; a bound that was not given is the content's length. Where
        /// nothing is offered, the ideal counts as the offer, and without one the content's length.
        func length(around content: CGFloat, proposed: CGFloat?) -> CGFloat {
            guard let proposed else { return clamp(ideal ?? content, least ?? -.infinity, most ?? .infinity) }
            switch (least, most) {
            case (nil, nil): return content
            case (let least?, let most?): return clamp(proposed, least, most)
            case (let least?, nil): return clamp(proposed, least, max(least, content))
            case (nil, let most?): return clamp(proposed, min(content, most), most)
            }
        }

        /// Whether the frame does not constrain the length.
        var isOpen: Bool { least == nil && most == nil && ideal == nil }

        private func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            max(least, min(value, max(least, most)))
        }
    }

    let horizontal: Range
    let vertical: Range
    let alignment: Alignment

    func checked(for node: RenderNode) -> FlexibleFrameModifier {
        FlexibleFrameModifier(
            horizontal: Range(
                node.valid(horizontal.least, "minWidth of frame(minWidth:)"),
                node.valid(horizontal.ideal, "idealWidth of frame(idealWidth:)"),
                node.valid(horizontal.most, "maxWidth of frame(maxWidth:)", .limit)),
            vertical: Range(
                node.valid(vertical.least, "minHeight of frame(minHeight:)"),
                node.valid(vertical.ideal, "idealHeight of frame(idealHeight:)"),
                node.valid(vertical.most, "maxHeight of frame(maxHeight:)", .limit)),
            alignment: alignment)
    }

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
    }

    func proposalForPlacing(_ proposal: ProposedViewSize, size: CGSize, child: RenderNode) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.proposal(proposal.width, length: size.width),
            height: vertical.proposal(proposal.height, length: size.height))
    }

    func size(around size: CGSize, proposal: ProposedViewSize, child: RenderNode) -> CGSize {
        CGSize(
            width: horizontal.length(around: size.width, proposed: proposal.width),
            height: vertical.length(around: size.height, proposed: proposal.height)
        )
    }

    func origin(of child: ViewDimensions, in size: CGSize, node: RenderNode) -> CGPoint {
        alignment.origin(of: child, in: size)
    }

    // As in a frame of fixed lengths.
    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        guard let child = node.onlyChild else { return .standard }
        let isOpen = edge.axis == .horizontal ? horizontal.isOpen : vertical.isOpen
        return isOpen ? child.spacing(at: edge) : child.spacing(at: edge).withoutText
    }

    var keepsRigidity: Axis.Set {
        var axes: Axis.Set = []
        if horizontal.isOpen { axes.insert(.horizontal) }
        if vertical.isOpen { axes.insert(.vertical) }
        return axes
    }
}

extension Alignment {
    /// Returns the origin at which the guides of the content meet the default guides of an area.
    func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
        origin(of: content, in: ViewDimensions(size))
    }

    /// Returns the origin at which the guides of the content meet those of `area`.
    func origin(of content: ViewDimensions, in area: ViewDimensions) -> CGPoint {
        CGPoint(x: area[horizontal] - content[horizontal], y: area[vertical] - content[vertical])
    }
}

extension View {
    /// Gives the view a frame with a fixed width, height or both.
    ///
    ///     Text("Centered")
    ///         .frame(width: 200, height: 100)
    ///         .border(.gray)
    ///
    /// The fixed lengths are proposed to the view. A view of another size, smaller or larger, is aligned in the frame.
    ///
    /// - Parameters:
    ///   - width: The width in points; nil for the width that the view chooses.
    ///   - height: The height in points; nil for the height that the view chooses.
    ///   - alignment: The alignment of a view whose size differs from the frame's.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a frame whose lengths are limited to ranges.
    ///
    ///     Text("At the leading edge of all the width")
    ///         .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    ///
    /// The frame takes the proposed length, clamped to minimum and maximum. A bound that is nil is the view's own
    /// length. If no length is proposed, the frame takes the ideal length.
    ///
    /// - Parameters:
    ///   - minWidth: The minimum width, in points.
    ///   - idealWidth: The width that is proposed to the view if none is proposed to the frame, in points.
    ///   - maxWidth: The maximum width, in points; infinity for a frame that takes the whole proposed width.
    ///   - minHeight: The minimum height, in points.
    ///   - idealHeight: The height that is proposed to the view if none is proposed to the frame, in points.
    ///   - maxHeight: The maximum height, in points; infinity for a frame that takes the whole proposed height.
    ///   - alignment: The alignment of a view whose size differs from the frame's.
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                horizontal: .init(minWidth, idealWidth, maxWidth),
                vertical: .init(minHeight, idealHeight, maxHeight),
                alignment: alignment
            )
        )
    }

    /// Returns a frame without a length changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}
