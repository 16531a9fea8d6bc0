import Foundation

/// A tool of the server for assistants.
protocol AssistantTool: Sendable {
    /// The tool's name in the protocol.
    var name: String { get }
    /// The description for the assistant.
    var summary: String { get }
    /// The parameters, all of which are strings: the name, the description, and whether it is required.
    var parameters: [(name: String, summary: String, isRequired: Bool)] { get }

    /// Whether the arguments become arguments of programs.
    var startsPrograms: Bool { get }

    /// Does the work, and returns the parts of the answer.
    func call(_ arguments: [String: String]) async throws -> [JSONValue]
}

extension AssistantTool {
    var startsPrograms: Bool { true }

    /// The JSON schema of the parameters.
    var schema: JSONValue {
        let properties = parameters.map {
            ($0.name, ["type": "string", "description": .string($0.summary)] as JSONValue)
        }
        return [
            "type": "object", "properties": .object(Dictionary(properties) { first, _ in first }),
            "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
            "additionalProperties": false,
        ]
    }

    /// Checks arguments against the schema.
    func checked(_ arguments: JSONValue) throws -> [String: String] {
        guard case .object(let members) = arguments else {
            throw AssistantServer.Failure.parameters("The arguments are not an object.")
        }
        var result: [String: String] = [:]
        for (key, value) in members {
            guard parameters.contains(where: { $0.name == key }) else {
                throw AssistantServer.Failure.parameters("\(name) has no argument \(key).")
            }
            guard let text = value.string else {
                throw AssistantServer.Failure.parameters("The argument \(key) is not a string.")
            }
            // A name can't become an option of the programs that the tools start.
            if startsPrograms, text.hasPrefix("-") {
                throw AssistantServer.Failure.parameters("The argument \(key) begins with '-'.")
            }
            result[key] = text
        }
        for parameter in parameters where parameter.isRequired && result[parameter.name] == nil {
            throw AssistantServer.Failure.parameters("\(name) needs the argument \(parameter.name).")
        }
        return result
    }
}

/// The package that the tools work on, and a folder for the messages of programs.
struct AssistantContext: Sendable {
    let package: PackageBuild
    let logs: URL
}
