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
/// what lies a whole number of steps above it; up to 40 steps are marked at the track.
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

    /// Keeps the labels of marks at their places, and has assistive technology told of the value by the text that the
    /// view has for it.
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

extension RenderNode {
    /// Where the track of a slider lies, in the coordinates of the node; empty for what is no slider.
    package var trackFrame: CGRect {
        guard layout is SliderLayout else { return .zero }
        return SliderLayout.parts(of: self, proposal: proposal).shownTrack(in: self)
    }
}
