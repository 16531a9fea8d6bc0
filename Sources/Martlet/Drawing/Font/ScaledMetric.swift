import Foundation

/// A number that scales with the user's preferred size of text.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
///
/// A body that reads the number depends on the dynamic type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value
    private let style: Font.TextStyle

    /// Creates a number that scales like a text style.
    ///
    /// - Parameters:
    ///   - wrappedValue: The number at the default dynamic type size.
    ///   - textStyle: The text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a number that scales like the body style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number for the view's dynamic type size.
    public var wrappedValue: Value {
        base * Value(style.growth(at: size))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
