import Foundation

/// The content's settings for its presentation.
struct PresentationSettings: Equatable {
    /// Whether the user can dismiss the presentation only with its own controls.
    var isDismissDisabled = false
    /// The requested sizing; `nil` for the host's.
    var sizing: RequestedSizing?
    /// The available detents of a sheet.
    var detents: Set<PresentationDetent>?
    /// The selected detent.
    var selectedDetent: PresentationDetent?
    /// Whether the presentation keeps the app from quitting; `nil` for the choice by its toolbar.
    var preventsTermination: Bool?

    /// Returns the height of a sheet with detents, in points; `nil` without detents.
    func height(in limit: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        guard let detents, !detents.isEmpty else { return nil }
        if let selectedDetent, detents.contains(selectedDetent) { return selectedDetent.height(in: limit, environment) }
        // Without a selection, a sheet has the lowest detent.
        return detents.map { $0.height(in: limit, environment) }.min()
    }
}

enum PresentationSettingsKey: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }

    static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
        let next = nextValue()
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
        value.sizing = value.sizing ?? next.sizing
        value.selectedDetent = value.selectedDetent ?? next.selectedDetent
        value.detents = value.detents ?? next.detents
        if let prevents = next.preventsTermination {
            value.preventsTermination = value.preventsTermination == true || prevents
        }
    }
}

/// Passes the content's settings to its presentation.
final class PresentationSettingsReader: PreferenceReader {
    private weak var presentation: Presentation?

    init(_ presentation: Presentation) { self.presentation = presentation }

    func collect(from node: RenderNode) {
        presentation?.settings = node.preference(PresentationSettingsKey.self) ?? PresentationSettings()
    }
}

extension View {
    /// Prevents the user from dismissing the enclosing sheet or popover with Escape or its close button. Actions such
    /// as `dismiss` still dismiss it.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationSettingsKey.self) {
            $0.isDismissDisabled = $0.isDismissDisabled || isDisabled
        }
    }
}
