import Foundation

/// Gives the content a width, a height or both, and stands it in them.
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

    // Along an axis that has a length of its own, the content's letters need not stand at the edge.
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

/// Gives the content a range of sizes.
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

        /// What the content is offered: what the frame is offered, or its ideal, brought into the range.
        func proposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let length = proposed ?? ideal else { return nil }
            return clamp(length, least ?? -.infinity, most ?? .infinity)
        }

        /// What the content is offered in a frame of a length: where that is the least of a frame that was offered
        /// nothing, the content may fill it.
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

        /// Whether the frame says nothing about the length.
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
    /// Where content stands in an area so that its guides meet those that the area has by default.
    func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
        origin(of: content, in: ViewDimensions(size))
    }

    /// Where content stands so that its guides meet those of what it is aligned with.
    func origin(of content: ViewDimensions, in area: ViewDimensions) -> CGPoint {
        CGPoint(x: area[horizontal] - content[horizontal], y: area[vertical] - content[vertical])
    }
}

extension View {
    /// Gives the view a fixed width, height or both.
    ///
    /// The view is offered the fixed lengths, and stands in the frame as the alignment says; it may be smaller or
    /// larger than the frame.
    ///
    /// - Parameters:
    ///   - width: In points; nil for the width that the view chooses.
    ///   - height: In points; nil for the height that the view chooses.
    ///   - alignment: Where a view of another size stands.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a frame whose lengths lie in ranges.
    ///
    /// The frame takes the length that it is offered, brought between the least and the most. A bound that is nil is
    /// the view's own length. Where a container asks for the ideal size, the frame takes the ideal length.
    ///
    /// - Parameters:
    ///   - minWidth: In points.
    ///   - idealWidth: In points; offered to the view where the frame is asked for its ideal size.
    ///   - maxWidth: In points; infinity for a frame that takes all the width it is offered.
    ///   - minHeight: In points.
    ///   - idealHeight: In points.
    ///   - maxHeight: In points; infinity for a frame that takes all the height it is offered.
    ///   - alignment: Where a view of another size stands in the frame.
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

    /// A frame without a length changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}
