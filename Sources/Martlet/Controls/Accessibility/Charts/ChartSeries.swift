import Foundation

/// A position on the axis of a chart.
public enum AXDataPointValue: Hashable, Sendable {
    /// A position on an axis of numbers.
    case number(Double)
    /// A position on an axis of categories.
    case category(String)
}

/// A data point of a chart.
public final class AXDataPoint: NSObject {
    /// The position on the x axis.
    public var xValue: AXDataPointValue
    /// The position on the y axis; `nil` if it is unknown.
    public var yValue: Double?
    /// The positions on the chart's additional axes.
    public var additionalValues: [AXDataPointValue]
    /// The name of the point, read before its values.
    public var label: String?

    /// Creates a point with a number on the x axis.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }

    /// Creates a point with a category on the x axis.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// A series of data points in a chart.
public final class AXDataSeriesDescriptor: NSObject {
    /// The name of the series.
    public var name: String?
    /// Whether the chart connects the points, as a line chart does.
    public var isContinuous: Bool
    /// The data points, in the order of the x axis.
    public var dataPoints: [AXDataPoint]

    /// Creates a series of data points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// The accessibility description of a chart.
public final class AXChartDescriptor: NSObject {
    /// The name of the chart.
    public var title: String?
    /// A sentence that sums up the chart.
    public var summary: String?
    /// The horizontal axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The vertical axis.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of the points' additional values.
    public var additionalAxes: [any AXDataAxisDescriptor]?
    /// The series of data points.
    public var series: [AXDataSeriesDescriptor]

    /// Creates a description of a chart.
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
