import ArgumentParser

/// The command `martlet`, which shows apps with hot reload, draws previews, and shows why views update.
@main
struct MartletTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "martlet",
        abstract: "Shows apps with hot reload, draws previews, and shows why the views of a running app update.",
        discussion: """
            An app is asked that was started with MARTLET_INSPECT=1 in its environment, as this tool starts it. Arguments \
            that the tool does not know go to the app, and so does all that is behind --.
            """,
        subcommands: [
            Inspect.self, Why.self, Trace.self, Check.self, New.self, BundleCommand.self, Run.self, Preview.self,
            MCP.self, Replay.self,
        ]
    )
}
