import Foundation

/// A detail for assistive technology, beside what an element is called.
public final class AXCustomContent: NSObject {
    /// When a detail is told.
    public enum Importance: UInt, Sendable {
        /// When a person asks for it.
        case `default`
        /// With the element.
        case high
    }

    /// What the detail is called.
    public let label: String
    /// What the detail says.
    public let value: String
    /// When it is told.
    public var importance = Importance.default

    /// A detail with a name.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

/// What an axis of a chart stands for.
public protocol AXDataAxisDescriptor: AnyObject {
    /// What the axis is called.
    var title: String { get set }
}

/// An axis of a chart that numbers stand at.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers are spread along the axis.
    public enum ScaleType: Int, Sendable {
        /// Evenly.
        case linear
        /// By their logarithms.
        case log10, ln
    }

    /// What the axis is called.
    public var title: String
    /// The numbers that the axis reaches over.
    public var range: ClosedRange<Double>
    /// Where lines cross the chart.
    public var gridlinePositions: [Double]
    /// Says a number of the axis.
    public var valueDescriptionProvider: (Double) -> String
    /// How numbers are spread along the axis.
    public var scaleType = ScaleType.linear

    /// An axis of numbers.
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

/// An axis of a chart that names stand at.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// What the axis is called.
    public var title: String
    /// The names, in the order of the axis.
    public var categoryOrder: [String]

    /// An axis of names.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}
