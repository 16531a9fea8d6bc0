import Foundation

/// Where something stands at an axis of a chart.
public enum AXDataPointValue: Hashable, Sendable {
    /// At a number.
    case number(Double)
    /// At a name.
    case category(String)
}

/// A point of a chart.
public final class AXDataPoint: NSObject {
    /// Where it stands along the chart.
    public var xValue: AXDataPointValue
    /// How high it stands; nil where nothing is known.
    public var yValue: Double?
    /// What else is known of it.
    public var additionalValues: [AXDataPointValue]
    /// What it is called, beside its values.
    public var label: String?

    /// A point at a number.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }

    /// A point at a name.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor: NSObject {
    /// What the points are called together.
    public var name: String?
    /// Whether the chart goes on between the points, as a line does.
    public var isContinuous: Bool
    /// The points, in the order of the chart.
    public var dataPoints: [AXDataPoint]

    /// Points that belong together.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// What a chart shows.
public final class AXChartDescriptor: NSObject {
    /// What the chart is called.
    public var title: String?
    /// What is to be seen in it.
    public var summary: String?
    /// The axis along the chart.
    public var xAxis: any AXDataAxisDescriptor
    /// The axis that heights are measured by.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// More axes, for the additional values of points.
    public var additionalAxes: [any AXDataAxisDescriptor]?
    /// What the chart shows.
    public var series: [AXDataSeriesDescriptor]

    /// A chart with axes.
    public init(
        title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        xAxis = xAxisDescriptor
        yAxis = yAxisDescriptor
        self.additionalAxes = additionalAxes
        self.series = series
    }
}
