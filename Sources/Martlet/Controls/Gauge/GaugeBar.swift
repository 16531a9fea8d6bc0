import AttributeGraph
import Foundation

/// The bar of a gauge, which the host draws like a progress bar.
nonisolated struct GaugeBar: PrimitiveView {
    let value: Double

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let place = AnimationPlace(inputs)
        var shown = Animator<Double>()
        let node = ControlMaker.make(GaugeBarControl(), inputs: inputs, isFocusable: false, label: nil) {
            graph, node, draft in
            let value = shown.present(view.pointer(in: graph).pointee.value, at: place)
            node.motion.keep(.value, shown.flight(at: place))
            draft.control.fraction = min(1, max(0, value))
        }
        return _ViewOutputs(node: node)
    }
}
