import Martlet
import MartletRuntime

/// The details of a view.
struct ViewAnswer: Encodable {
    struct Property: Encodable {
        var name: String
        var kind: String
        var type: String
        var value: String?
        var attribute: String?
        var editable: Bool
        var openable: Bool
        var read: Bool?
    }

    struct Reading: Encodable {
        var name: String
        var value: String?
    }

    struct Element: Encodable {
        var role: String
        var label: String
        var value: String?
    }

    var view: String
    var type: String
    var module: String
    var path: String
    var runs: Int
    var skips: Int
    var nanoseconds: Int
    var frame: [Double]?
    var properties: [Property]
    var environment: [Reading]
    var modifiers: [String]
    var accessibility: [Element]
}

extension Inspector {
    func view(_ request: Request) throws(Refusal) -> ViewAnswer {
        let (key, scene) = try find(request.view)
        guard let inspection = scene.inspection.inspection(of: key.attribute) else {
            throw Refusal("\(key) is no view")
        }
        let known = worker.read { $0.view(key) }
        let type = ViewTypeEntry(number: 0, type: inspection.type)
        return ViewAnswer(
            view: key.description, type: type.name, module: type.module, path: inspection.path,
            runs: known?.runs ?? 0, skips: known?.skips ?? 0, nanoseconds: known?.length ?? 0,
            frame: inspection.frame.map { [$0.minX, $0.minY, $0.width, $0.height] },
            properties: inspection.properties.map { property in
                .init(
                    name: property.name, kind: property.kind.rawValue, type: property.type, value: property.value,
                    attribute: property.attribute.map { ViewKey(graph: key.graph, attribute: $0).description },
                    editable: property.isEditable, openable: property.isOpenable, read: property.isRead)
            },
            environment: inspection.environment.map { .init(name: $0.name, value: $0.value) },
            modifiers: inspection.modifiers,
            accessibility: inspection.elements.map { .init(role: $0.role, label: $0.label, value: $0.value) })
    }
}
