/// The interactions for which a view receives the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// The set's elements, one bit for each.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view is activated by keys, as a button is. Tab and the arrow keys reach it; a press of the pointer does not
    /// move the focus.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view receives typed text, as a field does. A press of the pointer also gives it the focus.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The system's default, which is both interactions.
    public static let automatic = FocusInteractions(rawValue: 3)
}

/// The occasions on which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
    fileprivate let countsForPeople: Bool

    /// The default focus applies when the window first gets the focus, when the focused view is removed, and when code
    /// focuses an ancestor.
    public static let automatic = DefaultFocusEvaluationPriority(countsForPeople: false)
    /// The default focus also applies when the user moves the focus into the view with the keyboard.
    public static let userInitiated = DefaultFocusEvaluationPriority(countsForPeople: true)
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views draw a focus effect, such as a ring.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

extension View {
    /// Makes the view focusable for some interactions. A view that is only activated by keys does not get the focus by
    /// a press of the pointer.
    ///
    ///     Swatch(color).focusable(interactions: .activate).onKeyPress(.return) { choose(); return .handled }
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(
            FocusableModifier(
                isFocusable: isFocusable && !interactions.isEmpty, takesFocusOnPress: interactions.contains(.edit)))
    }

    /// Groups the focusable views of the view into a section for the arrow keys.
    ///
    /// An arrow key that finds the section ahead moves into it, even if none of its focusable views is straight ahead.
    /// Inside the section, the arrow key leaves it where no other view of the section is ahead.
    ///
    ///     HStack {
    ///         VStack { Button("One") {}; Button("Two") {}; Button("Three") {} }.focusSection()
    ///         VStack { Button("Done") {}; Spacer() }.focusSection()
    ///     }
    nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }

    /// Sets the view inside that gets the focus by default: the one that is bound to `value`.
    ///
    /// It gets the focus when the view appears and nothing has the focus, when the focused view inside is removed, and
    /// when code focuses the view or an ancestor as a whole.
    ///
    ///     Form {
    ///         TextField("Name", text: $name).focused($field, equals: .name)
    ///         TextField("Street", text: $street).focused($field, equals: .street)
    ///     }
    ///     .defaultFocus($field, .street)
    ///
    /// - Parameter priority: With `userInitiated`, the default also applies when the user moves the focus into the view
    ///   with the keyboard, whichever of its views is closest.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(
            DefaultFocusModifier(binding: binding, value: value, countsForPeople: priority.countsForPeople))
    }

    /// Sets whether the focused view draws a focus effect.
    ///
    /// Without an effect, users of the keyboard cannot see the focus. Disable it only for views that show the focus in
    /// a way of their own.
    ///
    ///     Card(isMarked: isFocused).focusable().focused($isFocused).focusEffectDisabled()
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(FocusEffectModifier(isDisabled: disabled))
            .transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
