import AttributeGraph

/// A drawing of a scene's current graph in the Mermaid language: the state of views, the reads of bodies, and the
/// bodies that ran in the last update.
///
/// Attributes that only the runtime uses are omitted; edges pass through them.
package struct GraphDrawing {
    private let scene: SceneGraph
    private var numbers: [AnyAttribute: Int] = [:]
    private var lines: [String] = ["flowchart LR"]

    /// Draws a scene as it is now.
    ///
    /// - Complexity: Linear in the attributes and edges of the graph.
    package static func mermaid(of scene: SceneGraph) -> String {
        var drawing = GraphDrawing(scene: scene)
        drawing.draw()
        return drawing.lines.joined(separator: "\n")
    }

    private init(scene: SceneGraph) { self.scene = scene }

    private mutating func draw() {
        let shown = scene.graph.attributes.compactMap { attribute -> (AnyAttribute, AttributeDescription)? in
            guard let description = scene.describe(attribute), description.kind != .view else { return nil }
            return (attribute, description)
        }
        let known = Set(shown.map(\.0))
        let edges = shown.map { sources(of: $0.0, among: known) }
        // The environment has inputs that only the runtime reads.
        let read = Set(edges.joined())
        for (attribute, description) in shown where description.kind != .environment || read.contains(attribute) {
            let number = numbers.count
            numbers[attribute] = number
            lines.append("    n\(number)\(shape(of: description, attribute))")
        }
        for (reader, sources) in zip(shown, edges) {
            for source in sources { lines.append("    n\(numbers[source]!) --> n\(numbers[reader.0]!)") }
        }
        let ran = (scene.trace?.runs ?? []).filter { $0.update == scene.updateCount }
        for (attribute, description) in shown where description.kind == .body {
            guard let path = description.instance?.path, ran.contains(where: { $0.viewPath == path }) else { continue }
            lines.append("    style n\(numbers[attribute]!) stroke-width:4px")
        }
    }

    private func shape(of description: AttributeDescription, _ attribute: AnyAttribute) -> String {
        var label = description.name
        if description.showsValue, let value = scene.graph.storedValue(of: attribute) {
            label += " = \(ValueText.describe(value))"
        }
        label = label.map { $0 == "\"" ? "'" : String($0) }.joined()
        return switch description.kind {
        case .body: "[\"\(label)\"]"
        case .environment: "{{\"\(label)\"}}"
        case .object: "[(\"\(label)\")]"
        default: "([\"\(label)\"])"
        }
    }

    /// Returns the inputs of an attribute among the drawn attributes, in the order of their creation.
    private func sources(of attribute: AnyAttribute, among known: Set<AnyAttribute>) -> [AnyAttribute] {
        var sources: [AnyAttribute] = []
        var seen: Set<AnyAttribute> = []
        var open = scene.graph.inputs(of: attribute)
        while let input = open.popLast() {
            guard seen.insert(input).inserted else { continue }
            if known.contains(input) {
                sources.append(input)
            } else {
                open += scene.graph.inputs(of: input)
            }
        }
        return sources.sorted { $0.index < $1.index }
    }
}
