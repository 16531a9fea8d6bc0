import Foundation
import Testing

@testable import MartletTool

@Suite struct AssistantServerTests {
    private struct Echo: AssistantTool {
        let name = "echo"
        let summary = "Returns the text."
        let parameters = [
            (name: "text", summary: "A text.", isRequired: true), (name: "more", summary: "More.", isRequired: false),
        ]

        func call(_ arguments: [String: String]) async throws -> [JSONValue] {
            if arguments["text"] == "fail" { throw CommandError("It failed.") }
            return [.text(arguments["text"] ?? "")]
        }
    }

    private let server = AssistantServer(tools: [Echo()])

    private func answer(_ line: String) async throws -> JSONValue? {
        guard let text = await server.answer(to: line) else { return nil }
        #expect(!text.contains("\n"))
        return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    private func call(_ parameters: String) async throws -> JSONValue? {
        try await answer(#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":\#(parameters)}"#)
    }

    @Test func theVersionOfTheClientIsSpoken() async throws {
        for (asked, spoken) in [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")] {
            let answer = try #require(
                await answer(
                    #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#))
            #expect(answer["id"] == "a")
            #expect(answer["result"]?["protocolVersion"] == .string(spoken))
            #expect(answer["result"]?["capabilities"]?["tools"] == [:])
        }
    }

    @Test func notificationsAndAnswersGetNoAnswer() async throws {
        #expect(try await answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
        #expect(try await answer(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    }

    @Test func toolsHaveSchemas() async throws {
        let answer = try #require(await answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#))
        #expect(
            answer["result"]?["tools"] == [
                [
                    "name": "echo", "description": "Returns the text.",
                    "inputSchema": [
                        "type": "object", "required": ["text"], "additionalProperties": false,
                        "properties": [
                            "text": ["type": "string", "description": "A text."],
                            "more": ["type": "string", "description": "More."],
                        ],
                    ],
                ]
            ])
    }

    @Test func aCallReturnsContent() async throws {
        let answer = try #require(await call(#"{"name":"echo","arguments":{"text":"a\nb"}}"#))
        #expect(answer["id"] == 7)
        #expect(answer["result"]?["content"] == [["type": "text", "text": "a\nb"]])
        #expect(answer["result"]?["isError"] == false)
    }

    @Test func aFailureOfTheWorkIsContent() async throws {
        let answer = try #require(await call(#"{"name":"echo","arguments":{"text":"fail"}}"#))
        #expect(answer["result"]?["isError"] == true)
        #expect(answer["result"]?["content"] == [["type": "text", "text": "It failed."]])
    }

    @Test(arguments: [
        #"{"name":"echo","arguments":{}}"#, #"{"name":"echo","arguments":{"text":1}}"#,
        #"{"name":"echo","arguments":{"text":"--traits"}}"#, #"{"name":"echo","arguments":{"text":"a","x":"b"}}"#,
        #"{"name":"echo","arguments":[]}"#, #"{"name":"none","arguments":{}}"#, "{}", "[]",
    ])
    func wrongArgumentsAreRefused(_ parameters: String) async throws {
        let answer = try #require(await call(parameters))
        #expect(answer["error"]?["code"] == -32602)
    }

    @Test(arguments: [
        ("{", -32700), ("[]", -32600), ("1", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"x"}"#, -32601),
    ])
    func linesThatAreNoRequestsGetAnError(_ line: String, _ code: Int) async throws {
        let answer = try #require(await answer(line))
        #expect(answer["error"]?["code"] == .number(Double(code)))
    }

    @Test func messagesOfTheCompilerAreRead() throws {
        let output = """
            [1/2] Compiling App a.swift
            /s/a b.swift:3:7: error: cannot find 'x' in scope
             1 | let y = x
               |         `- error: cannot find 'x' in scope
            /s/a b.swift:3:7: error: cannot find 'x' in scope
            /s/c.swift:10:1: warning: unused: really
            error: fatalError
            """
        let messages = CompilerMessage.all(in: output)
        #expect(messages.map(\.file) == ["/s/a b.swift", "/s/c.swift"])
        #expect(messages.map(\.kind) == ["error", "warning"])
        #expect(messages.map(\.line) == [3, 10])
        #expect(messages.map(\.column) == [7, 1])
        #expect(messages[1].message == "unused: really")
    }
}
