// Made by script/lib/overloads.py of DialogSuppression.swift. Don't edit it.

extension View {
    /// Adds a toggle with a verbatim title to alerts and dialogs that the view presents.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }
}
