import Foundation

/// A type that decides the size of a presentation, from its content and the available room.
///
///     .sheet(isPresented: $isPresented) { SettingsView().presentationSizing(.form) }
public protocol PresentationSizing {
    /// Returns the proposal for the content, whose answer is the size of the presentation. A `nil` length proposes the
    /// content's ideal length.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation, for measuring it.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size that the content chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context of a presentation's sizing.
public struct PresentationSizingContext {
    /// The maximum size of the presentation.
    let limit: CGSize
    /// The size of content that fills any proposal.
    let standard: CGSize
    /// The current size of the presentation; zero before it is shown.
    let last: CGSize
}

/// The host's sizing: the content's size, or a standard size if the content fills any proposal.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    /// Proposes the content's size, or the standard size.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(context.fittedSize(of: root, standard: context.standard))
    }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    /// Proposes the ideal size.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// A size for forms, which is smaller than a page.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// Proposes at most 540 by 620 points.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: min(540, context.limit.width), height: min(620, context.limit.height))
    }
}

/// A size for large content, similar to a sheet of paper.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    /// Proposes at most 720 by 920 points.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: min(720, context.limit.width), height: min(920, context.limit.height))
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The host's sizing: the content's size, or a standard size if the content fills any proposal.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms, which is smaller than a page.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for large content, similar to a sheet of paper.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// Returns a sizing with the content's ideal length in some directions.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        if horizontal { proposal.width = nil }
        if vertical { proposal.height = nil }
        return proposal
    }
}

extension PresentationSizingContext {
    /// Returns the content's ideal size within the limit, or the standard size if the content fills any proposal.
    func fittedSize(of root: PresentationSizingRoot, standard: CGSize) -> CGSize {
        let ideal = root.sizeThatFits(.unspecified)
        let filled = root.sizeThatFits(ProposedViewSize(limit))
        var size = CGSize(width: min(ideal.width, limit.width), height: 0)
        if filled.width >= limit.width {
            // Content with a larger minimum width keeps it.
            let least = root.sizeThatFits(ProposedViewSize(standard)).width
            size.width = min(max(standard.width, least), limit.width)
        }
        let wanted = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
        let given = root.sizeThatFits(ProposedViewSize(width: size.width, height: limit.height)).height
        size.height = min(wanted, limit.height)
        if given >= limit.height || given > wanted {
            // Scrolling content reports its full height, so that a form with few rows is no higher than they are.
            let enough = wanted >= 160 ? min(wanted, standard.height) : standard.height
            let least = root.sizeThatFits(ProposedViewSize(width: size.width, height: enough)).height
            size.height = min(max(enough, least), limit.height)
        }
        return size
    }
}

extension ScenePresenting {
    /// Returns the size of the presented scene, according to a sizing.
    @MainActor
    func sizeAsPresented(
        by sizing: (any PresentationSizing)?, limit: CGSize, standard: CGSize, last: CGSize
    ) -> CGSize {
        let context = PresentationSizingContext(limit: limit, standard: standard, last: last)
        let root = PresentationSizingRoot { proposal in
            onMainActor(scene) { $0.presenting.presentedSize(for: proposal) }
        }
        let proposal = (sizing ?? .automatic).proposedSize(for: root, context: context)
        let chosen = presentedSize(for: proposal)
        return CGSize(
            width: min(max(proposal.width ?? 0, chosen.width), limit.width),
            height: min(max(proposal.height ?? 0, chosen.height), limit.height))
    }
}

extension View {
    /// Sets the sizing of the enclosing sheet or popover.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        transformPreference(PresentationSettingsKey.self) { $0.sizing = RequestedSizing(sizing: sizing) }
    }
}

/// The content's requested sizing. Requests of the same type are equal: sizing types have few values.
struct RequestedSizing: Equatable {
    let sizing: any PresentationSizing

    static func == (a: RequestedSizing, b: RequestedSizing) -> Bool {
        "\(a.sizing)" == "\(b.sizing)"
    }
}
