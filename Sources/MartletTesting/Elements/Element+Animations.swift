import Foundation
import Martlet

/// Something of an element that is on its way.
public struct AnimationInFlight: Sendable, Equatable, CustomStringConvertible {
    /// What of an element may be on its way.
    public enum Property: Hashable, Sendable, CaseIterable {
        /// Its place in what it stands in and its size, in points: left, top, width, height.
        case frame
        /// From 0, invisible, to 1.
        case opacity
        /// How far it is shown from where it stands, in points: to the right, down.
        case offset
        /// How much larger it is shown, as factors: across, along; then the fixed point, as a part of the size.
        case scale
        /// How far it is turned, in radians; then the fixed point, as a part of the size.
        case rotation
        /// The radius of the blur, in points.
        case blur
        /// Another effect, in numbers of its own.
        case other
    }

    /// What is on its way.
    public let property: Property
    /// Where it goes to.
    public let target: [Double]
    /// What is shown now.
    public let presented: [Double]
    /// How fast that changes, per second.
    public let velocity: [Double]

    /// What is on its way, from what is shown now to where it goes: `opacity 0.5 → 1 at 2/s`.
    public var description: String {
        func text(_ numbers: [Double]) -> String {
            numbers.map { TreeDump.number($0) }.joined(separator: ", ")
        }
        return "\(property) \(text(presented)) → \(text(target)) at \(text(velocity))/s"
    }
}

extension Element {
    /// What of the element, or of what it stands in, is on its way now, from the element outwards; empty when it is at rest.
    ///
    ///     let fade = try #require(element.animations.first { $0.property == .opacity })
    ///     #expect(fade.target == [0])
    ///
    /// Values of views and shapes that are `Animatable` are not among them: look at what they show.
    public var animations: [AnimationInFlight] {
        var found: [AnimationInFlight] = []
        var current: RenderNode? = node.innermostShownEffect
        while let next = current {
            if let flight = next.effectFlight { found.append(AnimationInFlight(next.effectProperty, flight)) }
            if let flight = next.frameFlight { found.append(AnimationInFlight(.frame, flight)) }
            current = next.containerNode
        }
        return found
    }
}

extension AnimationInFlight {
    fileprivate init(_ property: Property, _ flight: ValueFlight) {
        self.property = property
        target = flight.target
        presented = flight.presented
        velocity = flight.velocity
    }
}

extension RenderNode {
    /// The last of the effects that stand directly in each other, of which this node is the first; itself if it is none. A
    /// view and the effects on it are one element.
    fileprivate var innermostShownEffect: RenderNode {
        var node = self
        while case .effect = node.content, node.layoutChildren.count == 1, let child = node.layoutChildren.first,
            case .effect = child.content
        {
            node = child
        }
        return node
    }

    fileprivate var effectProperty: AnimationInFlight.Property {
        guard case .effect(let effect) = content else { return .other }
        switch effect {
        case .opacity: return .opacity
        case .offset: return .offset
        case .blur: return .blur
        case .transform(let transform):
            return transform.isScale ? .scale : transform.isRotation ? .rotation : .other
        default: return .other
        }
    }
}
