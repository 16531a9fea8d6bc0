/// The operations of the find bar that are disabled for a text.
struct FindRules: Equatable {
    var isFindDisabled = false
    var isReplaceDisabled = false
}

private enum FindRulesKey: EnvironmentKey { static var defaultValue: FindRules { FindRules() } }

extension EnvironmentValues {
    var findRules: FindRules {
        get { self[FindRulesKey.self] }
        set { self[FindRulesKey.self] = newValue }
    }
}

extension View {
    /// Disables the find bar for the texts in the view; see `findNavigator(isPresented:)`.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findRules) { if isDisabled { $0.isFindDisabled = true } }
    }

    /// Disables replacement with the find bar for the texts in the view; see `findNavigator(isPresented:)`.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findRules) { if isDisabled { $0.isReplaceDisabled = true } }
    }
}
