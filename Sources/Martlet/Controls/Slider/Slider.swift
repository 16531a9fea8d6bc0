import AttributeGraph
import Foundation

/// A control that chooses a value from a range.
///
///     Slider(value: $speed, in: 0...100, step: 5) {
///         Text("Speed")
///     } minimumValueLabel: {
///         Text("0")
///     } maximumValueLabel: {
///         Text("100")
///     }
///
/// The label stands before the track, those of the range at its ends. A value outside of the range is shown at the
/// range's end, and stays as it is until a person moves the slider. With a step, a person chooses the lower bound and
/// what lies a whole number of steps above it.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel
    let values: SliderValues
    /// What only some sliders have.
    let extras: SliderExtras?

    init(
        label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel, values: SliderValues,
        extras: SliderExtras? = nil
    ) {
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.values = values
        self.extras = extras
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        let minimum = view[\.minimumLabel]
        let maximum = view[\.maximumLabel]
        let editing = EditingState()
        var accessories = [ControlLabel(minimum), ControlLabel(maximum)]
        let extras = view.pointer(in: inputs.graph).pointee.extras
        if extras?.labels.isEmpty == false { accessories.append(tickLabels(of: view, inputs)) }
        let node = ControlMaker.make(
            SliderControl(),
            inputs: inputs,
            layout: SliderLayout(),
            label: ControlLabel(label),
            accessories: accessories
        ) { graph, _, draft in
            view.pointer(in: graph).pointee.values.describe(&draft, editing: editing)
        }
        if extras?.currentValue != nil { tellValue(of: view, at: node, inputs) }
        return _ViewOutputs(node: node)
    }

    private static func tickLabels(of view: _GraphValue<Self>, _ inputs: _ViewInputs) -> ControlLabel {
        let labels = inputs.graph.makeRule(in: inputs.scope) { graph in
            SliderTickLabels(labels: view.read(in: graph).extras?.labels ?? [])
        }
        return ControlLabel(_GraphValue(labels, isCompared: false))
    }

    /// Has assistive technology told of the value by the text that the view has for it.
    private static func tellValue(of view: _GraphValue<Self>, at node: RenderNode, _ inputs: _ViewInputs) {
        let layer = AccessibilityLayer(of: node)
        let environment = inputs.environment
        inputs.follow { graph in
            let text = view.read(in: graph).extras?.currentValue
            var properties = AccessibilityProperties()
            properties.value = text?.resolve(in: graph[environment.textSurroundings].context).string
            layer.set(properties)
        }
    }
}

extension RenderNode {
    /// Where the track of a slider lies, in the coordinates of the node; empty for what is no slider.
    package var trackFrame: CGRect {
        guard layout is SliderLayout else { return .zero }
        return SliderLayout.parts(of: self, proposal: proposal).shownTrack(in: self)
    }
}
