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
        /// The colour of a text, a symbol, a shape, an area or a border, as `Color.Resolved` has it: red, green, blue and
        /// opacity, from 0 to 1. Of a gradient it is the colour that stands for all.
        case color
        /// The sizes of a text's fonts, in points: that of the whole, and then those of its parts.
        case fontSize
        /// The line of a shape, number for number as `StrokeStyle` has its `animatableData`, its width first.
        case stroke
        /// What a gauge or a progress view shows, from 0 to 1.
        case value
        /// The `animatableData` of a view, a modifier, a shape or a layout, number for number;
        /// ``AnimationInFlight/typeName`` is its type.
        case animatableData
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
    /// The name of the type whose ``Property/animatableData`` it is: `PieSlice`. Nil for what is something else.
    public let typeName: String?

    /// What is on its way, from what is shown now to where it goes: `opacity 0.5 → 1 at 2/s`.
    public var description: String {
        func text(_ numbers: [Double]) -> String {
            numbers.map { TreeDump.number($0) }.joined(separator: ", ")
        }
        let name = typeName.map { "\($0)'s \(property)" } ?? "\(property)"
        return "\(name) \(text(presented)) → \(text(target)) at \(text(velocity))/s"
    }
}

extension Element {
    /// What of the element, or of what it stands in, is on its way now, from the element outwards; empty when it is at rest.
    ///
    ///     let fade = try #require(element.animations.first { $0.property == .opacity })
    ///     #expect(fade.target == [0])
    ///
    /// The values of the app's own views, modifiers, shapes and layouts that are `Animatable` are among them.
    public var animations: [AnimationInFlight] {
        var found: [AnimationInFlight] = []
        var asked: Set<ObjectIdentifier> = []
        let drawn = node.firstDrawn
        // What is drawn in the element is the element to a person: a text in a button, a shape behind a text.
        if let drawn, drawn !== node { found += drawn.ownFlights }
        found += (drawn ?? node).flightsOfViews(butOf: &asked).map { AnimationInFlight(.animatableData, $0) }
        if let color = drawn?.inheritedColorFlight { found.append(AnimationInFlight(.color, color)) }
        var current: RenderNode? = node.innermostShownEffect
        while let next = current {
            found += next.ownFlights
            found += next.flightsOfViews(butOf: &asked).map { AnimationInFlight(.animatableData, $0) }
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
        typeName = flight.owner
    }
}

extension RenderNode {
    /// What of the node itself is on its way, but for its frame.
    fileprivate var ownFlights: [AnimationInFlight] {
        let kinds: [(ValueFlight.Kind, AnimationInFlight.Property)] = [
            (.effect, effectProperty), (.color, .color), (.fontSize, .fontSize), (.stroke, .stroke), (.value, .value),
            (.animatableData, .animatableData),
        ]
        return kinds.compactMap { kind, property in flight(kind).map { AnimationInFlight(property, $0) } }
    }

    /// What of the colour is on its way that a text or a symbol has from a modifier around it.
    fileprivate var inheritedColorFlight: ValueFlight? {
        switch content {
        case .text, .image: environmentValue(\.foregroundFlight)
        default: nil
        }
    }

    /// The last of the effects that stand directly in each other, of which this node is the first; itself if it is none. A
    /// view and the effects on it are one element.
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
