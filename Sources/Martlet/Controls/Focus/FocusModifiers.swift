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
    fileprivate let countsForPeople: Bool

    /// When the focus begins, when what had it has left, and when code gives it to a view around.
    public static let automatic = DefaultFocusEvaluationPriority(countsForPeople: false)
    /// Also when a person moves the focus into the view by keys.
    public static let userInitiated = DefaultFocusEvaluationPriority(countsForPeople: true)
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views show that they have the focus, as modifiers around have it.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
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

    /// Says which of the views in the view has the focus first: the one that a value of a binding stands for. It gets the
    /// focus when the view appears and nothing else has it, when what had it in the view has left, and when code gives
    /// the focus to the view as a whole or to one around it.
    ///
    ///     Form {
    ///         TextField("Name", text: $name).focused($field, equals: .name)
    ///         TextField("Street", text: $street).focused($field, equals: .street)
    ///     }
    ///     .defaultFocus($field, .street)
    ///
    /// - Parameter priority: With `userInitiated`, also where a person moves the focus into the view by keys, whichever
    ///   of its views that would lead to.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(
            DefaultFocusModifier(binding: binding, value: value, countsForPeople: priority.countsForPeople))
    }

    /// Says whether views in the view show that they have the focus. Without that a person who uses keys does not see
    /// where they go: it is for views that show the focus in a way of their own.
    ///
    ///     Card(isMarked: isFocused).focusable().focused($isFocused).focusEffectDisabled()
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(FocusEffectModifier(isDisabled: disabled))
            .transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
