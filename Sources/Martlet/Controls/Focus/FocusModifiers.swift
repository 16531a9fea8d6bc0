/// What a view does with the focus, and so how it gets it.
public struct FocusInteractions: OptionSet, Sendable {
    /// The interactions as bits.
    public let rawValue: Int

    /// Makes interactions of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed by keys, as a button is: Tab and arrows lead to it, and a press of the pointer leaves the focus where
    /// it is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It takes what is typed, as a field does: a press of the pointer gives it the focus too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What suits the system: both.
    public static let automatic = FocusInteractions(rawValue: 3)
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    private init() {}

    /// When nothing has the focus yet.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// Also when a person has moved the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views show that they have the focus, as modifiers around have it. Hosts show it in any case: it is how a
    /// person without a pointer knows where the keys go.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

/// Gives the focus to what a value stands for, when the content appears.
private nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        content.onAppear { if binding.wrappedValue != value { binding.wrappedValue = value } }
    }
}

extension View {
    /// Says whether keys can go to the view, and what it does with them: what is only pressed by keys does not get the
    /// focus by a press of the pointer.
    ///
    ///     Swatch(color).focusable(interactions: .activate).onKeyPress(.return) { choose(); return .handled }
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(
            FocusableModifier(
                isFocusable: isFocusable && !interactions.isEmpty, takesFocusOnPress: interactions.contains(.edit)))
    }

    /// Has arrow keys that lead from view to view lead into the view as a whole, where something in it can have the
    /// focus, though nothing of that may lie straight ahead; from there they lead out where nothing else in it lies
    /// ahead.
    ///
    ///     HStack {
    ///         VStack { Button("One") {}; Button("Two") {}; Button("Three") {} }.focusSection()
    ///         VStack { Button("Done") {}; Spacer() }.focusSection()
    ///     }
    nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }

    /// Gives the focus to one of the views in the view when that appears: to the one that a value of a binding stands
    /// for.
    ///
    ///     Form {
    ///         TextField("Name", text: $name).focused($field, equals: .name)
    ///         TextField("Street", text: $street).focused($field, equals: .street)
    ///     }
    ///     .defaultFocus($field, .street)
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }

    /// Says whether views in the view show that they have the focus. Hosts show it in any case: it is how a person without
    /// a pointer knows where the keys go.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
