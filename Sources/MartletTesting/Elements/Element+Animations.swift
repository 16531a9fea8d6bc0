import Foundation
import Martlet

/// Something of an element that is on its way.
public struct AnimationInFlight: Sendable, Equatable, CustomStringConvertible {
    /// A property of an element that can be animated.
    public enum Property: Hashable, Sendable, CaseIterable {
        /// Its position in its container and its size, in points: left, top, width, height.
        case frame
        /// From 0, invisible, to 1.
        case opacity
        /// Its offset from its layout position, in points: to the right, down.
        case offset
        /// Its horizontal and vertical scale factors; then the anchor, in units of the size.
        case scale
        /// Its rotation angle, in radians; then the anchor, in units of the size.
        case rotation
        /// The radius of the blur, in points.
        case blur
        /// The color of a text, a symbol, a shape, an area or a border, as `Color.Resolved` has it: red, green, blue
        /// and opacity, from 0 to 1. For a gradient it is its representative color.
        case color
        /// The sizes of a text's fonts, in points: the text's own, and then those of its parts.
        case fontSize
        /// The line of a shape, number for number as `StrokeStyle` has its `animatableData`, its width first.
        case stroke
        /// The value of a gauge or a progress view, from 0 to 1.
        case value
        /// The `animatableData` of a view, a modifier, a shape or a layout, number for number;
        /// ``AnimationInFlight/typeName`` is its type.
        case animatableData
        /// Another effect, in numbers of its own.
        case other
    }

    /// The animated property.
    public let property: Property
    /// The value at the end of the animation.
    public let target: [Double]
    /// The displayed value.
    public let presented: [Double]
    /// The change of the displayed value per second.
    public let velocity: [Double]
    /// The name of the type whose ``Property/animatableData`` it is: `PieSlice`. Nil for other properties.
    public let typeName: String?

    /// The animated property, the displayed value, the target and the velocity: `opacity 0.5 → 1 at 2/s`.
    public var description: String {
        func text(_ numbers: [Double]) -> String {
            numbers.map { TreeDump.number($0) }.joined(separator: ", ")
        }
        let name = typeName.map { "\($0)'s \(property)" } ?? "\(property)"
        return "\(name) \(text(presented)) → \(text(target)) at \(text(velocity))/s"
    }
}

extension Element {
    /// The running animations of the element and its ancestors, from the element outwards; empty when it is at rest.
    ///
    ///     let fade = try #require(element.animations.first { $0.property == .opacity })
    ///     #expect(fade.target == [0])
    ///
    /// The `animatableData` of the app's own views, modifiers, shapes and layouts is included.
    public var animations: [AnimationInFlight] {
        var found: [AnimationInFlight] = []
        var asked: Set<ObjectIdentifier> = []
        let drawn = node.firstDrawn
        // Drawn content counts as part of the element for the user: a text in a button, a shape behind a text.
        if let drawn, drawn !== node { found += drawn.ownAnimations }
        found += (drawn ?? node).motion.flightsOfViews(butOf: &asked).map { AnimationInFlight(.animatableData, $0) }
        if let color = drawn?.inheritedColorAnimation { found.append(AnimationInFlight(.color, color)) }
        var current: RenderNode? = node.innermostShownEffect
        while let next = current {
            found += next.ownAnimations
            found += next.motion.flightsOfViews(butOf: &asked).map { AnimationInFlight(.animatableData, $0) }
            if let flight = next.motion.frameAnimation { found.append(AnimationInFlight(.frame, flight)) }
            current = next.containerNode
        }
        return found
    }
}

extension AnimationInFlight {
    fileprivate init(_ property: Property, _ flight: ValueAnimation) {
        self.property = property
        target = flight.target
        presented = flight.presented
        velocity = flight.velocity
        typeName = flight.owner
    }
}

extension RenderNode {
    /// The running animations of the node itself, except that of its frame.
    fileprivate var ownAnimations: [AnimationInFlight] {
        let kinds: [(ValueAnimation.Kind, AnimationInFlight.Property)] = [
            (.effect, effectProperty), (.color, .color), (.fontSize, .fontSize), (.stroke, .stroke), (.value, .value),
            (.animatableData, .animatableData),
        ]
        return kinds.compactMap { kind, property in motion.flight(kind).map { AnimationInFlight(property, $0) } }
    }

    /// The running animation of the color that a text or a symbol inherits from a modifier around it.
    fileprivate var inheritedColorAnimation: ValueAnimation? {
        switch content {
        case .text, .image: environmentValue(\.foregroundAnimation)
        default: nil
        }
    }

    /// The last of a chain of directly nested effects that begins with this node, or the node itself if it is no
    /// effect. A view and its effects are one element.
    var innermostShownEffect: RenderNode {
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
