/// A key for a value that views pass up to their ancestors.
///
/// If several views below one set a value, `reduce` combines them in the order of the hierarchy.
///
///     struct MaxWidth: PreferenceKey {
///         static let defaultValue: CGFloat = 0
///         static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///             value = max(value, nextValue())
///         }
///     }
///
/// Views set the value by ``View/preference(key:value:)``, and an ancestor receives it by
/// `onPreferenceChange(_:perform:)`.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Combines the accumulated value with that of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, for an optional value.
    public static var defaultValue: Value { nil }
}
