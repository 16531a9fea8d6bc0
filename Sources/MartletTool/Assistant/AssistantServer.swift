import Foundation

/// A server of the Model Context Protocol: JSON-RPC 2.0, one message a line.
///
/// Requests are answered in order, one at a time.
struct AssistantServer {
    /// The versions of the protocol that the server speaks, the newest first.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// An error of a request.
    struct Failure: Error {
        let code: Int
        let message: String

        static func parameters(_ message: String) -> Failure { Failure(code: -32602, message: message) }
    }

    let tools: [any AssistantTool]

    /// Answers a line; `nil` if it asks for no answer.
    func answer(to line: String) async -> String? {
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
            return Self.text(Self.error(Failure(code: -32700, message: "The line is not JSON."), id: .null))
        }
        guard case .object = message, message["jsonrpc"] == "2.0", let method = message["method"]?.string else {
            // Answers to requests are not expected, as the server makes none.
            if message["result"] != nil || message["error"] != nil { return nil }
            return Self.text(
                Self.error(Failure(code: -32600, message: "The message is not a request."), id: message["id"] ?? .null))
        }
        // Notifications have no answer.
        guard let id = message["id"] else { return nil }
        do {
            let result = try await result(of: method, parameters: message["params"] ?? [:])
            return Self.text(["jsonrpc": "2.0", "id": id, "result": result])
        } catch let failure as Failure {
            return Self.text(Self.error(failure, id: id))
        } catch {
            return Self.text(Self.error(Failure(code: -32603, message: "\(error)"), id: id))
        }
    }

    private func result(of method: String, parameters: JSONValue) async throws -> JSONValue {
        switch method {
        case "initialize":
            let asked = parameters["protocolVersion"]?.string
            let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
            return [
                "protocolVersion": .string(version), "capabilities": ["tools": [:]],
                "serverInfo": ["name": "martlet", "title": "Martlet: SwiftUI on Linux", "version": "1"],
                "instructions": .string(AssistantRules.summary),
            ]
        case "ping": return [:]
        case "tools/list":
            return [
                "tools": .array(
                    tools.map {
                        ["name": .string($0.name), "description": .string($0.summary), "inputSchema": $0.schema]
                    })
            ]
        case "tools/call":
            guard let name = parameters["name"]?.string, let tool = tools.first(where: { $0.name == name }) else {
                throw Failure.parameters("There is no tool of that name.")
            }
            let arguments = try tool.checked(parameters["arguments"] ?? [:])
            do {
                return ["content": .array(try await tool.call(arguments)), "isError": false]
            } catch let failure as CommandError {
                return ["content": [.text(failure.description)], "isError": true]
            }
        default: throw Failure(code: -32601, message: "There is no method \(method).")
        }
    }

    private static func error(_ failure: Failure, id: JSONValue) -> JSONValue {
        [
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .number(Double(failure.code)), "message": .string(failure.message)],
        ]
    }

    private static func text(_ message: JSONValue) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension JSONValue {
    /// A part of a tool's answer that is text.
    static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    /// A part of a tool's answer that is a picture.
    static func image(_ data: Data) -> JSONValue {
        ["type": "image", "mimeType": "image/png", "data": .string(data.base64EncodedString())]
    }
}
