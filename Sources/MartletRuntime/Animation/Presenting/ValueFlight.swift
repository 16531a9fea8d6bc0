import Foundation

/// A value that is on its way, in numbers: for tests, which ask what is animated.
package struct ValueFlight: Sendable {
    /// Where it goes to.
    package let target: [Double]
    /// What is shown now.
    package let presented: [Double]
    /// How fast that changes, per second.
    package let velocity: [Double]
}

/// What of an effect is on its way, while that is so.
final class EffectFlight: NodeAttachment {
    let value: ValueFlight

    init(_ value: ValueFlight) { self.value = value }
}

extension SceneGraph {
    /// Has nodes keep from here on what of their effects is on its way, for ``RenderNode/effectFlight``.
    package func keepFlights() { clock.keepsFlights = true }
}

extension RenderNode {
    /// Where the node is on its way to in its container, in points: its left and upper edge, its width and its height; nil
    /// when it is not on its way.
    package var frameFlight: ValueFlight? {
        guard let run = extras?.motion?.run else { return nil }
        let now = scene.clock.now
        return ValueFlight(
            target: run.target.numbers, presented: (run.value(at: now) ?? run.target).numbers,
            velocity: run.velocity(at: now).numbers)
    }

    /// What of the effect that the node is, is on its way; nil when nothing is. Known where the scene keeps that.
    package var effectFlight: ValueFlight? { attachment(EffectFlight.self)?.value }

    /// Keeps what of the node's effect is on its way.
    func keep(_ flight: ValueFlight?) {
        if let flight {
            setAttachment(EffectFlight(flight))
        } else if hasAttachment(EffectFlight.self) {
            removeAttachment(EffectFlight.self)
        }
    }
}

extension VectorArithmetic {
    /// The vector as numbers, in the order in which it has them.
    var numbers: [Double] { (self as? any NumberedVector)?.ownNumbers ?? [] }
}

/// A vector that says its numbers.
private protocol NumberedVector {
    var ownNumbers: [Double] { get }
}

extension Double: NumberedVector { fileprivate var ownNumbers: [Double] { [self] } }
extension CGFloat: NumberedVector { fileprivate var ownNumbers: [Double] { [Double(self)] } }
extension Float: NumberedVector { fileprivate var ownNumbers: [Double] { [Double(self)] } }
extension AnimatablePair: NumberedVector { fileprivate var ownNumbers: [Double] { first.numbers + second.numbers } }
extension RectVector: NumberedVector {
    fileprivate var ownNumbers: [Double] { [values.x, values.y, values.z, values.w] }
}
