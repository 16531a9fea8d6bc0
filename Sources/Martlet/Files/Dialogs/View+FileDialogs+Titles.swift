import Foundation
// Made by script/lib/overloads.py of View+FileDialogs.swift. Don't edit it.

extension View {
    /// Sets the verbatim message of file dialogs in the view.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ title: S) -> some View {
        fileDialogMessage(Text(title))
    }

    /// Sets the verbatim title of the confirmation button of file dialogs in the view.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ title: S) -> some View {
        fileDialogConfirmationLabel(Text(title))
    }

    /// Sets the verbatim label of the name field of file exporters in the view.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ title: S) -> some View {
        fileExporterFilenameLabel(Text(title))
    }
}
