import AttributeGraph

/// Examines the last passes of an update that does not settle, and reports the values that keep changing (law C3).
///
/// While it exists, writes are traced, so that the report can name source lines.
final class UnsettledUpdate {
    private struct Changing: Hashable {
        let property: String
        let viewPath: String?
    }

    private unowned let scene: SceneGraph
    private let tracing = WriteTracing()
    private var properties: [Changing: WriteCapture?] = [:]
    private var others: Set<String> = []

    init(_ scene: SceneGraph) { self.scene = scene }

    /// Records the pending writes. Called between two passes.
    func look() {
        let locations = scene.writes.locations
        for location in locations {
            let instance = location.trackedAttribute.flatMap { scene.describe($0)?.instance }
            let key = Changing(property: location.name, viewPath: instance?.path)
            let capture = scene.writes.captures(of: location).last
            properties.updateValue(capture ?? properties[key] ?? nil, forKey: key)
        }
        guard locations.isEmpty else { return }
        for rule in scene.graph.queuedRules { if let name = scene.describe(rule)?.name { others.insert(name) } }
        for node in scene.nodesToCollect { others.insert("the preferences of \(node.path)") }
        if scene.needsLayout { others.insert("the layout") }
    }

    func report() {
        let changing = properties.map { (key: $0.key, value: $0.value?.site) }
            .sorted { ($0.key.property, $0.key.viewPath ?? "") < ($1.key.property, $1.key.viewPath ?? "") }
        var names = changing.map { key, site in
            let details = [key.viewPath.map { "in \($0)" }, site.map { "written at \($0)" }].compactMap { $0 }
            return details.isEmpty ? key.property : "\(key.property) (\(details.joined(separator: ", ")))"
        }
        if names.isEmpty { names = others.sorted() }
        let site = changing.lazy.compactMap { $0.value }.first
        scene.diagnostics.report(
            RuntimeIssue(
                message: "An update did not settle after \(SceneGraph.passLimit) passes. Still changing: "
                    + (names.isEmpty ? "geometry or preferences" : names.joined(separator: ", ")) + ".",
                viewPath: changing.lazy.compactMap { $0.key.viewPath }.first,
                property: changing.first?.key.property,
                file: site?.file,
                line: site?.line
            )
        )
    }
}
