import Martlet
import MartletRuntime

/// The parts of a value.
struct ValueAnswer: Encodable {
    struct Part: Encodable {
        var name: String
        var step: String
        var type: String
        var value: String
        var openable: Bool
        var editable: Bool
    }

    var value: String
    var parts: [Part]
    var more: Int
}

extension Inspector {
    /// Returns the parts of the value at the end of a path, from a property of a view.
    func value(_ request: Request) throws(Refusal) -> ValueAnswer {
        let (key, scene) = try find(request.view)
        guard let property = request.property else { throw Refusal("'value' needs a property") }
        let path = request.path ?? []
        guard let (value, parts, more) = scene.inspection.parts(of: key.attribute, property: property, path: path)
        else {
            throw Refusal("there is no \(([property] + path).joined(separator: "."))")
        }
        return ValueAnswer(
            value: value,
            parts: parts.map {
                .init(
                    name: $0.name, step: $0.step, type: $0.type, value: $0.value, openable: $0.isOpenable,
                    editable: $0.isEditable)
            }, more: more)
    }
}
