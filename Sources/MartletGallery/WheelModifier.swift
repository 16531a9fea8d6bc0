import AttributeGraph
import Foundation
import Martlet
import MartletRuntime

/// Receives the scroll wheel, for which SwiftUI has no gesture.
nonisolated struct WheelModifier: PrimitiveModifier {
    /// Takes the distance by which the content would move; `nil` to leave the wheel to the views around it.
    let action: (@MainActor (CGSize) -> Void)?

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { graph in
            let action = modifier.read(in: graph).action
            node.input.scroll = action.map { action in
                { delta in
                    MainActor.assumeIsolated { action(delta) }
                    return true
                }
            }
        }
        return outputs
    }
}
