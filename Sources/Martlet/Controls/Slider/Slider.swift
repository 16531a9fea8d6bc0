import AttributeGraph
import Foundation

/// A control for selecting a value from a range.
///
///     Slider(value: $speed, in: 0...100, step: 5) {
///         Text("Speed")
///     } minimumValueLabel: {
///         Text("0")
///     } maximumValueLabel: {
///         Text("100")
///     }
///
/// The label is before the track, and the labels of the bounds are at its ends. A value outside the range is shown at
/// the nearest bound, and stays unchanged until the user moves the slider. With a step, the user selects the lower
/// bound or a value a whole number of steps above it; up to 40 steps are marked by ticks.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel
    let values: SliderValues
    /// The ticks and the current-value label; `nil` for most sliders.
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

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        let minimum = view[\.minimumLabel]
        let maximum = view[\.maximumLabel]
        let editing = EditingState()
        let environment = inputs.environment
        let node = ControlMaker.make(
            SliderControl(),
            inputs: inputs,
            layout: SliderLayout(),
            label: ControlLabel(label),
            accessories: [ControlLabel(minimum), ControlLabel(maximum)]
        ) { graph, _, draft in
            view.pointer(in: graph).pointee.values.describe(&draft, editing: editing)
            draft.control.hidesThumb = EnvironmentValues(scope: environment).sliderThumbVisibility == .hidden
        }
        followExtras(of: view, at: node, inputs)
        return _ViewOutputs(node: node)
    }

    /// Updates the labels of the ticks, and sets the text that assistive technology reads for the value.
    private static func followExtras(of view: _GraphValue<Self>, at node: RenderNode, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        var layer: AccessibilityLayer?
        inputs.follow { [unowned node] graph in
            let extras = view.read(in: graph).extras
            let labels = extras?.labels ?? []
            LateContent.show(labels.isEmpty ? nil : SliderTickLabels(labels: labels), in: node, inputs)
            guard layer != nil || extras?.currentValue != nil else { return }
            let own = layer ?? AccessibilityLayer(of: node)
            layer = own
            var properties = AccessibilityProperties()
            properties.value = extras?.currentValue?.resolve(in: graph[environment.textSurroundings].context).string
            own.set(properties)
        }
    }
}

extension PartsNode {
    /// The frame of a slider's track, in the coordinates of the node; empty for other nodes.
    package var trackFrame: CGRect {
        guard node.layout is SliderLayout else { return .zero }
        return SliderLayout.parts(of: node, proposal: node.proposal).shownTrack(in: node)
    }
}
