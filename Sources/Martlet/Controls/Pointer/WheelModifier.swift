import Foundation

/// Receives the scroll wheel, for which SwiftUI has no gesture.
nonisolated struct WheelModifier: PrimitiveModifier {
    let turn: ((CGSize) -> Bool)?

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { graph in node.input.scroll = modifier.read(in: graph).turn }
        return outputs
    }
}

extension View {
    /// Calls a closure when the wheel is turned over the view.
    ///
    /// - Parameter turn: Takes the distance by which the content would move, and returns whether it used it. nil leaves
    ///   the wheel to the views around.
    nonisolated package func onWheel(_ turn: ((CGSize) -> Bool)?) -> some View {
        modifier(WheelModifier(turn: turn))
    }
}
