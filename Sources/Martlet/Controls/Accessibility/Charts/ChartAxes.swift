import Foundation

/// A custom detail of an accessibility element, beside its label and value.
public final class AXCustomContent: NSObject {
    /// The importance of a detail.
    public enum Importance: UInt, Sendable {
        /// The detail is read on request.
        case `default`
        /// The detail is read with the element.
        case high
    }

    /// The name of the detail.
    public let label: String
    /// The text of the detail.
    public let value: String
    /// The importance of the detail.
    public var importance = Importance.default

    /// Creates a detail with a name and a text.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

/// An axis in the accessibility description of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The name of the axis.
    var title: String { get set }
}

/// A chart axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The spacing of numbers along an axis.
    public enum ScaleType: Int, Sendable {
        /// Equal distances between numbers.
        case linear
        /// Distances by the logarithm, to base 10 or e.
        case log10, ln
    }

    /// The name of the axis.
    public var title: String
    /// The range of numbers that the axis covers.
    public var range: ClosedRange<Double>
    /// The numbers at which grid lines cross the chart.
    public var gridlinePositions: [Double]
    /// Returns the spoken form of a number on the axis.
    public var valueDescriptionProvider: (Double) -> String
    /// The spacing of numbers along the axis.
    public var scaleType = ScaleType.linear

    /// Creates an axis of numbers.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// A chart axis of categories.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The name of the axis.
    public var title: String
    /// The categories, in the order of the axis.
    public var categoryOrder: [String]

    /// Creates an axis of categories.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}
