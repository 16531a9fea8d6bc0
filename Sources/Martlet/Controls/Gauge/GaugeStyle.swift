import AttributeGraph

/// The key of the gauge style among the attachments of the inputs.
enum GaugeStyleKey {}

/// A custom look for gauges.
///
///     struct Percent: GaugeStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             HStack {
///                 configuration.label
///                 Text(configuration.value, format: .percent)
///             }
///         }
///     }
///
/// Dynamic properties of the style, such as `@State`, are stored once for each gauge (law A9).
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge, for the body of a style.
public struct GaugeStyleConfiguration {
    /// The type of the label that names the measured quantity.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The type of the label of the current value.
    nonisolated public struct CurrentValueLabel: StyleContentView {
        init() {}
    }

    /// The type of the label of the range's lower bound.
    nonisolated public struct MinimumValueLabel: StyleContentView {
        init() {}
    }

    /// The type of the label of the range's upper bound.
    nonisolated public struct MaximumValueLabel: StyleContentView {
        init() {}
    }

    /// The type of the labels of marked values.
    nonisolated public struct MarkedValueLabel: StyleContentView {
        init() {}
    }

    /// The value's position in the range, from 0 at the lower bound to 1 at the upper bound.
    public var value: Double
    /// The label that names the measured quantity.
    public var label = Label()
    /// The label of the current value; `nil` if the gauge has none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the range's lower bound; `nil` if the gauge has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the range's upper bound; `nil` if the gauge has none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of marked values; `nil` if the gauge has none.
    public var markedValueLabels: MarkedValueLabel?

    init(_ parts: GaugeParts) {
        value = parts.fraction
        currentValueLabel = parts.hasCurrentValue ? CurrentValueLabel() : nil
        minimumValueLabel = parts.hasBounds ? MinimumValueLabel() : nil
        maximumValueLabel = parts.hasBounds ? MaximumValueLabel() : nil
        markedValueLabels = parts.hasMarks ? MarkedValueLabel() : nil
    }
}

nonisolated struct GaugeStyleModifier<S: GaugeStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(GaugeStyleKey.self, maker(modifier[\.style], inputs: inputs))
    }

    static func maker(_ style: _GraphValue<S>, inputs: _ViewInputs) -> StyleMaker<GaugeParts> {
        BodyStyleMaker<S, GaugeParts, S.Body>(key: GaugeStyleKey.self, style: style, inputs: inputs) { style, parts in
            onMainActor((style, GaugeStyleConfiguration(parts))) { $0.makeBody(configuration: $1) }
        }
    }
}

extension View {
    /// Sets the style of the gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(GaugeStyleModifier(style: style))
    }
}
