// Made by script/lib/overloads.py of Scene+Dialogs.swift. Don't edit it.

extension Scene {
    /// Adds a toggle with a verbatim title to alerts and dialogs of the scene.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some Scene {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }
}
