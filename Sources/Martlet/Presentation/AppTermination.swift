private enum DialogPreventsTerminationKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether alerts and dialogs keep the app from quitting; `nil` for the choice by their buttons.
    var dialogPreventsTermination: Bool? {
        get { self[DialogPreventsTerminationKey.self] }
        set { self[DialogPreventsTerminationKey.self] = newValue }
    }
}

extension Presentation {
    /// Whether the app doesn't quit on the user's request while the presentation is shown.
    @MainActor var preventsTermination: Bool {
        guard isShown, let scene else { return false }
        switch kind {
        case .popover: return settings.preventsTermination ?? false
        case .sheet, .cover: return settings.preventsTermination ?? !scene.bars.hasSingleClosingItem
        case .alert, .dialog:
            let values = EnvironmentValues(scope: scene.environment)
            return values.dialogPreventsTermination
                ?? (values.dialogSeverity == .critical || buttons?.hasChoice == true)
        }
    }
}

extension PanelButtons {
    /// Whether the alert has a choice to make: fields, several buttons, or a destructive one.
    fileprivate var hasChoice: Bool {
        let shown = shownButtons
        return shown.count != 1 || shown[0].controlContent?.face?.role == .destructive
            || elements.contains { $0.panel.button == nil }
    }
}

extension View {
    /// Sets whether an alert or confirmation dialog keeps the app from quitting while it is shown.
    ///
    ///     .confirmationDialog("Log out?", isPresented: $asks) {
    ///         Button("Log Out", action: logOut)
    ///     }
    ///     .dialogPreventsAppTermination(false)
    ///
    /// By default, a dialog lets the app quit if it has no text field, a severity other than
    /// ``DialogSeverity/critical``, and a single button, which is not destructive.
    ///
    /// - Parameter prevents: Whether the dialog keeps the app from quitting; `nil` for the default.
    nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
        modifier(EnvironmentModifier(keyPath: \.dialogPreventsTermination, value: prevents))
    }

    /// Sets whether the sheet in which the view is keeps the app from quitting while it is shown.
    ///
    ///     .sheet(isPresented: $asks) {
    ///         LoginView()
    ///             .presentationPreventsAppTermination(false)
    ///     }
    ///
    /// By default, a sheet lets the app quit if its toolbar has a single item, with the placement
    /// ``ToolbarItemPlacement/confirmationAction`` or ``ToolbarItemPlacement/cancellationAction``. If several views of
    /// the sheet say differently, `true` takes precedence.
    ///
    /// - Parameter prevents: Whether the sheet keeps the app from quitting; `nil` for the default.
    nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
        transformPreference(PresentationSettingsKey.self) {
            if let prevents { $0.preventsTermination = $0.preventsTermination == true || prevents }
        }
    }
}
