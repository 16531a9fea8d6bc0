extension Scene {
    /// Sets the icon of alerts and dialogs of the scene, above their titles.
    nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { environment(\.dialogIcon, icon) }

    /// Sets the severity of alerts and dialogs of the scene.
    ///
    ///     AlertScene("Erase the disk?", isPresented: $asks) {
    ///         Button("Erase", role: .destructive, action: erase)
    ///         Button("Cancel", role: .cancel) {}
    ///     }
    ///     .dialogSeverity(.critical)
    ///
    /// A critical dialog shows a warning sign, unless it has an icon of its own, and keeps the app from quitting.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
        environment(\.dialogSeverity, severity)
    }

    /// Adds a toggle to alerts and dialogs of the scene, above their buttons. The app must not present the dialog again
    /// while the toggle's binding is true.
    ///
    /// - Parameter isSuppressed: A binding to the state of the toggle.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
        dialogSuppressionToggle(Text("Don't ask again"), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a label to alerts and dialogs of the scene, above their buttons.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
        environment(\.dialogSuppression, DialogSuppressionToggle(title: label, isSuppressed: isSuppressed))
    }

    /// Adds a toggle with a localized title to alerts and dialogs of the scene.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some Scene {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a title resource to alerts and dialogs of the scene.
    @_disfavoredOverload  // A literal has to become a key, not a resource.
    nonisolated public func dialogSuppressionToggle<R: _ResourceTitle & _OverloadFilter>(
        _ title: R, isSuppressed: Binding<Bool>
    ) -> some Scene {
        dialogSuppressionToggle(title._titleText, isSuppressed: isSuppressed)
    }
}
