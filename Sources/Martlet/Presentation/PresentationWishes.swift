import Foundation

/// What content says of how it is presented.
struct PresentationWishes: Equatable {
    /// Whether a person can leave only by what stands in it.
    var isDismissDisabled = false
    /// What decides the size; nil for the host.
    var sizing: SizingWish?
    /// The heights that a sheet may have.
    var detents: Set<PresentationDetent>?
    /// The one of them that it has.
    var selectedDetent: PresentationDetent?

    /// How high a sheet is to be where it says so, in points.
    func height(in limit: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        guard let detents, !detents.isEmpty else { return nil }
        if let selectedDetent, detents.contains(selectedDetent) { return selectedDetent.height(in: limit, environment) }
        // A sheet begins at the lowest.
        return detents.map { $0.height(in: limit, environment) }.min()
    }
}

enum PresentationWishesKey: PreferenceKey {
    static var defaultValue: PresentationWishes { PresentationWishes() }

    static func reduce(value: inout PresentationWishes, nextValue: () -> PresentationWishes) {
        let next = nextValue()
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
        value.sizing = value.sizing ?? next.sizing
        value.selectedDetent = value.selectedDetent ?? next.selectedDetent
        value.detents = value.detents ?? next.detents
    }
}

/// Tells a presentation what its content says.
final class PresentationWishesReader: PreferenceReader {
    private weak var presentation: Presentation?

    init(_ presentation: Presentation) { self.presentation = presentation }

    func collect(from node: RenderNode) {
        presentation?.wishes = node.preference(PresentationWishesKey.self) ?? PresentationWishes()
    }
}

extension View {
    /// Says whether a sheet or popover that the view stands in can only be left by what stands in it: then neither
    /// Escape nor the window's close button dismisses it. Actions such as `dismiss` still do.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationWishesKey.self) {
            $0.isDismissDisabled = $0.isDismissDisabled || isDisabled
        }
    }
}
