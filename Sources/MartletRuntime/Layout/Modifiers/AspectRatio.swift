import Foundation

/// Offers the content a size of a fixed ratio between width and height.
nonisolated struct AspectRatioModifier: WrappingModifier, WrappingLayout {
    /// The ratio of width to height; nil for the ratio of the content's ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    func checked(for node: RenderNode) -> AspectRatioModifier {
        AspectRatioModifier(
            ratio: node.valid(ratio, "the ratio of aspectRatio(_:contentMode:)"), contentMode: contentMode)
    }

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        var ratio = ratio ?? 0
        if self.ratio == nil {
            let ideal = child.size(for: .unspecified)
            ratio = ideal.width / ideal.height
        }
        guard ratio > 0, ratio.isFinite else { return proposal }
        let width = proposal.width ?? .infinity
        let height = proposal.height ?? .infinity
        if proposal == .unspecified {
            return self.ratio == nil ? proposal : ProposedViewSize(fit(ratio, in: child.size(for: proposal)))
        }
        if width.isInfinite, height.isInfinite { return proposal }
        if width.isInfinite { return ProposedViewSize(width: height * ratio, height: height) }
        if height.isInfinite { return ProposedViewSize(width: width, height: width / ratio) }
        return ProposedViewSize(fit(ratio, in: CGSize(width: width, height: height)))
    }

    private func fit(_ ratio: CGFloat, in size: CGSize) -> CGSize {
        let isWide = size.width > size.height * ratio
        // A box that is wider than the content bounds its height when fitting, and its width when filling.
        return isWide == (contentMode == .fit)
            ? CGSize(width: size.height * ratio, height: size.height)
            : CGSize(width: size.width, height: size.width / ratio)
    }

    var keepsRigidity: Axis.Set { [] }
}

extension View {
    /// Constrains the view to a ratio of width to height.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height; nil for the ratio of the view's ideal size.
    ///   - contentMode: Whether the view fits into the proposed size or fills it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains the view to the aspect ratio of a size.
    ///
    ///     Color.blue.aspectRatio(CGSize(width: 16, height: 9), contentMode: .fit)
    ///
    /// With ``ContentMode/fit`` the view is as large as the offered space allows, and some of it may be left free. With
    /// ``ContentMode/fill`` it covers all of the space, and may reach beyond it.
    ///
    /// - Parameters:
    ///   - aspectRatio: A size with the ratio of width to height.
    ///   - contentMode: Whether the view fits into the offered space, or fills it.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Gives the view the largest size with its own aspect ratio that fits the offered space.
    ///
    ///     Image("Sunset").resizable().scaledToFit()
    ///
    /// Space is left free along one axis if the proportions differ. A picture has to be `resizable()` first; shapes and
    /// colors have no ratio of their own and need `aspectRatio(_:contentMode:)`.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Gives the view the smallest size with its own aspect ratio that fills the offered space.
    ///
    ///     Image("Sunset")
    ///         .resizable()
    ///         .scaledToFill()
    ///         .frame(width: 100, height: 100)
    ///         .clipped()
    ///
    /// The view may be larger than the offered space; `clipped()` cuts off the rest.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
