import AttributeGraph

/// The key under which a gauge finds its style.
enum GaugeStyleKey {}

/// How gauges look.
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
/// What a style declares, `@State` for instance, is kept once for each gauge (law A9).
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge, as a style sees it.
public struct GaugeStyleConfiguration {
    /// What the gauge measures.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// What it has measured.
    nonisolated public struct CurrentValueLabel: StyleContentView {
        init() {}
    }

    /// The lower bound of the range.
    nonisolated public struct MinimumValueLabel: StyleContentView {
        init() {}
    }

    /// The upper bound of the range.
    nonisolated public struct MaximumValueLabel: StyleContentView {
        init() {}
    }

    /// Labels for some values of the range.
    nonisolated public struct MarkedValueLabel: StyleContentView {
        init() {}
    }

    /// Where the value stands in the range, from 0 at the lower bound to 1 at the upper.
    public var value: Double
    /// What the gauge measures.
    public var label = Label()
    /// What it has measured; nil if the gauge does not say.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound of the range; nil if the gauge does not say.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound of the range; nil if the gauge does not say.
    public var maximumValueLabel: MaximumValueLabel?
    /// Labels for some values of the range; nil if the gauge has none.
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
    /// Gives the gauges of the view a look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(GaugeStyleModifier(style: style))
    }
}
