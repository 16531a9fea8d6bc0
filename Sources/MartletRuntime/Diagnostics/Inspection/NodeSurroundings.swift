import Foundation

/// The modifiers, the environment and the place of a node, for the inspector.
package struct NodeSurroundings: Sendable {
    /// A modifier between the node and the container that arranges it.
    package struct Modifier: Sendable {
        package let node: UInt64
        /// The name as in the source, such as `padding`.
        package let name: String
        package let parameters: [(name: String, value: String)]
    }

    /// A value of the environment that is not that of the node's container.
    package struct Value: Sendable {
        package let name: String
        package let value: String
        /// The modifier that sets the value, such as `.font`; nil if it is unknown.
        package let modifier: String?
    }

    /// The place of the node in the container that arranges it.
    package struct Place: Sendable {
        package let container: String
        /// The container's alignments and spacings, by the names of its parameters.
        package let parameters: [(name: String, value: String)]
        /// The distances to the container's left, top, right and bottom edges, in points.
        package let edges: [Double]
        /// The distances to the siblings before and after, in points; nil if there is none, or if they overlap.
        package let before, after: Double?
    }

    /// The innermost modifier comes first.
    package let modifiers: [Modifier]
    package let environment: [Value]
    /// Nil for the outermost node.
    package let place: Place?
}

extension SceneInspection {
    /// Returns the surroundings of a node; nil if it is not in the tree.
    ///
    /// - Complexity: O(*n*) in the nodes of the scene.
    package func surroundings(ofNode id: UInt64) -> NodeSurroundings? {
        guard let node = node(id, in: scene.root) else { return nil }
        var modifiers: [NodeSurroundings.Modifier] = []
        var arranged = node
        while let container = arranged.containerNode, let modifier = container.inspection.modifier {
            modifiers.append(modifier)
            arranged = container
        }
        let container = arranged.containerNode
        return NodeSurroundings(
            modifiers: modifiers, environment: environment(of: node, in: container),
            place: container.map { place(of: arranged, in: $0) })
    }

    /// Returns the values that are set between a container and a node, and differ from those around.
    private func environment(of node: RenderNode, in container: RenderNode?) -> [NodeSurroundings.Value] {
        let outer = container?.environment ?? scene.environment
        var found: [NodeSurroundings.Value] = []
        var seen: Set<ObjectIdentifier> = []
        var current = node.environment
        while let here = current, here !== outer {
            for entry in here.ownEntries where seen.insert(ObjectIdentifier(entry.key)).inserted {
                guard scene.graph.isAlive(entry.attribute),
                    let value = scene.graph.storedValue(of: entry.attribute).map(ValueText.describe)
                else { continue }
                let around =
                    outer.ownOrInheritedAttribute(of: entry.key).flatMap { scene.graph.storedValue(of: $0) }
                    ?? Self.defaultValue(of: entry.key)
                if around.map(ValueText.describe) == value { continue }
                let name = Self.valueName(of: entry.key)
                found.append(
                    .init(
                        name: name, value: value,
                        modifier: here.modifier.map { Self.modifierName($0, setting: name) }))
            }
            current = here.parent
        }
        return found.sorted { $0.name < $1.name }
    }

    private static func defaultValue(of key: Any.Type) -> Any? {
        func value<K: EnvironmentKey>(_: K.Type) -> Any { K.defaultValue }
        return (key as? any EnvironmentKey.Type).map { value($0) }
    }

    /// The name of a value by its key: `font` for a `FontKey`.
    private static func valueName(of key: Any.Type) -> String {
        var name = typeName(key)
        if name.hasSuffix("Key") { name.removeLast(3) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The name of a modifier as in the source. Those for single values are of one type.
    private static func modifierName(_ type: Any.Type, setting value: String) -> String {
        var name = typeName(type)
        if name.hasPrefix("EnvironmentModifier") || name.hasPrefix("TransformEnvironmentModifier") {
            if let own = ownModifiers[value] { return "." + own }
            return name.hasPrefix("E") ? ".environment(\\.\(value))" : ".transformEnvironment(\\.\(value))"
        }
        if let end = name.firstIndex(of: "<") { name = String(name[..<end]) }
        for suffix in ["Modifier", "Writer"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        return "." + name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The values that have a modifier of their own.
    private static let ownModifiers: [String: String] = {
        let equal = [
            "allowsTightening", "controlSize", "dynamicTypeSize", "font", "headerProminence", "imageScale", "lineLimit",
            "lineSpacing", "minimumScaleFactor", "multilineTextAlignment", "symbolRenderingMode", "textCase", "tint",
            "truncationMode",
        ]
        var names = Dictionary(uniqueKeysWithValues: equal.map { ($0, $0) })
        names["isEnabled"] = "disabled"
        names["minimumLines"] = "lineLimit"
        names["redactionReasons"] = "redacted"
        names["symbolVariants"] = "symbolVariant"
        return names
    }()

    private func place(of node: RenderNode, in container: RenderNode) -> NodeSurroundings.Place {
        let siblings = container.layoutChildren.filter(\.isShown)
        let index = siblings.firstIndex { $0 === node }
        func distance(by step: Int) -> Double? {
            guard let index, siblings.indices.contains(index + step) else { return nil }
            let other = siblings[index + step].frame
            let (first, second) = step < 0 ? (other, node.frame) : (node.frame, other)
            return Self.distance(from: first, to: second)
        }
        let frame = node.frame
        let size = container.frame.size
        return NodeSurroundings.Place(
            container: container.inspection.name,
            parameters: container.inspection.layoutParameters.filter {
                $0.name.lowercased().hasSuffix("alignment") || $0.name.lowercased().hasSuffix("spacing")
            },
            edges: [frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY].map { Double($0) },
            before: distance(by: -1), after: distance(by: 1))
    }

    /// The distance between neighbors: below each other, or beside each other in either direction.
    private static func distance(from first: CGRect, to second: CGRect) -> Double? {
        let slack = 0.01
        let distances = [second.minY - first.maxY, second.minX - first.maxX, first.minX - second.maxX]
        return distances.first { $0 >= -slack }.map { Double($0) }
    }
}

extension InspectedNode {
    /// The node as a modifier of its content; nil if it arranges children, or is no modifier.
    fileprivate var modifier: NodeSurroundings.Modifier? {
        guard node.containerNode != nil, node.layout.name == nil, node.control == nil else { return nil }
        if case .scroll = node.content { return nil }
        var parameters = layoutParameters
        var name = ViewInstance.modifierName(of: node)
        if name == "layered" {
            let isBehind = parameters.contains { $0.name == "layer" && $0.value.hasSuffix("behind") }
            name = isBehind ? "background" : "overlay"
            parameters = []
        } else {
            guard node.layoutChildren.count == 1 else { return nil }
        }
        switch node.content {
        case .effect(let effect):
            let mirror = Mirror(reflecting: effect).children.first
            name = mirror?.label ?? name
        case .border(let border):
            name = "border"
            parameters = [("width", ValueText.describe(Double(border.width)))]
        case .fill: name = "background"
        default: break
        }
        guard let name, name != "empty", name != "overlaid" else { return nil }
        return NodeSurroundings.Modifier(node: node.id, name: name, parameters: parameters)
    }
}
