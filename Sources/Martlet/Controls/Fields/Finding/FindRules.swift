/// What a bar that finds may do with a text.
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
    /// Keeps a person from searching the texts in the view by a bar: see `findNavigator(isPresented:)`.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findRules) { if isDisabled { $0.isFindDisabled = true } }
    }

    /// Keeps a person from replacing in the texts in the view by a bar: see `findNavigator(isPresented:)`.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findRules) { if isDisabled { $0.isReplaceDisabled = true } }
    }
}
