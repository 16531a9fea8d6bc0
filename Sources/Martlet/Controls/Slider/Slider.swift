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

    init(label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel, values: SliderValues) {
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.values = values
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        let minimum = view[\.minimumLabel]
        let maximum = view[\.maximumLabel]
        let editing = EditingState()
        let node = ControlMaker.make(
            SliderControl(),
            inputs: inputs,
            layout: SliderLayout(),
            label: ControlLabel(label),
            accessories: [ControlLabel(minimum), ControlLabel(maximum)]
        ) { graph, _, draft in
            view.pointer(in: graph).pointee.values.describe(&draft, editing: editing)
        }
        return _ViewOutputs(node: node)
    }
}

extension RenderNode {
    /// Where the track of a slider lies, in the coordinates of the node; empty for what is no slider.
    package var trackFrame: CGRect {
        guard layout is SliderLayout else { return .zero }
        return SliderLayout.parts(of: self, proposal: proposal).shownTrack(in: self)
    }
}
