/// The preferred size of text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest.
    case xSmall
    /// Smaller than medium.
    case small
    /// Smaller than the default.
    case medium
    /// The default.
    case large
    /// Larger than the default.
    case xLarge
    /// Larger than `xLarge`.
    case xxLarge
    /// The largest size that is not an accessibility size.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest accessibility size.
    case accessibility5

    /// Whether the size is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The position in the order of sizes, starting with 0.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension View {
    /// Sets the size of text in the view, overriding the user's preference.
    ///
    /// - Parameter size: The size of text.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of text in the view to a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { $0 = range.clamp($0) }
    }
}

extension RangeExpression where Bound: CaseIterable {
    /// Returns the case in the range that is nearest to a case, or that case if the range is empty. `allCases` must be
    /// in ascending order.
    func clamp(_ value: Bound) -> Bound {
        guard !contains(value) else { return value }
        let allowed = Bound.allCases.filter { contains($0) }
        guard let first = allowed.first, let last = allowed.last else { return value }
        return value < first ? first : last
    }
}

private enum DynamicTypeSizeKey: GatheredKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// The user's preferred size of text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}
