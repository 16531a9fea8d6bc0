import Foundation
import MartletReloadMessages

/// A tool that starts, operates or describes the running app.
struct AppTool: AssistantTool {
    let name: String
    let summary: String
    var parameters: [(name: String, summary: String, isRequired: Bool)] = []
    /// The names of products are compared with those of the package, and all else goes to the app.
    let startsPrograms = false
    let run: @Sendable ([String: String]) async throws -> [JSONValue]

    func call(_ arguments: [String: String]) async throws -> [JSONValue] { try await run(arguments) }

    private static let element = [
        (name: "role", summary: "The role as app_elements has it: button, textField, row, …", isRequired: true),
        (name: "name", summary: "The name as app_elements has it, or a text in the element.", isRequired: true),
    ]

    /// The tools for an app of the package.
    static func all(context: AssistantContext) -> [AppTool] {
        let app = RunningApp(context: context)
        /// A tool whose answer is the elements afterwards.
        func operation(
            _ name: String, _ summary: String, _ parameters: [(name: String, summary: String, isRequired: Bool)],
            _ operation: @escaping @Sendable ([String: String]) -> AppOperation
        ) -> AppTool {
            AppTool(name: name, summary: summary, parameters: parameters) {
                [.text(try await app.perform(operation($0)))]
            }
        }
        return [
            AppTool(
                name: "start_app",
                summary:
                    "Builds and starts the app in a window. While it runs, each saved change of its code is shown at once.",
                parameters: [
                    (name: "product", summary: "The executable product, if there are several.", isRequired: false)
                ]
            ) {
                try await app.start(product: $0["product"])
                return [.text(try await app.perform(.describe))]
            },
            AppTool(name: "stop_app", summary: "Ends the app.") { _ in
                try await app.stop()
                return [.text("The app has ended.")]
            },
            operation("app_elements", "Describes the app's elements: role, name, value, frame.", []) { _ in .describe },
            AppTool(
                name: "app_picture", summary: "Draws the app's window as it is, or in a variant.",
                parameters: [
                    (
                        name: "variant",
                        summary: "Words with + between them: light, dark, contrast, rtl, locale=ID, text=SIZE.",
                        isRequired: false
                    )
                ]
            ) { arguments in
                let file = context.logs.appendingPathComponent("app.png")
                _ = try await app.perform(.draw(path: file.path, variant: arguments["variant"] ?? ""))
                return [.image(try Data(contentsOf: file))]
            },
            operation("tap", "Taps an element. Returns the elements afterwards.", element) {
                .tap(role: $0["role"] ?? "", name: $0["name"] ?? "")
            },
            operation(
                "type_text", "Adds a text to that of a field. Returns the elements afterwards.",
                element + [(name: "text", summary: "The text.", isRequired: true)]
            ) { .type(text: $0["text"] ?? "", role: $0["role"] ?? "", name: $0["name"] ?? "") },
            operation(
                "press_keys", "Presses keys together in the window in use. Returns the elements afterwards.",
                [(name: "keys", summary: "Such as Ctrl+Shift+P, Return, Page Down.", isRequired: true)]
            ) { .press(keys: $0["keys"] ?? "") },
            operation("scroll_to", "Scrolls until an element is visible.", element) {
                .scroll(role: $0["role"] ?? "", name: $0["name"] ?? "")
            },
            AppTool(
                name: "why_updated",
                summary:
                    "Says why views have updated since the last call: for each update the written values, where they were written, and the bodies that ran."
            ) { _ in [.text(try await app.takeCauses())] },
            AppTool(
                name: "app_log",
                summary: "Returns the last lines that the app has written, its issues, and what reloading has done."
            ) { _ in [.text(await app.log(count: 60))] },
        ]
    }
}
