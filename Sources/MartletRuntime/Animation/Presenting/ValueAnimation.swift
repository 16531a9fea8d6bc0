import AttributeGraph
import Foundation

/// A running animation of a value, in numbers, for tests.
package struct ValueAnimation: Sendable {
    /// The kind of the animated value of a node.
    package enum Kind: Hashable, Sendable {
        /// The data of the effect that the node is.
        case effect
        /// The animatable data of a view, modifier, shape or layout.
        case animatableData
        /// A paint, as red, green, blue and opacity.
        case color
        /// The line of a shape, as `StrokeStyle` has its animatable data.
        case stroke
        /// The sizes of a text's fonts, in points.
        case fontSize
        /// The value of a gauge or a progress view, from 0 to 1.
        case value
    }

    /// The target value.
    package let target: [Double]
    /// The presented value.
    package let presented: [Double]
    /// The velocity of the presented value, per second.
    package let velocity: [Double]
    /// The type that owns the animatable data.
    package private(set) var owner: String?

    package init(target: [Double], presented: [Double], velocity: [Double]) {
        self.target = target
        self.presented = presented
        self.velocity = velocity
    }

    /// Returns the same animation, as the animatable data of a type.
    package func of(_ type: Any.Type) -> ValueAnimation {
        var flight = self
        flight.owner = typeName(type)
        return flight
    }
}

/// The running animations of a node.
private final class NodeAnimations: NodeAttachment {
    var values: [ValueAnimation.Kind: ValueAnimation] = [:]
}

extension ValueAnimation {
    /// Whether nodes record their running animations, for ``MotionNode/flight(_:)``. Never reset once it is set.
    // @exclusivity(unchecked): a Boolean, read and written without calling anything in between.
    // nonisolated(unsafe): set before the first scene is created, and on its thread.
    @exclusivity(unchecked) package nonisolated(unsafe) static var areKept = false
}

extension MotionNode {
    /// The running animation of the node's frame (x, y, width and height, in points of the container); nil if there is
    /// none.
    package var frameAnimation: ValueAnimation? {
        guard let way = node.extras?.motion?.run.way(at: node.scene.clock.now) else { return nil }
        return ValueAnimation(
            target: way.target.numbers, presented: way.presented.numbers, velocity: way.velocity.numbers)
    }

    /// Returns the running animation of a kind; nil if there is none. Only available while the scene records them.
    package func flight(_ kind: ValueAnimation.Kind) -> ValueAnimation? {
        node.attachment(NodeAnimations.self)?.values[kind]
    }

    /// Records a running animation of the node, if recording is enabled.
    package func keep(_ kind: ValueAnimation.Kind, _ flight: @autoclosure () -> ValueAnimation?) {
        guard ValueAnimation.areKept else { return }
        let known = node.attachment(NodeAnimations.self)
        guard let flight = flight() else {
            known?.values[kind] = nil
            if known?.values.isEmpty == true { node.removeAttachment(NodeAnimations.self) }
            return
        }
        let flights = known ?? NodeAnimations()
        flights.values[kind] = flight
        if known == nil { node.setAttachment(flights) }
    }
}

// MARK: - Values of views

/// A rule with an animated value.
protocol ValueAnimationRule {
    var flight: ValueAnimation? { get }
}

extension AnimatablePart: ValueAnimationRule {
    var flight: ValueAnimation? {
        guard let flight = animator.flight(at: place) else { return nil }
        // The dependency on the time lets a reading rule run again: the last presented value may already equal the
        // target.
        _ = place.scene.graph[place.scene.clock.time]
        return flight.of(Value.self)
    }
}

extension _GraphValue {
    /// Returns the running animation of the value, if it is animatable.
    func flight(in graph: Graph) -> ValueAnimation? { (graph.rule(of: attribute) as? any ValueAnimationRule)?.flight }
}

extension ViewInstance {
    /// The running animation of the animatable data of the view or modifier.
    private var flight: ValueAnimation? {
        guard let body, scene.graph.isAlive(body), let rule = scene.graph.rule(of: body) as? any AnyBodyRule,
            scene.graph.isAlive(rule.sourceAttribute)
        else { return nil }
        return (scene.graph.rule(of: rule.sourceAttribute) as? any ValueAnimationRule)?.flight
    }

    /// Returns the running animations of this view and of the views around it, from the innermost. Views in `asked` are
    /// skipped, and visited views are inserted.
    fileprivate func flights(butOf asked: inout Set<ObjectIdentifier>) -> [ValueAnimation] {
        var found: [ValueAnimation] = []
        var current: ViewInstance? = self
        while let view = current, asked.insert(ObjectIdentifier(view)).inserted {
            if let flight = view.flight { found.append(flight) }
            current = view.parent
        }
        return found
    }
}

extension MotionNode {
    /// Returns the running animations of the views and modifiers around the node, from the innermost. Views in `asked`
    /// are skipped, and visited views are inserted.
    package func flightsOfViews(butOf asked: inout Set<ObjectIdentifier>) -> [ValueAnimation] {
        node.instance?.flights(butOf: &asked) ?? []
    }
}

// MARK: - Vectors as numbers

extension VectorArithmetic {
    /// The components of the vector, or, for a type that does not list them, the numbers among its stored properties.
    package var numbers: [Double] {
        (self as? any NumberedVector)?.ownNumbers ?? Mirror(reflecting: self).children.flatMap { numbersIn($0.value) }
    }
}

/// The numbers of a part of a vector, which may be a list of vectors.
private func numbersIn(_ part: Any) -> [Double] {
    if let vector = part as? any VectorArithmetic { return vector.numbers }
    let mirror = Mirror(reflecting: part)
    return mirror.displayStyle == .collection ? mirror.children.flatMap { numbersIn($0.value) } : []
}

/// A vector that exposes its components.
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
