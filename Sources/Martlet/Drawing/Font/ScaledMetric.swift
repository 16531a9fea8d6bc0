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

    /// A number that grows as a text style does.
    ///
    /// - Parameters:
    ///   - wrappedValue: The number at the usual size of text.
    ///   - textStyle: The style that it grows with.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// A number that grows as the body style does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number at the size of text that holds for the view.
    public var wrappedValue: Value {
        let size = size
        if size == .large { return base }
        return base * Value(style.pointSize(at: size) / style.pointSize(at: .large))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
