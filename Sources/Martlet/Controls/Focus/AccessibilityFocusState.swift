/// The accessibility focus among the bound views. Writing the value moves the focus.
///
///     @AccessibilityFocusState private var isWarningFocused: Bool
///     Text(warning).focusable().accessibilityFocused($isWarningFocused)
///
/// Desktop screen readers follow the keyboard focus, so this value follows the keyboard focus too.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A reference to an accessibility focus state, for `accessibilityFocused(_:)`.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The current value of the state.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var focus: FocusState<Value>

    /// Creates a state that is true while a bound view has the focus.
    public init() where Value == Bool { focus = FocusState() }

    /// Creates a state that is true while a bound view has the focus, for some assistive technologies. The technologies
    /// are ignored: they share one focus here.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }

    /// Creates a state whose value is that of the bound view with the focus, or `nil`.
    public init<T: Hashable>() where Value == T? { focus = FocusState<T?>() }

    /// Creates a state whose value is that of the bound view with the focus, or `nil`, for some assistive technologies.
    /// The technologies are ignored: they share one focus here.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState<T?>() }

    /// The current value of the state.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding for `accessibilityFocused(_:)`.
    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

/// A set of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// Screen readers.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
    /// Switch control.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }

    /// Whether all technologies of another set are in this set.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    /// Returns the union of both sets.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits | other.bits)
    }
    /// Returns the intersection of both sets.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits & other.bits)
    }
    /// Returns the technologies that are in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits ^ other.bits)
    }
    /// Inserts technologies.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    /// Removes technologies, and returns the removed ones.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    /// Inserts technologies, and returns the ones that were already in the set.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = intersection(newMember)
        bits |= newMember.bits
        return old.bits == 0 ? nil : old
    }
    /// Adds the kinds of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
    /// Keeps only the technologies that are also in another set.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
    /// Keeps the technologies that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }
}

extension View {
    /// Connects the accessibility focus of the view to a Boolean state. Each follows changes of the other.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus)
    }

    /// Connects the accessibility focus of the view to a state, which has `value` while the view has the focus.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value?>.Binding,
        equals value: Value
    ) -> some View {
        focused(binding.focus, equals: value)
    }

    /// Sets the view inside that gets the accessibility focus by default.
    ///
    /// It gets the focus when the view appears and nothing has the focus, and when the focused view inside is removed. As
    /// screen readers of the desktop follow the keyboard focus, it is the default of that too.
    ///
    /// - Parameters:
    ///   - binding: The state that tells views apart.
    ///   - value: The value for which the default view has the focus.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        defaultFocus(binding.focus, value)
    }
}
