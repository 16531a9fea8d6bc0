/// Where assistive technology is, as far as a view cares; write it to lead there.
///
///     @AccessibilityFocusState private var isWarningFocused: Bool
///     Text(warning).focusable().accessibilityFocused($isWarningFocused)
///
/// Screen readers of the desktop follow the keyboard focus, so that this is where that is.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A connection to where the focus is.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// Where the focus is.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The connection itself.
        public var projectedValue: Binding { self }
    }

    private var focus: FocusState<Value>

    /// Whether the focus is in the views that are bound to it.
    public init() where Value == Bool { focus = FocusState() }

    /// Whether the focus is in the views that are bound to it, for some kinds of assistive technology. They all follow
    /// one focus here.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }

    /// Which of the views that are bound to it has the focus; nil for none.
    public init<T: Hashable>() where Value == T? { focus = FocusState<T?>() }

    /// Which of the views that are bound to it has the focus, for some kinds of assistive technology. They all follow one
    /// focus here.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState<T?>() }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// What `accessibilityFocused(_:)` takes.
    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    /// No kind.
    public init() { bits = 0 }

    /// Screen readers.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
    /// Operating by few switches.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }

    /// Whether all kinds of another set are in this one.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    /// The kinds of both sets.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits | other.bits)
    }
    /// The kinds that are in both.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits & other.bits)
    }
    /// The kinds that are in one of both.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits ^ other.bits)
    }
    /// Adds kinds.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    /// Takes kinds away.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    /// Adds kinds.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = intersection(newMember)
        bits |= newMember.bits
        return old.bits == 0 ? nil : old
    }
    /// Adds the kinds of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
    /// Keeps the kinds that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
    /// Keeps the kinds that are in one of both.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }
}

extension View {
    /// Connects whether assistive technology is in the view with a value: each follows the other.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus)
    }

    /// Connects which view assistive technology is in with a value: each follows the other.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value?>.Binding,
        equals value: Value
    ) -> some View {
        focused(binding.focus, equals: value)
    }
}
