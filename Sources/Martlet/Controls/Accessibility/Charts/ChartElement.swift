/// The part of a chart that an element is, for tests and for the chart's description.
package final class ChartElement: NodeAttachment {
    package enum Kind {
        case chart, mark, legend
    }

    package let kind: Kind
    /// Makes the description of the whole chart, which is made only where it is asked for.
    package fileprivate(set) var descriptor: (@MainActor () -> AXChartDescriptor)?

    fileprivate init(_ kind: Kind) { self.kind = kind }
}

/// Marks an element as a part of a chart.
nonisolated struct ChartElementModifier: PrimitiveModifier {
    var kind: ChartElement.Kind
    var descriptor: (@MainActor () -> AXChartDescriptor)?

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { graph in
            let value = modifier.read(in: graph)
            node.attachment(ChartElement.self, orMake: ChartElement(value.kind)).descriptor = value.descriptor
        }
        return outputs
    }
}

extension View {
    /// Marks the view's element as a part of a chart.
    ///
    /// - Parameter descriptor: Makes the description of a whole chart.
    nonisolated package func chartElement(
        _ kind: ChartElement.Kind, descriptor: (@MainActor () -> AXChartDescriptor)? = nil
    ) -> some View {
        modifier(ChartElementModifier(kind: kind, descriptor: descriptor))
    }
}

extension RenderNode {
    /// The part of a chart that the node is; nil for other nodes.
    package var chartElement: ChartElement? { attachment(ChartElement.self) }
}
