/// The find settings of the environment, for an editor that an app implements itself.
///
///     @Environment(\.findContext) private var findContext
///
///     if findContext?.isPresented?.wrappedValue == true { OwnFindBar(replaces: findContext?.supportsReplace == true) }
public struct FindContext: Sendable {
    /// Whether the find bar is presented; `nil` if the view is not inside ``View/findNavigator(isPresented:)``.
    public var isPresented: Binding<Bool>?
    /// Whether the find bar may replace text, which ``View/replaceDisabled(_:)`` prevents.
    public var supportsReplace: Bool
}

private enum FindPresentationKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }

extension EnvironmentValues {
    /// Whether the find bar of the environment is presented.
    var findPresentation: Binding<Bool>? {
        get { self[FindPresentationKey.self] }
        set { self[FindPresentationKey.self] = newValue }
    }

    /// The find settings of the environment; `nil` if find is disabled.
    public var findContext: FindContext? {
        let rules = findRules
        guard !rules.isFindDisabled else { return nil }
        return FindContext(isPresented: findPresentation, supportsReplace: !rules.isReplaceDisabled)
    }
}
