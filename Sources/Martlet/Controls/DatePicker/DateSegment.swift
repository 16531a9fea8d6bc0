import AttributeGraph
import Foundation

/// One part of a date in a field: keys change it, and assistive technology knows it as a number in a range.
nonisolated struct DateSegment: PrimitiveView {
    let text: Text
    let values: Values

    struct Values {
        var name: String
        var number: Int
        var numbers: ClosedRange<Int>
        var step: (Bool) -> Void
        var set: (Int) -> Void
        /// Told of keys that are typed; true if it used one.
        var type: (KeyInput) -> Bool
        var focusChanged: (Bool) -> Void
    }

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let text = view[\.text]
        let node = ControlMaker.make(.stepper, inputs: inputs, label: ControlLabel(text)) { graph, node, control in
            let values = view.pointer(in: graph).pointee.values
            control.look = .number
            control.title = values.name
            control.value = .number(Double(values.number))
            control.range = Double(values.numbers.lowerBound)...Double(values.numbers.upperBound)
            control.step = 1
            control.actions.increment = { values.step(true) }
            control.actions.decrement = { values.step(false) }
            control.actions.setValue = { number in
                if let number = Int(exactly: number.rounded()) { values.set(number) }
            }
            node.input.key = values.type
            node.input.focusChanged = values.focusChanged
        }
        return _ViewOutputs(node: node)
    }
}
