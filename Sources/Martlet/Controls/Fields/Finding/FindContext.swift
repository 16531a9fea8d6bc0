/// What the modifiers around a view say of finding, for an editor that an app makes itself.
///
///     @Environment(\.findContext) private var findContext
///
///     if findContext?.isPresented?.wrappedValue == true { OwnFindBar(replaces: findContext?.supportsReplace == true) }
public struct FindContext: Sendable {
    /// Whether the bar is shown that finds; nil where no ``View/findNavigator(isPresented:)`` is around the view.
    public var isPresented: Binding<Bool>?
    /// Whether the bar may replace what it finds: not within ``View/replaceDisabled(_:)``.
    public var supportsReplace: Bool
}

private enum FindPresentationKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }

extension EnvironmentValues {
    /// Whether the bar around is shown that finds.
    var findPresentation: Binding<Bool>? {
        get { self[FindPresentationKey.self] }
        set { self[FindPresentationKey.self] = newValue }
    }

    /// What the modifiers around the view say of finding; nil where it is disabled.
    public var findContext: FindContext? {
        let rules = findRules
        guard !rules.isFindDisabled else { return nil }
        return FindContext(isPresented: findPresentation, supportsReplace: !rules.isReplaceDisabled)
    }
}
