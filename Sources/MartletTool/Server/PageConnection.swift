import Foundation

/// Connects a page's WebSocket to an app, and reconnects when the app restarts. Each page has its own connection to
/// the app, so that its subscriptions and its reading speed do not affect other pages.
struct PageConnection: WebSocketHandler {
    /// The largest message accepted from a page, in bytes; equal to the app's limit.
    static let longestMessage = 64 << 10

    let finder: AppFinder?
    /// The name of a recording that the page shows instead of an app.
    let recording: String?
    let log: Log

    func serve(_ socket: WebSocket) async {
        let outbox = Outbox()
        let app = CurrentApp()
        let forwarding = Task { await forwardLines(to: outbox, from: app) }
        await takeMessages(from: socket, outbox: outbox, app: app)
        forwarding.cancel()
    }

    // MARK: From the app to the page

    private func forwardLines(to outbox: Outbox, from app: CurrentApp) async {
        if let recording {
            _ = await outbox.put(.tool(["tool": "recording", "name": recording]))
        }
        guard let finder else { return }
        while !Task.isCancelled {
            guard await outbox.put(.tool(["tool": "waiting", "app": finder.name])) else { return }
            guard let connection = await finder.connection() else { return }
            await app.set(connection)
            let isWanted = await carry(connection, to: outbox)
            await app.set(nil)
            await connection.close()
            guard isWanted, await outbox.put(.tool(["tool": "ended", "app": finder.name])) else { return }
            // Limits reconnection to an app that closes immediately.
            try? await Task.sleep(for: .milliseconds(100))
        }
    }

    /// Forwards lines until the connection ends.
    /// - Returns: `false` if the page was closed.
    private func carry(_ connection: LineConnection, to outbox: Outbox) async -> Bool {
        do {
            while let line = try await connection.nextLine() {
                guard line.isMessage else {
                    log.logIgnored(line, from: "the app")
                    continue
                }
                guard await outbox.put(WebSocketFrame(.text, Data(line))) else {
                    return false
                }
                if line.starts(with: Self.hello), Self.isTerminalless(line) { log.release() }
            }
        } catch {
            log.write(endOfApp: error)
            return !(error is CancellationError)
        }
        return true
    }

    private static let hello = Array(#"{"event":"hello""#.utf8)

    /// Returns whether an app's greeting says that it does not use the terminal.
    static func isTerminalless(_ hello: [UInt8]) -> Bool {
        let message = try? JSONSerialization.jsonObject(with: Data(hello)) as? [String: Any]
        return message.flatMap { $0["host"] as? String }.map { $0 != "terminal" } ?? false
    }

    // MARK: From the page to the app

    private func takeMessages(from socket: WebSocket, outbox: Outbox, app: CurrentApp) async {
        await withDiscardingTaskGroup { group in
            await socket.exchange(outbox, log: log) { message in
                // The tool itself answers some requests.
                if let order = ReplayOrder(message) {
                    group.addTask { await replay(order, outbox: outbox) }
                } else if let order = EditorOrder(message) {
                    group.addTask { await open(order, outbox: outbox) }
                } else {
                    await take(Array(message), outbox: outbox, app: app)
                }
            }
            // Processes that replay tests end with the page.
            group.cancelAll()
        }
    }

    /// Replays a recorded test, and answers with the result.
    private func replay(_ order: ReplayOrder, outbox: Outbox) async {
        var outcome = ReplayOutcome.failed("The program of the app is not known, since it does not run.")
        if let (path, arguments) = finder?.program {
            outcome = await Replayer(app: path, arguments: arguments).replay(order.test, start: order.start)
        }
        _ = await outbox.put(.tool(outcome.message.merging(["re": order.id]) { $1 }))
    }

    /// Opens a line of the source in an editor, and answers when it has started.
    private func open(_ order: EditorOrder, outbox: Outbox) async {
        var answer: [String: any Sendable] = ["re": order.id]
        do { try await order.open() } catch { answer["error"] = "\(error)" }
        _ = await outbox.put(.tool(answer))
    }

    private func take(_ message: [UInt8], outbox: Outbox, app: CurrentApp) async {
        guard message.isMessage, !message.contains(UInt8(ascii: "\n")),
            let request = try? JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
        else {
            return log.logIgnored(message, from: "the page")
        }
        do {
            guard let connection = await app.connection else { throw CancellationError() }
            try await connection.send(String(decoding: message, as: UTF8.self))
        } catch {
            // Without an app, no other component would answer.
            guard let id = request["id"] as? Int else { return }
            _ = await outbox.put(.tool(["re": id, "error": "the app does not run"]))
        }
    }
}

/// A request of the page to replay a recorded test, which the tool itself answers.
private struct ReplayOrder: Decodable {
    var id: Int
    var ask: String
    var test: String
    var start: [String]?

    /// Reads a message; `nil` if it is a request of another kind.
    init?(_ message: Data) {
        guard let order = try? JSONDecoder().decode(Self.self, from: message), order.ask == "replay" else { return nil }
        self = order
    }
}

/// The current connection to the app.
private actor CurrentApp {
    private(set) var connection: LineConnection?

    func set(_ connection: LineConnection?) { self.connection = connection }
}

extension [UInt8] {
    /// Whether the bytes may be a message: UTF-8 text that is enclosed in braces.
    var isMessage: Bool {
        first == UInt8(ascii: "{") && last == UInt8(ascii: "}") && String(validating: self, as: UTF8.self) != nil
    }
}

extension WebSocketFrame {
    /// Creates a message of the tool itself.
    static func tool(_ message: [String: any Sendable]) -> WebSocketFrame {
        let payload = (try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys)) ?? Data("{}".utf8)
        return WebSocketFrame(.text, payload)
    }
}
