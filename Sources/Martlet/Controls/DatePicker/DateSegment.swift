import AttributeGraph
import Foundation

/// One component in a date field. The keyboard edits it, and assistive technology sees a number in a range.
nonisolated struct DateSegment: PrimitiveView {
    let text: Text
    let values: Values

    struct Values {
        var name: String
        var number: Int
        var numbers: ClosedRange<Int>
        var step: (Bool) -> Void
        var set: (Int) -> Void
        /// Handles a typed key. Returns `true` if the component uses the key.
        var type: (KeyInput) -> Bool
        var focusChanged: (Bool) -> Void
    }

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let text = view[\.text]
        let node = ControlMaker.make(NumberControl(), inputs: inputs, label: ControlLabel(text)) { graph, node, draft in
            let values = view.pointer(in: graph).pointee.values
            draft.state.title = values.name
            draft.control.number = Double(values.number)
            draft.control.range = Double(values.numbers.lowerBound)...Double(values.numbers.upperBound)
            draft.actions.increment = { values.step(true) }
            draft.actions.decrement = { values.step(false) }
            draft.actions.setNumber = { number in
                if let number = Int(exactly: number.rounded()) { values.set(number) }
            }
            node.input.key = values.type
            node.input.focusChanged = values.focusChanged
        }
        return _ViewOutputs(node: node)
    }
}
