import Foundation

/// Decides the size of what is presented, from what its content says and the room that there is.
///
///     .sheet(isPresented: $isPresented) { SettingsView().presentationSizing(.form) }
public protocol PresentationSizing {
    /// The size to offer to the content, which answers with the size of the presentation. Nil in a direction stands for
    /// what the content would like.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation whose size is asked for.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the content chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What surrounds a presentation whose size is asked for.
public struct PresentationSizingContext {
    /// The largest size that there is room for.
    let limit: CGSize
    /// The size of content that takes any.
    let standard: CGSize
    /// The size that what is presented has now; zero where it is not there yet.
    let last: CGSize
}

/// As the host has it: the content's size, and a standard size where that takes any.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    /// The content's size, or the standard one.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(context.fittedSize(of: root, standard: context.standard))
    }
}

/// The size that the content would like.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    /// What the content would like.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// A size for forms: not as large as a page.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// At most 540 by 620 points.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: min(540, context.limit.width), height: min(620, context.limit.height))
    }
}

/// A size for much content: about that of a sheet of paper.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    /// At most 720 by 920 points.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: min(720, context.limit.width), height: min(920, context.limit.height))
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// As the host has it: the content's size, and a standard size where that takes any.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size that the content would like.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms: not as large as a page.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for much content: about that of a sheet of paper.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// The same sizing, but as the content would like it in some directions.
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
    /// What the content would like, as far as there is room, and the standard size where it takes any.
    func fittedSize(of root: PresentationSizingRoot, standard: CGSize) -> CGSize {
        let ideal = root.sizeThatFits(.unspecified)
        let filled = root.sizeThatFits(ProposedViewSize(limit))
        var size = CGSize(width: min(ideal.width, limit.width), height: 0)
        if filled.width >= limit.width {
            // What has a least width keeps it.
            let least = root.sizeThatFits(ProposedViewSize(standard)).width
            size.width = min(max(standard.width, least), limit.width)
        }
        let wanted = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
        let given = root.sizeThatFits(ProposedViewSize(width: size.width, height: limit.height)).height
        size.height = min(wanted, limit.height)
        if given >= limit.height || given > wanted {
            // What scrolls says how high all of it is; a form with a few rows needs no more.
            let enough = wanted >= 160 ? min(wanted, standard.height) : standard.height
            let least = root.sizeThatFits(ProposedViewSize(width: size.width, height: enough)).height
            size.height = min(max(enough, least), limit.height)
        }
        return size
    }
}

extension SceneGraph {
    /// The size of what is presented, by what its content says.
    @MainActor
    func sizeAsPresented(
        by sizing: (any PresentationSizing)?, limit: CGSize, standard: CGSize, last: CGSize
    ) -> CGSize {
        let context = PresentationSizingContext(limit: limit, standard: standard, last: last)
        let root = PresentationSizingRoot { proposal in onMainActor(self) { $0.presentedSize(for: proposal) } }
        let proposal = (sizing ?? .automatic).proposedSize(for: root, context: context)
        let chosen = presentedSize(for: proposal)
        return CGSize(
            width: min(max(proposal.width ?? 0, chosen.width), limit.width),
            height: min(max(proposal.height ?? 0, chosen.height), limit.height))
    }
}

extension View {
    /// Says what decides the size of the sheet or popover that the view stands in.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        transformPreference(PresentationWishesKey.self) { $0.sizing = SizingWish(sizing: sizing) }
    }
}

/// A wish for a size. Equal wishes are of one type: sizings have few values.
struct SizingWish: Equatable {
    let sizing: any PresentationSizing

    static func == (a: SizingWish, b: SizingWish) -> Bool {
        "\(a.sizing)" == "\(b.sizing)"
    }
}
